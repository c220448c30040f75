import type {Queens} from '../board.js';
import {columnOf} from './bits.js';

/** So many rows are searched in one go, which takes a fraction of a millisecond. */
const rowsAtOnce = 9;
const mostFound = 1024;
const mostVisited = 64;

/**
 * The solutions in lexicographic order, found as fast as one thread can, in batches of a few milliseconds of work; a
 * batch may be empty. Bit c of a mask tells about column c of the row at hand: whether it is attacked along the column,
 * along `\` and along `/`. The zeros of their union are the safe squares.
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
