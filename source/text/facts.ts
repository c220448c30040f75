/** It has reported a solution, no square was safe, its columns had no success, or it has found solutions. */
export type ReturnReason =
	| {readonly type: 'solution'}
	| {readonly type: 'dead-end'; readonly size: number}
	| {readonly type: 'failed'; readonly size: number; readonly explored: number}
	| {readonly type: 'found'; readonly solutions: number};

export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';

export type SquareContent = 'empty' | 'queen' | 'given';
