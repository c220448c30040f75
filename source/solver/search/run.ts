import {checkSize} from '../board.js';
import type {Variant} from './variant.js';

/** What a whole search has done. */
export type Run = {readonly tests: number; readonly checks: number; readonly solutions: number};

/** The progress is told from this many upper rows. */
const rowsOfProgress = 3;

/**
 * Runs a variant through the whole search, as its listing does, to measure what that costs. Yields the progress, from 0 to
 * 1, estimated from the columns of the upper rows. Throws a RangeError for a size out of range.
 */
export function runVariant(size: number, variant: Pick<Variant, 'guard'>): Generator<number, Run> {
	checkSize(size);
	return run(size, variant);
}

function* run(size: number, variant: Pick<Variant, 'guard'>): Generator<number, Run> {
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

	function* placeSlowly(row: number, from: number, share: number): Generator<number, undefined> {
		if (row === Math.min(size, rowsOfProgress)) {
			place(row);
			yield from + share;
			return;
		}

		for (let column = 0; column < size; column++) {
			tests++;
			if (!guard.isAttacked(row, column)) {
				guard.place(row, column);
				yield* placeSlowly(row + 1, from + (column / size) * share, share / size);
				guard.remove(row, column);
			}
		}
	}

	yield* placeSlowly(0, 0, 1);
	return {tests, checks: guard.checks, solutions};
}
