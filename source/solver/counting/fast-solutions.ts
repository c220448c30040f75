import type {Queens} from '../board.js';
import {columnOf} from './bits.js';

/** This many lower rows are searched without a pause, which takes a fraction of a millisecond. */
const rowsAtOnce = 9;
/** A batch ends when it has this many solutions, or after this many searches of the lower rows. */
const maxFound = 1024;
const maxSearches = 64;

/**
 * The solutions in lexicographic order, in batches of a few milliseconds of work. A batch can be empty. Searches with three
 * masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997): bit c tells whether column c
 * of the row is attacked along the column, along `\` or along `/`. The zeros of their union are the safe squares. On a
 * board of size 4 with a queen in column 1 of row 0, row 1 has the masks `0b0010`, `0b0100` and `0b0001`: only column 3 is
 * safe.
 */
export function* fastSolutions(size: number): Generator<readonly Queens[], undefined> {
	const all = 2 ** size - 1;
	const firstAtOnce = Math.max(0, size - rowsAtOnce);
	const queens = new Array<number>(size).fill(0);
	// Always the same array: with a new one, which holds no solutions yet, V8 discards the compiled code once, and loses 9 ms.
	const found: Queens[] = [];
	let searches = 0;

	function place(row: number, columns: number, diagonals: number, antidiagonals: number): void {
		let safe = all & ~(columns | diagonals | antidiagonals);
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			queens[row] = columnOf(bit);
			if (row === size - 1) {
				found.push(queens.slice());
			} else {
				place(row + 1, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1);
			}
		}
	}

	/** Does the same in the upper rows, and pauses between searches of the lower rows. */
	function* placeAbove(
		row: number,
		columns: number,
		diagonals: number,
		antidiagonals: number,
	): Generator<readonly Queens[], undefined> {
		if (row === firstAtOnce) {
			place(row, columns, diagonals, antidiagonals);
			if (found.length >= maxFound || ++searches % maxSearches === 0) {
				yield found.splice(0);
			}

			return;
		}

		let safe = all & ~(columns | diagonals | antidiagonals);
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			queens[row] = columnOf(bit);
			yield* placeAbove(row + 1, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1);
		}
	}

	yield* placeAbove(0, 0, 0, 0);
	yield found;
}
