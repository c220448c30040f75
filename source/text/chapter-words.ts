export type PartOne = 'rule' | 'loop' | 'deadEnd' | 'theReturn' | 'tree' | 'solution' | 'eight';
export type PartTwo = 'variants' | 'growth' | 'symmetry';

/** Keys stand in braces by name. Sentences after a colon begin in lower case. */
export type ChapterWords = {
	readonly title: string;
	readonly explained: string;
	readonly tasks: readonly TaskWords[];
};

export type TaskWords = {
	readonly asks: string;
	/** The second says more. A task without help has none. */
	readonly hints?: readonly [string, string];
} /** What is said to each of the four answers, in the order of their letters. No option may be a whole number: JavaScript would put it first. */ & (
	| {readonly options: Readonly<Record<string, string>>}
	| {
			readonly after: string;
			/** What is wrong with a queen, by its row and column. */
			readonly wrong?: Readonly<Record<string, string>>;
	  }
);
