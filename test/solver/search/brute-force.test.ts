import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bitCount, columnOf, type Masks, masksBelow} from '../../../source/solver/counting/bits.js';
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
	const comparisons = Array<number>(size).fill(0);
	const masks: Masks[] = [];
	function place(row: number, own: Masks): void {
		for (let above = 0; above < row; above++) {
			const [columns, diagonals, antidiagonals] = masks[above]!;
			const distance = row - above;
			comparisons[row]! += bitCount(all & ~(columns | (diagonals << distance) | (antidiagonals >>> distance)));
		}

		masks[row] = own;
		for (let safe = row < size - 1 ? all & ~(own[0] | own[1] | own[2]) : 0; safe !== 0; safe &= safe - 1) {
			place(row + 1, masksBelow(own, columnOf(safe & -safe)));
		}
	}

	place(0, [0, 0, 0]);
	return comparisons;
}

// Readme: the comparisons of brute force for 1 to 16 queens
test.each(isLong ? [12, 13, 14, 15, 16] : [8, 9, 10])('totals of %i queens come from comparisons of scan', (size) => {
	const n = BigInt(size);
	const checks = comparisonsByRow(size).reduce((sum, own, row) => sum + BigInt(own) * n ** BigInt(size - 1 - row), 0n);
	const writes = (n ** (n + 1n) - n) / (n - 1n);
	expect(bruteForceTotal(size)).toBe(checks + writes);
});
