import {bitCount} from '../../../source/solver/counting/bits.js';

export type WholeSearch = {
	/** Calls of `place(row)`, by row; at the size of the board, its solutions. */
	readonly calls: readonly number[];
	/** Of the squares of each row with the queens above, from the top until one attacks. */
	readonly comparisons: readonly number[];
	/** Squares that are tested and whose column and `\` are free. As many have column and `/` free: their mirror images. */
	readonly diagonalFree: number;
	/** Calls that find no safe square. */
	readonly deadEnds: number;
};

/**
 * Visits all placements and counts what their tests find; 16 queens take minutes. The squares of a row that are compared with
 * the queen in row r are those that no queen above r attacks.
 */
export function wholeSearch(size: number): WholeSearch {
	const all = 2 ** size - 1;
	const calls = new Float64Array(size + 1);
	const comparisons = new Float64Array(size);
	const masksOf = new Int32Array(3 * size);
	let diagonalFree = 0;
	let antidiagonalFree = 0;
	let deadEnds = 0;

	function place(row: number, columns: number, diagonals: number, antidiagonals: number): void {
		calls[row]!++;
		if (row === size) {
			return;
		}

		for (let above = 0; above < row; above++) {
			const distance = row - above;
			const attacked =
				masksOf[3 * above]! | (masksOf[3 * above + 1]! << distance) | (masksOf[3 * above + 2]! >>> distance);
			comparisons[row]! += bitCount(all & ~attacked);
		}

		diagonalFree += bitCount(all & ~(columns | diagonals));
		antidiagonalFree += bitCount(all & ~(columns | antidiagonals));
		masksOf[3 * row] = columns;
		masksOf[3 * row + 1] = diagonals;
		masksOf[3 * row + 2] = antidiagonals;
		let safe = all & ~(columns | diagonals | antidiagonals);
		deadEnds += safe === 0 ? 1 : 0;
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			place(row + 1, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1);
		}
	}

	place(0, 0, 0, 0);
	const mean = (diagonalFree + antidiagonalFree) / 2;
	return {calls: [...calls], comparisons: [...comparisons], diagonalFree: mean, deadEnds};
}
