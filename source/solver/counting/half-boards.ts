import {bitCount} from './bits.js';
import type {ColumnSet, FixedColumns} from './column-sets.js';
import type {MiddleRows} from './middle-rows.js';

/**
 * The two passes of a counting sort (Knuth, The Art of Computer Programming, section 5.2), for values with keys from 0.
 * First `increment(starts, key + 2)` for each value, then `accumulate(starts)`, then write each value to the index
 * `increment(starts, key + 1)`. After that, the values with a key are those from `starts[key]` to `starts[key + 1]`, exclusive.
 */

/** Adds 1 to an element. Returns the element before the addition. */
export function increment(counts: Int32Array, index: number): number {
	const before = counts[index] ?? 0;
	counts[index] = before + 1;
	return before;
}

/** Replaces each element by the sum of all elements up to it. Returns the sum of all. */
export function accumulate(counts: Int32Array): number {
	let sum = 0;
	for (let index = 0; index < counts.length; index++) {
		sum += counts[index] ?? 0;
		counts[index] = sum;
	}

	return sum;
}

/**
 * The half boards: all ways to fill the rows above the middle rows so that no queen attacks another, sorted by the set of
 * their columns.
 *
 * On 4 columns without middle rows there are six: `[0, 2]`, `[0, 3]`, `[1, 3]`, `[2, 0]`, `[3, 0]`, `[3, 1]`. The set
 * `0b0101` has `[0, 2]` and `[2, 0]`.
 */
export type HalfBoards = {
	/** The half boards on a set are those from `starts[set]` to `starts[set + 1]`, exclusive. One entry more than that is unused. */
	readonly starts: Int32Array;
	/**
	 * For each half board, the diagonals on which its queens attack the rows below the middle: `\` in the lower `width`
	 * bits, `/` in the next `width` bits. A half board below the middle is listed upside down, so that `\` and `/` are exchanged.
	 */
	readonly diagonals: Int32Array;
};

/** The number of diagonals in one direction that have squares both above and below the middle rows. */
export function widthAcross(size: number, middle: MiddleRows): number {
	return Math.max(0, size - 1 - middle.length);
}

/** Lists the half boards on the sets that are not 0 in `wanted`. All of these sets must contain the fixed columns. */
export function fillAbove(size: number, middle: MiddleRows, wanted: Uint8Array, fixed: FixedColumns): HalfBoards {
	const all = 2 ** size - 1;
	const rows = (size - middle.length) / 2;
	const width = widthAcross(size, middle);
	const across = 2 ** width - 1;
	const shift = middle.length + 1;
	const free = Array.from({length: size}, (_, column) => column).filter((column) => !middle.includes(column));
	const indexBits = indexBitsOf(free);
	const required = onBoard(fixed.above, free);
	const excluded = onBoard(fixed.below, free);
	const attacked = Int32Array.from({length: rows}, (_, row) => excluded | attackedFrom(middle, rows - row));
	const starts = new Int32Array(wanted.length + 2);
	let found: Int32Array | undefined;

	/**
	 * Fills the rows from `row` down. `BoardSearch` could take the middle rows as given queens, but does not collect the set of
	 * columns on the way.
	 * Bit c of a mask is column c. The first run counts the half boards, the second writes them.
	 */
	function place(row: number, columns: number, downs: number, ups: number, set: ColumnSet): void {
		let safe = all & ~(columns | downs | ups | (attacked[row] ?? 0));
		if (required !== 0 && bitCount(required & ~columns) === rows - row) {
			safe &= required;
		}

		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			const filled = set | (indexBits[Math.clz32(bit)] ?? 0);
			if (row < rows - 1) {
				place(row + 1, columns | bit, (downs | bit) << 1, (ups | bit) >>> 1, filled);
			} else if (wanted[filled] !== 0) {
				if (found) {
					const up = ((ups | bit) >>> shift) & across;
					found[increment(starts, filled + 1)] = ((downs | bit) & across) | (up << width);
				} else {
					increment(starts, filled + 2);
				}
			}
		}
	}

	// Searches twice instead of sorting a list, so that the result is the only large array.
	place(0, 0, 0, 0, 0);
	found = new Int32Array(accumulate(starts));
	place(0, 0, 0, 0, 0);
	return {starts, diagonals: found};
}

/** The columns that the middle rows attack in the row `distance` rows above them. */
function attackedFrom(middle: MiddleRows, distance: number): number {
	return middle.reduce((mask, column, row) => {
		const bit = 1 << column;
		return mask | bit | (bit << (distance + row)) | (bit >>> (distance + row));
	}, 0);
}

/** The bit of each free column in a column set, indexed by the leading zeros of the column's bit in a mask. */
function indexBitsOf(free: readonly number[]): Int32Array {
	const bits = new Int32Array(32);
	for (const [index, column] of free.entries()) {
		bits[31 - column] = 1 << index;
	}

	return bits;
}

/** The columns of a set as a mask of the whole board. */
function onBoard(set: ColumnSet, free: readonly number[]): number {
	return free.reduce((mask, column, index) => mask | (((set >>> index) & 1) << column), 0);
}
