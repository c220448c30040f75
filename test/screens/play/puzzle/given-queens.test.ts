import {describe, expect, test} from 'vitest';
import {givenQueens} from '../../../../source/screens/play/puzzle/given-queens.js';
import {allRules, isSolution, type Square, TreeCount} from '../../../../source/solver/index.js';
import {knowledge} from '../../../pressed.js';

/** How many solutions contain the queens, and the first of them, as the count of Play says. */
function counted(size: number, queens: readonly Square[]) {
	const count = new TreeCount(size, allRules, queens);
	count.advance(Number.POSITIVE_INFINITY);
	return {solutions: count.counted.boards, first: count.first ?? []};
}

const seeds = [1, 2, 3, 4, 5];

describe.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('with %i queens', (size) => {
	test('one solution contains those that are given, and more if any of them is left out', () => {
		for (const seed of seeds) {
			const given = givenQueens(size, seed, knowledge);
			const {solutions, first} = counted(size, given);
			expect(solutions).toBe(1);
			expect(isSolution(size, first)).toBe(true);
			for (const queen of given) {
				expect(
					counted(
						size,
						given.filter((each) => each !== queen),
					).solutions,
				).toBeGreaterThan(1);
			}
		}
	});
});

test.each([15, 20, 27])('with %i queens, one solution contains those that are given', (size) => {
	const given = givenQueens(size, 1, knowledge);
	expect(counted(size, given).solutions).toBe(1);
	expect(givenQueens(size, 1, knowledge)).toEqual(given);
});

test('gives other queens for most other numbers, of all solutions', () => {
	const puzzles = Array.from({length: 300}, (_, index) => givenQueens(8, index + 1, knowledge));
	const squares = (queens: readonly Square[]) => queens.map(({row, column}) => `${row},${column}`).sort();
	expect(new Set(puzzles.map((given) => squares(given).join(' '))).size).toBeGreaterThan(200);
	const found = new Set(puzzles.map((given) => counted(8, given).first.join(' ')));
	// Of 92 solutions, 300 drawings miss 3 or 4.
	expect(found.size).toBeGreaterThan(80);
});

test('gives no queens where there is no solution, and none is needed for one queen', () => {
	expect([1, 2, 3].map((size) => givenQueens(size, 1, knowledge))).toEqual([[], [], []]);
});
