import type {AttackLine, Square} from '../solver/index.js';

/**
 * Why a call has returned: it has reported a solution, no square of its row was safe, it has explored some columns
 * without success, or it has found solutions.
 */
export type ReturnReason =
	| {readonly type: 'solution'}
	| {readonly type: 'dead-end'; readonly size: number}
	| {readonly type: 'failed'; readonly size: number; readonly explored: number}
	| {readonly type: 'found'; readonly solutions: number};

/** The sign of a node of the search tree: it has no children, or the search has left it. */
export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';

/** What is on a square of Play. A given queen cannot be removed. */
export type SquareContent = 'empty' | 'queen' | 'given';

/** What is wrong with the queens that the user has placed for a task of the lesson. */
export type Fault =
	| {readonly type: 'attack'; readonly upper: Square; readonly lower: Square; readonly line: AttackLine | 'row'}
	/** The task needs a queen here. */
	| {readonly type: 'missing'; readonly wanted: Square}
	| {readonly type: 'wrong-row'; readonly wanted: number}
	/** No queen attacks this square, though there should be no such one. */
	| {readonly type: 'not-stuck'; readonly safe: Square};
