import {attackOn, checkSize} from '../board.js';
import {nextColumn, type Position, type Step, start} from './step.js';
import type {Variant} from './variant.js';

/**
 * The search itself, step by step: rows from top to bottom, columns from left to right, from any position to the end.
 * The board is the stack: each queen stands for a call of the recursive program that has not returned. The first `next()`
 * throws a RangeError for a size out of range.
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
	let column = 0;

	function place(placed: number): Step {
		const row = queens.length;
		guard.place(row, placed);
		queens.push(placed);
		column = 0;
		return {type: 'place', row, column: placed};
	}

	function remove(): Step {
		const removed = queens.pop()!;
		const row = queens.length;
		guard.remove(row, removed);
		column = removed + 1;
		return {type: 'backtrack', row, column: removed};
	}

	for (const queen of from.queens) {
		place(queen);
	}

	column = nextColumn(size, from);
	// After these two steps the search is in the middle of a turn of the loop: finish it.
	if (from.step?.type === 'test' && !from.step.attack) {
		yield place(column);
	} else if (from.step?.type === 'solution') {
		yield remove();
	}

	while (true) {
		const row = queens.length;
		if (row === size) {
			yield {type: 'solution', number: ++solutions};
			yield remove();
		} else if (column < size) {
			const attack = guard.isAttacked(row, column) ? attackOn(queens, row, column) : undefined;
			yield {type: 'test', row, column, attack};
			if (attack) {
				column++;
			} else {
				yield place(column);
			}
		} else if (row > 0) {
			yield remove();
		} else {
			return;
		}
	}
}
