import {checkSize, type Queens} from '../board.js';
import {backtrack} from '../search/backtrack.js';
import type {Variant} from '../search/variant.js';
import {columnOf} from './bits.js';

/** This many steps of the search take a few milliseconds. */
const stepsAtOnce = 2 ** 17;

/**
 * The solutions in lexicographic order, the order in which the search finds them. A variant searches step by step; without
 * one, a faster search is used. Throws a RangeError for a size out of range.
 */
export function solutions(size: number, variant?: Pick<Variant, 'guard'>): Generator<Queens, undefined> {
	return eachOf(solutionBatches(size, variant));
}

/**
 * The same solutions in batches. A batch is what a few milliseconds of search find, and can be empty. Throws a RangeError
 * for a size out of range.
 */
export function solutionBatches(size: number, variant?: Pick<Variant, 'guard'>): Iterable<readonly Queens[]> {
	checkSize(size);
	return variant ? searchedSolutions(size, variant) : fastSolutions(size);
}

function* eachOf(batches: Iterable<readonly Queens[]>): Generator<Queens, undefined> {
	for (const batch of batches) {
		yield* batch;
	}
}

function* searchedSolutions(size: number, variant: Pick<Variant, 'guard'>): Generator<readonly Queens[], undefined> {
	const queens: number[] = [];
	let found: Queens[] = [];
	let steps = 0;
	for (const step of backtrack(size, variant.guard(size))) {
		switch (step.type) {
			case 'place': {
				queens.push(step.column);
				break;
			}

			case 'solution': {
				found.push([...queens]);
				break;
			}

			case 'backtrack': {
				queens.pop();
				break;
			}

			case 'test': {
				break;
			}
		}

		if (++steps % stepsAtOnce === 0) {
			yield found;
			found = [];
		}
	}

	yield found;
}

/** This many lower rows are searched without a pause, which takes a fraction of a millisecond. */
const rowsAtOnce = 9;
/** A batch ends when it has this many solutions, or after this many searches of the lower rows. */
const maxFound = 1024;
const maxSearches = 64;
/** Half of the solutions of this size take 50 MB. */
const largestMirrored = 14;

/**
 * The solutions in lexicographic order, in batches of a few milliseconds of work. A batch can be empty. `backtrack` finds the
 * same, but makes every test a step, and takes many times as long. Searches with three
 * masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997): bit c tells whether column c
 * of the row is attacked along the column, along `\` or along `/`. The zeros of their union are the safe squares. On a
 * board of size 4 with a queen in column 1 of row 0, row 1 has the masks `0b0010`, `0b0100` and `0b0001`: only column 3 is
 * safe.
 */
function* fastSolutions(size: number): Generator<readonly Queens[], undefined> {
	const all = 2 ** size - 1;
	const firstAtOnce = Math.max(0, size - rowsAtOnce);
	const queens = new Array<number>(size).fill(0);
	// Always the same array: with a new one, which holds no solutions yet, V8 discards the compiled code once, and loses 9 ms.
	const found: Queens[] = [];
	let searches = 0;

	/** Places queens in the lower rows. `safeSquares` are those of the first of them. */
	function place(row: number, safeSquares: number, columns: number, diagonals: number, antidiagonals: number): void {
		let safe = safeSquares;
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			queens[row] = columnOf(bit);
			if (row === size - 1) {
				found.push(queens.slice());
				return;
			}

			const columnsBelow = columns | bit;
			const diagonalsBelow = (diagonals | bit) << 1;
			const antidiagonalsBelow = (antidiagonals | bit) >>> 1;
			const safeBelow = all & ~(columnsBelow | diagonalsBelow | antidiagonalsBelow);
			// Most calls would find nothing to place.
			if (safeBelow !== 0) {
				place(row + 1, safeBelow, columnsBelow, diagonalsBelow, antidiagonalsBelow);
			}
		}
	}

	/** Does the same in the upper rows, and pauses between searches of the lower rows. */
	function* placeAbove(
		row: number,
		safeSquares: number,
		columns: number,
		diagonals: number,
		antidiagonals: number,
	): Generator<readonly Queens[], undefined> {
		if (row === firstAtOnce) {
			place(row, safeSquares, columns, diagonals, antidiagonals);
			if (found.length >= maxFound || ++searches % maxSearches === 0) {
				yield found.splice(0);
			}

			return;
		}

		let safe = safeSquares;
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			queens[row] = columnOf(bit);
			const columnsBelow = columns | bit;
			const diagonalsBelow = (diagonals | bit) << 1;
			const antidiagonalsBelow = (antidiagonals | bit) >>> 1;
			const safeBelow = all & ~(columnsBelow | diagonalsBelow | antidiagonalsBelow);
			yield* placeAbove(row + 1, safeBelow, columnsBelow, diagonalsBelow, antidiagonalsBelow);
		}
	}

	/** The solutions with the queen of row 0 in one of these columns. */
	function* search(firstColumns: number): Generator<readonly Queens[], undefined> {
		yield* placeAbove(0, firstColumns, 0, 0, 0);
		yield found.splice(0);
	}

	if (size > largestMirrored) {
		yield* search(all);
		return;
	}

	// The solutions of the right half are the mirror images of those of the left half, in reverse order.
	const left = 2 ** Math.floor(size / 2) - 1;
	const middle = 2 ** Math.ceil(size / 2) - 1 - left;
	const kept: (readonly Queens[])[] = [];
	for (const batch of search(left)) {
		kept.push(batch);
		yield batch;
	}

	yield* search(middle);
	for (const batch of kept.reverse()) {
		yield batch.toReversed().map(mirrorImage);
	}
}

/** Reflects the columns. Overwriting a copy takes a third of the time of mapping. */
function mirrorImage(queens: Queens): Queens {
	const image = queens.slice();
	let row = 0;
	for (const column of queens) {
		image[row++] = queens.length - 1 - column;
	}

	return image;
}
