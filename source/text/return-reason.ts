/**
 * Why a call has returned: it has reported a solution, no square of its row was safe, it has explored some columns
 * without success, or it has found solutions.
 */
export type ReturnReason =
	| {readonly type: 'solution'}
	| {readonly type: 'dead-end'; readonly size: number}
	| {readonly type: 'failed'; readonly size: number; readonly explored: number}
	| {readonly type: 'found'; readonly solutions: number};
