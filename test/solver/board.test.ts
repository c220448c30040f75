import {describe, expect, test} from 'vitest';
import {isSolution} from '../../source/solver/board.js';
import {count} from '../../source/solver/counting/count.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import {variantOf, variants} from '../../source/solver/search/variants.js';
import {Tape} from '../../source/solver/tape/tape.js';

const [scan] = variants;

describe.each([0, -1, 28, 100, 7.5, Number.NaN, Number.POSITIVE_INFINITY])('a size of %d', (size) => {
	// Manual: throw a `RangeError` at the call
	test.each<[string, () => unknown]>([
		['count', () => count(size)],
		['solutions', () => solutions(size)],
		['the first step of backtrack', () => backtrack(size, scan.guard(8)).next()],
		['Tape', () => new Tape(size)],
	])('makes %s throw a RangeError that names the range', (_, call) => {
		expect(call).toThrow(new RangeError(`The size of a board is a whole number from 1 to 27, not ${size}`));
	});
});

test('bitmask is refused beyond 16 queens, where its listing would answer otherwise', () => {
	const bitmask = variantOf('bitmask');
	const error = new RangeError('The size of a board is a whole number from 1 to 16, not 17');
	expect(() => bitmask.guard(17)).toThrow(error);
});

test('a solution has a queen in every row, and no queen attacks another', () => {
	expect([isSolution(4, [1, 3, 0, 2]), isSolution(1, [0])]).toEqual([true, true]);
	const wrong = ['1 3 0', '1 3 1 3', '0 2 3 1', '1 3 2 0', '2 4 1 3'].map((queens) => queens.split(' ').map(Number));
	expect(wrong.filter((queens) => isSolution(4, queens))).toEqual([]);
});
