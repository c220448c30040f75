/** The languages in which each variant has its listing. In some an array has all its elements from the start: -1 where no queen stands. */
export const codes = [
	{id: 'typescript', name: 'TypeScript', hasFixedArrays: false},
	{id: 'java', name: 'Java', hasFixedArrays: true},
	{id: 'cpp', name: 'C++', hasFixedArrays: true},
	{id: 'python', name: 'Python', hasFixedArrays: false},
] as const;

/** The id of a language of the listings, as `--code` takes it. */
export type CodeId = (typeof codes)[number]['id'];
