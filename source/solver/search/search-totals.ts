import {checkSize} from '../board.js';
import type {Variant} from './variant.js';

/** The totals of a whole search. */
export type SearchTotals = {readonly tests: number; readonly checks: number; readonly solutions: number};

/** Progress is measured in this many upper rows. */
const rowsWithProgress = 3;

/**
 * Runs the whole search recursively, as the listing of the variant does, to measure its cost: making the steps of `backtrack`
 * would take longer than the tests that are measured. Yields the progress from 0 to
 * 1, estimated from the columns of the upper rows. Throws a RangeError for a size out of range.
 */
export function runVariant(size: number, variant: Pick<Variant, 'guard'>): Generator<number, SearchTotals> {
	checkSize(size);
	return searchTotals(size, variant);
}

function* searchTotals(size: number, variant: Pick<Variant, 'guard'>): Generator<number, SearchTotals> {
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

	/** Does the same in the upper rows. `share` is the part of the progress that belongs to this call. */
	function* placeWithProgress(row: number, from: number, share: number): Generator<number, undefined> {
		if (row === Math.min(size, rowsWithProgress)) {
			place(row);
			yield from + share;
			return;
		}

		for (let column = 0; column < size; column++) {
			tests++;
			if (!guard.isAttacked(row, column)) {
				guard.place(row, column);
				yield* placeWithProgress(row + 1, from + (column / size) * share, share / size);
				guard.remove(row, column);
			}
		}
	}

	yield* placeWithProgress(0, 0, 1);
	return {tests, checks: guard.checks, solutions};
}
