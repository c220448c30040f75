import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bruteForceAt, bruteForceTotal, solutions} from '../../../source/solver/index.js';
import {isLong} from '../../runs.js';
import {bruteForceRun} from './brute-force-run.js';
import {wholeSearch} from './whole-search.js';

describe.each([1, 2, 3, 4, 5, 6])('%i queens', (size) => {
	const run = bruteForceRun(size);
	const last = run.length - 1;

	test('what is computed after some operations is what a program has done that builds every board', () => {
		fc.assert(
			fc.property(fc.integer({min: 0, max: last}), (operations) => {
				expect(bruteForceAt(size, operations)).toEqual(run[operations]);
			}),
			{
				examples: [0, 1, size, size + 1, last - 1, last]
					.filter((each) => each <= last && each >= 0)
					.map((each) => [each]),
			},
		);
	});

	test('the total is that of building every board, and more operations change nothing', () => {
		expect(bruteForceTotal(size)).toBe(BigInt(last));
		expect(bruteForceAt(size, 2 * last)).toEqual(run[last]);
	});
});

test.each(isLong ? [12, 13, 14, 15, 16] : [7, 8, 9, 10])(
	'totals for %i queens come from the comparisons of scan',
	(size) => {
		const {comparisons} = wholeSearch(size);
		const n = BigInt(size);
		const checks = comparisons.reduce((sum, count, row) => sum + BigInt(count) * n ** BigInt(size - 1 - row), 0n);
		const writes = (n ** (n + 1n) - n) / (n - 1n);
		expect(bruteForceTotal(size)).toBe(checks + writes);
	},
);

test('it finds all solutions in the end', () => {
	const {queens, ...all} = bruteForceAt(8, Number(bruteForceTotal(8)));
	expect(queens).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
	expect(all).toMatchObject({boards: 8 ** 8, solutions: [...solutions(8)].length});
});
