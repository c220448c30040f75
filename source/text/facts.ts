import type {AttackLine, Square} from '../solver/index.js';

/** It has reported a solution, no square was safe, its columns had no success, or it has found solutions. */
export type ReturnReason =
	| {readonly type: 'solution'}
	| {readonly type: 'dead-end'; readonly size: number}
	| {readonly type: 'failed'; readonly size: number; readonly explored: number}
	| {readonly type: 'found'; readonly solutions: number};

/** It has no children, or the search has left it. */
export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';

/** On a square of Play. A given queen cannot be removed. */
export type SquareContent = 'empty' | 'queen' | 'given';

/** Of queens placed for a task of the lesson. */
export type Fault =
	| {readonly type: 'attack'; readonly upper: Square; readonly lower: Square; readonly line: AttackLine | 'row'}
	/** The task needs a queen here. */
	| {readonly type: 'missing'; readonly wanted: Square}
	| {readonly type: 'wrong-row'; readonly wanted: number}
	/** No queen attacks this square, though one should. */
	| {readonly type: 'not-stuck'; readonly safe: Square};
