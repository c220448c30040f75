import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bitCount} from '../../../source/solver/counting/bits.js';
import {bruteForceAt, bruteForceTotal} from '../../../source/solver/search/brute-force.js';
import {isLong} from '../../runs.js';
import {bruteForceRun} from './brute-force-run.js';

describe.each([1, 2, 3, 4, 5, 6, 7])('%i queens', (size) => {
	const all = bruteForceRun(size, Number.POSITIVE_INFINITY);
	const total = all.checks + all.writes;

	test('what is computed after some operations is what a program has done that builds every board', () => {
		fc.assert(
			fc.property(fc.integer({min: 0, max: total}), (operations) => {
				expect(bruteForceAt(size, operations)).toEqual(bruteForceRun(size, operations));
			}),
			{examples: [0, 1, size, total - 1, total].map((operations) => [operations])},
		);
	});

	test('the total is that of building every board, and more operations change nothing', () => {
		expect(bruteForceTotal(size)).toBe(BigInt(total));
		expect(bruteForceAt(size, 2 * total)).toEqual(all);
	});
});

/**
 * Visits all placements: how many squares of each row are compared with the queens above, each from the top until one attacks.
 * Those compared with the queen in row r are those that no queen above r attacks. Minutes for 16 queens.
 */
function comparisonsByRow(size: number): readonly number[] {
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

// Readme: the comparisons of brute force for 1 to 16 queens
test.each(isLong ? [12, 13, 14, 15, 16] : [8, 9, 10])(
	'totals for %i queens come from the comparisons of scan',
	(size) => {
		const n = BigInt(size);
		const checks = comparisonsByRow(size).reduce(
			(sum, count, row) => sum + BigInt(count) * n ** BigInt(size - 1 - row),
			0n,
		);
		const writes = (n ** (n + 1n) - n) / (n - 1n);
		expect(bruteForceTotal(size)).toBe(checks + writes);
	},
);
