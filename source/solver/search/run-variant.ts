import {checkSize} from '../board.js';
import type {Variant} from './variant.js';

/**
 * Runs the whole search recursively, as the listing of the variant does, to measure its cost: making the steps of
 * `backtrack` would take longer than the tests that are measured. Throws a RangeError for a size out of range.
 */
export function runVariant(size: number, variant: Pick<Variant, 'guard'>) {
	checkSize(size);
	const guard = variant.guard(size);
	let tests = 0;
	let solutions = 0;

	function place(row: number): void {
		if (row === size) {
			solutions++;
			return;
		}

		for (let column = 0; column < size; column++) {
			tests++;
			if (!guard.isAttacked(row, column)) {
				guard.place(row, column);
				place(row + 1);
				guard.remove(row, column);
			}
		}
	}

	place(0);
	return {tests, checks: guard.checks, solutions};
}
