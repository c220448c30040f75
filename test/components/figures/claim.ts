/** Where a figure stands in a frame, and what it must be: a value for each group of the pattern, if it has matched. */
export type Claim = {
	readonly name: string;
	readonly pattern: RegExp;
	readonly expected: (match: readonly string[]) => readonly (string | number)[];
};

/** A whole number, with separators or without. */
export const number = '[\\d,]*\\d';
export const figure = `(${number})`;

export function claim(name: string, pattern: string, expected: Claim['expected']): Claim {
	return {name, pattern: new RegExp(pattern, 'gm'), expected};
}
