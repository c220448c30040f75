import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bruteForceAt, bruteForceTotal} from '../../../source/solver/search/brute-force.js';
import {isLong} from '../../runs.js';
import {bruteForceRun} from './brute-force-run.js';
import {comparisonsByRow} from './comparisons.js';

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
