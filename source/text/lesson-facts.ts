import type {AttackLine, Queens, Square, VariantId} from '../solver/index.js';

/** What the whole search of one size contains and costs. */
export type SearchFacts = {
	readonly tests: number;
	/** Of the search tree, the root included. */
	readonly nodes: number;
	readonly deadEnds: number;
	readonly solutions: number;
	/** Of solutions that turn into each other by rotation and reflection. */
	readonly classes: number;
	readonly checks: (variant: VariantId) => number;
	readonly writes: (variant: VariantId) => number;
	/** The most that its memory has at any moment. */
	readonly cells: (variant: VariantId) => number;
	/** The solutions below the first queen on this column. */
	readonly solutionsBelow: (column: number) => number;
};

/** The facts of a size that is small enough to be searched at once. */
export type FactsOf = (size: number) => SearchFacts;

/** What is wrong with what the user has done so far. */
export type Fault =
	| {readonly type: 'attack'; readonly upper: Square; readonly lower: Square; readonly line: AttackLine | 'row'}
	/** A queen stands elsewhere than where the task wants it. */
	| {readonly type: 'elsewhere'; readonly queen: Square; readonly wanted: Square}
	/** The task needs a queen here. */
	| {readonly type: 'missing'; readonly wanted: Square}
	| {readonly type: 'wrong-row'; readonly queen: Square; readonly wanted: number}
	/** The search has gone on past the step. */
	| {readonly type: 'past'; readonly index: number; readonly goal: number};

/** Where the search stands when a task begins elsewhere than the one before it has ended. */
export type Jump = {
	/** The size of the board, if it is another one. */
	readonly size: number | undefined;
	readonly index: number;
	readonly queens: Queens;
};

/** The step that a question is about. */
export type About = {readonly step: number};
