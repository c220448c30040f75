import {checkSize, type Queens} from '../board.js';
import {columnOf, type Masks, masksBelow} from './bits.js';

/** In lexicographic order, the order in which the search finds them. Throws a RangeError for a size out of range. */
export function solutions(size: number): Generator<Queens, undefined> {
	checkSize(size);
	return eachOf(solutionBatches(size));
}

function* eachOf(batches: Iterable<readonly Queens[]>): Generator<Queens, undefined> {
	for (const batch of batches) {
		yield* batch;
	}
}

/** Lower rows searched without a pause. */
const rowsAtOnce = 9;
/** A batch ends after this number of solutions or searches of the lower rows. */
const maxFound = 1024;
const maxSearches = 64;

/**
 * The solutions in this order, in batches. A batch is what a few milliseconds of search find, and can be empty.
 *
 * With masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997): a generator in the upper
 * rows, which can pause, and below it a function, which is faster and does most of the work.
 */
export function* solutionBatches(size: number): Generator<readonly Queens[], undefined> {
	const all = 2 ** size - 1;
	const depth = Math.max(0, size - rowsAtOnce);
	const queens = new Array<number>(size).fill(0);
	// Always the same array: with a new one, which holds no solutions yet, V8 discards the compiled code once.
	const found: Queens[] = [];
	let searches = 0;

	function* placeAbove(row: number, masks: Masks): Generator<readonly Queens[], undefined> {
		const [columns, diagonals, antidiagonals] = masks;
		let safe = all & ~(columns | diagonals | antidiagonals);
		if (row === depth) {
			place(row, safe, ...masks);
			if (found.length >= maxFound || ++searches % maxSearches === 0) {
				yield found.splice(0);
			}

			return;
		}

		while (safe !== 0) {
			const column = columnOf(safe & -safe);
			safe &= safe - 1;
			queens[row] = column;
			yield* placeAbove(row + 1, masksBelow(masks, column));
		}
	}

	/** `safeSquares` are those of the row. */
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

	yield* placeAbove(0, [0, 0, 0]);
	yield found.splice(0);
}
