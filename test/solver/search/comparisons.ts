import {bitCount} from '../../../source/solver/counting/bits.js';

/**
 * Visits all placements: how many squares of each row are compared with the queens above, each from the top until one attacks.
 * Those compared with the queen in row r are those that no queen above r attacks. Minutes for 16 queens.
 */
export function comparisonsByRow(size: number): readonly number[] {
	const all = 2 ** size - 1;
	const comparisons = new Float64Array(size);
	const masksOf = new Int32Array(3 * size);

	function place(row: number, columns: number, diagonals: number, antidiagonals: number): void {
		if (row === size) {
			return;
		}

		for (let above = 0; above < row; above++) {
			const distance = row - above;
			const attacked =
				masksOf[3 * above]! | (masksOf[3 * above + 1]! << distance) | (masksOf[3 * above + 2]! >>> distance);
			comparisons[row]! += bitCount(all & ~attacked);
		}

		masksOf.set([columns, diagonals, antidiagonals], 3 * row);
		for (let safe = all & ~(columns | diagonals | antidiagonals); safe !== 0; safe &= safe - 1) {
			const bit = safe & -safe;
			place(row + 1, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1);
		}
	}

	place(0, 0, 0, 0);
	return [...comparisons];
}
