import {describe, expect, test} from 'vitest';
import {
	backtrack,
	count,
	guardWith,
	partsOf,
	publishedCount,
	runVariant,
	solutionBatches,
	solutions,
	Tape,
	variantOf,
	variants,
} from '../../source/solver/index.js';

const [scan] = variants;

describe.each([0, -1, 28, 100, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('a size of %d', (size) => {
	test.each<[string, () => unknown]>([
		['count', () => count(size)],
		['partsOf', () => partsOf(size)],
		['solutions', () => solutions(size)],
		['solutionBatches', () => solutionBatches(size)],
		['runVariant', () => runVariant(size, scan)],
		['the first step of backtrack', () => backtrack(size, scan.guard(8)).next()],
		['guardWith', () => guardWith(size, scan, [])],
		['publishedCount', () => publishedCount(size)],
		['Tape', () => new Tape(size)],
	])('makes %s throw a RangeError that names the range', (_, call) => {
		expect(call).toThrow(new RangeError(`The size of a board is a whole number from 1 to 27, not ${size}`));
	});
});

test('bitmask is refused beyond 16 queens, where its listing would answer otherwise', () => {
	const bitmask = variantOf('bitmask');
	const error = new RangeError('The size of a board is a whole number from 1 to 16, not 17');
	expect(() => guardWith(17, bitmask, [])).toThrow(error);
	expect(() => runVariant(17, bitmask)).toThrow(error);
});
