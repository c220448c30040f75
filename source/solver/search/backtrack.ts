import {attackOn, checkSize} from '../board.js';
import {nextColumn, type Position, type Step, start} from './step.js';
import type {Variant} from './variant.js';

/**
 * The search, step by step: rows from top to bottom, columns from left to right. It starts at any position and runs to the
 * end. The array of queens is the stack: each queen stands for a call of the recursive program that has not returned.
 * The first `next()` throws a RangeError for a size out of range.
 */
export function* backtrack(
	size: number,
	variant: Pick<Variant, 'guard'>,
	from: Position = start,
): Generator<Step, undefined> {
	checkSize(size);
	const guard = variant.guard(size);
	const queens: number[] = [];
	let {solutions} = from;
	/** The next column to test in the row below the queens. At `size` the row is done. */
	let column = 0;

	function place(placed: number): Step {
		const row = queens.length;
		guard.place(row, placed);
		queens.push(placed);
		column = 0;
		return {type: 'place', row, column: placed};
	}

	for (const queen of from.queens) {
		place(queen);
	}

	column = nextColumn(size, from);
	// The last step has found a safe square: place the queen without a second test.
	if (from.step?.type === 'test' && !from.step.attack) {
		yield place(column);
	}

	while (true) {
		const row = queens.length;
		if (column === size) {
			const removed = queens.pop();
			if (removed === undefined) {
				return;
			}

			guard.remove(row - 1, removed);
			column = removed + 1;
			yield {type: 'backtrack', row: row - 1, column: removed};
		} else if (row === size) {
			column = size;
			yield {type: 'solution', number: ++solutions};
		} else {
			const attack = guard.isAttacked(row, column) ? attackOn(queens, row, column) : undefined;
			yield {type: 'test', row, column, attack};
			if (attack) {
				column++;
			} else {
				yield place(column);
			}
		}
	}
}
