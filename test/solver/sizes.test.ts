import {describe, expect, test} from 'vitest';
import {count, partsOf} from '../../source/solver/counting/count.js';
import {publishedCount} from '../../source/solver/counting/known.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import {guardWith} from '../../source/solver/search/explain.js';
import {runVariant} from '../../source/solver/search/run-variant.js';
import {variantOf, variants} from '../../source/solver/search/variants.js';
import {Tape} from '../../source/solver/tape/tape.js';

const [scan] = variants;

describe.each([0, -1, 28, 100, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('a size of %d', (size) => {
	// Manual: throw a `RangeError` at the call
	test.each<[string, () => unknown]>([
		['count', () => count(size)],
		['partsOf', () => partsOf(size)],
		['solutions', () => solutions(size)],
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
	for (const guarded of [() => bitmask.guard(17), () => guardWith(17, bitmask, []), () => runVariant(17, bitmask)]) {
		expect(guarded).toThrow(error);
	}
});
