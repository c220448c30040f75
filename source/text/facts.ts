import type {AttackLine, Square} from '../solver/index.js';

/** It has reported a solution, no square was safe, its columns had no success, or it has found solutions. */
export type ReturnReason =
	| {readonly type: 'solution'}
	| {readonly type: 'dead-end'; readonly size: number}
	| {readonly type: 'failed'; readonly size: number; readonly explored: number}
	| {readonly type: 'found'; readonly solutions: number};

export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';

export type SquareContent = 'empty' | 'queen' | 'given';

export type Fault =
	| {readonly type: 'attack'; readonly upper: Square; readonly lower: Square; readonly line: AttackLine | 'row'}
	| {readonly type: 'missing'; readonly wanted: Square}
	| {readonly type: 'wrong-row'; readonly wanted: number}
	| {readonly type: 'not-stuck'; readonly safe: Square};
