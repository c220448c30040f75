import type {AttackLine, Square, VariantId} from '../solver/index.js';

/** What the whole search of one size contains and costs. */
type SearchFacts = {
	readonly tests: number;
	/** Of the search tree, the root included. */
	readonly nodes: number;
	/** The same by depth. */
	readonly nodesAt: readonly number[];
	/** Of the tree that is left without one of the rules. */
	readonly nodesWithout: (rule: AttackLine) => number;
	readonly deadEnds: number;
	readonly solutions: number;
	/** Of solutions that turn into each other by rotation and reflection. */
	readonly classes: number;
	/** The number of steps after the last solution. */
	readonly stepsAfterLast: () => number;
	readonly checks: (variant: VariantId) => number;
	readonly writes: (variant: VariantId) => number;
};

/** The facts of a size that is small enough to be searched at once. */
export type FactsOf = (size: number) => SearchFacts;

/** What the lesson says about a task. Keys stand in braces, by the names of their rows; sentences after a colon begin in lower case. */
export type TaskWords = {
	readonly asks: string;
	/** Of a question with four answers. */
	readonly options?: readonly [string, string, string, string];
	/** Said when it is done, right or skipped. */
	readonly after: string;
	/** Why an answer is wrong: by the letter, the number or the key. */
	readonly wrong: Readonly<Record<string, string>>;
	/** None where there is no help. */
	readonly nudge?: string;
	readonly hint?: string;
	/** What to type. */
	readonly answer: string;
};

/** What a chapter says. `Task` names its tasks in their order. */
type ChapterWords<Task extends string> = {
	readonly title: string;
	/** At most three. */
	readonly sentences: readonly string[];
	readonly tasks: Readonly<Record<Task, TaskWords>>;
};

/** The words of a chapter, with the names of its tasks as their type. */
export function chapter<Task extends string>(words: ChapterWords<Task>): ChapterWords<Task> {
	return words;
}

/** What is wrong with what the user has done so far. */
export type Fault =
	| {readonly type: 'attack'; readonly upper: Square; readonly lower: Square; readonly line: AttackLine | 'row'}
	/** The task needs a queen here. */
	| {readonly type: 'missing'; readonly wanted: Square}
	| {readonly type: 'wrong-row'; readonly queen: Square; readonly wanted: number}
	/** No queen attacks this square, though there should be no such one. */
	| {readonly type: 'not-stuck'; readonly safe: Square}
	/** A key has led elsewhere, or past the step: which of the wrong answers this is, if the task has one. */
	| {readonly type: 'elsewhere'; readonly keys: readonly string[]};
