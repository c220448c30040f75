import {attackOn, checkSize} from '../board.js';
import {nextColumn, type Position, type Step, start} from './step.js';
import type {Guard} from './variant.js';

// The other searches of this project, and why they are not this one, which makes every step with any variant from any position:
//
// - `runVariant` (print): the listing of a variant without its steps, to measure the time of the tests alone.
// - `bruteForceAt`: no test before a board is whole. Where it is after some operations is computed, because nobody could wait.
// - `solutions`: three masks, recursive: it has to find all solutions of large boards, and makes no tests.
// - `count`: as `solutions`, but keeps no queens: copying each solution takes as long as finding it.
// - `createSubtreeCounter`: counts the facts about all tests below a node, from which the tape skips subtrees.
// - `treeOf`: how long each queen stands, in the time of the tape, without its steps.
// - `completing`: fills the row with the fewest safe squares first, so that a hint for 27 queens takes milliseconds.
// - `earlierQueens`: the search backwards, from placement to placement, until each row below has its last queen.
// - `printedBy` (judge): the search with a mistake in it, which may test, remove and print otherwise.

/**
 * The search, step by step: rows from top to bottom, columns from left to right. The guard tells which squares are attacked;
 * it already remembers the queens of `from`, and nobody else changes it. The array of queens is the stack: each queen stands
 * for a call of the recursive program that has not returned. The first `next()` throws a RangeError for a size out of range.
 */
export function* backtrack(
	size: number,
	guard: Pick<Guard, 'isAttacked' | 'place' | 'remove'>,
	from: Position = start,
): Generator<Step, undefined> {
	checkSize(size);
	const queens = [...from.queens];
	let {solutions} = from;
	/** The next one of the row below the queens; at `size` the row is done. */
	let column = nextColumn(size, from);
	/** The last step has found that column safe. */
	let isSafe = from.step?.type === 'test' && !from.step.attack;

	while (true) {
		const row = queens.length;
		if (isSafe) {
			guard.place(row, column);
			queens.push(column);
			yield {type: 'place', row, column};
			isSafe = false;
			column = 0;
		} else if (column === size) {
			const removed = queens.pop();
			if (removed === undefined) {
				return;
			}

			guard.remove(row - 1, removed);
			yield {type: 'backtrack', row: row - 1, column: removed};
			column = removed + 1;
		} else if (row === size) {
			yield {type: 'solution', number: ++solutions};
			column = size;
		} else if (guard.isAttacked(row, column)) {
			yield {type: 'test', row, column, attack: attackOn(queens, row, column)};
			column++;
		} else {
			yield {type: 'test', row, column, attack: undefined};
			isSafe = true;
		}
	}
}
