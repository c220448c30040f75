export type PartOne = 'rule' | 'loop' | 'deadEnd' | 'theReturn' | 'tree' | 'solution' | 'eight';
export type PartTwo = 'variants' | 'growth' | 'symmetry';

/** Keys stand in braces by name. Sentences after a colon begin in lower case. */
export type ChapterWords = {
	readonly title: string;
	readonly explained: string;
	readonly tasks: readonly TaskWords[];
};

/** The answers to a question, each with what is said to it, in the order of their letters: a whole number would go first. */
type QuestionWords = {readonly asks: string; readonly options: Readonly<Record<string, string>>};

type ExerciseWords = {
	readonly asks: string;
	readonly after: string;
	/** What is wrong with a queen, by its row and column. */
	readonly wrong?: Readonly<Record<string, string>>;
};

export type TaskWords = QuestionWords | ExerciseWords;
