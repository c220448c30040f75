import type {Queens} from '../board.js';
import {columnOf} from './bits.js';

/** This many of the lower rows are searched in one go, which takes a fraction of a millisecond. */
const rowsAtOnce = 9;
const mostFound = 1024;
const mostVisited = 64;

/**
 * The solutions in lexicographic order, in batches of a few milliseconds of work; a batch may be empty. Walks the tree with
 * three masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997): bit c tells whether
 * column c of the row is attacked along the column, along `\` or along `/`. The zeros of their union are the safe squares.
 * With 4 queens and one in row 0, column 1, row 1 has the masks `0b0010`, `0b0100` and `0b0001`: only column 3 is safe.
 */
export function* fastSolutions(size: number): Generator<readonly Queens[], undefined> {
	const all = 2 ** size - 1;
	const firstAtOnce = Math.max(0, size - rowsAtOnce);
	const queens = new Array<number>(size).fill(0);
	let found: Queens[] = [];
	let visited = 0;

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

	/** The same for the upper rows, where it can pause. */
	function* placeAbove(
		row: number,
		columns: number,
		diagonals: number,
		antidiagonals: number,
	): Generator<readonly Queens[], undefined> {
		if (row === firstAtOnce) {
			place(row, columns, diagonals, antidiagonals);
			if (found.length >= mostFound || ++visited % mostVisited === 0) {
				yield found;
				found = [];
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
