import {expect, test} from 'vitest';
import {givenQueens} from '../../../source/screens/play/puzzle.js';
import {completing, type Square} from '../../../source/solver/index.js';
import {knowledge} from '../../pressed.js';

/** How many solutions contain the queens, and the first of them, as the count of Play says. */
function counted(size: number, queens: readonly Square[]) {
	const found = [...completing(size, queens)].filter((each) => each !== undefined);
	return {solutions: found.length, first: (found[0] ?? []).map(({row, column}) => `${row},${column}`).sort()};
}

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
	'with %i queens, one solution contains those that are given, and more if any of them is left out',
	(size) => {
		for (const seed of [1, 2]) {
			const given = givenQueens(size, seed, knowledge);
			expect(counted(size, given).solutions).toBe(1);
			for (const queen of given) {
				const others = given.filter((each) => each !== queen);
				expect(counted(size, others).solutions).toBeGreaterThan(1);
			}
		}
	},
);

test.each([15, 20, 27])('with %i queens, one solution contains those that are given', (size) => {
	expect(counted(size, givenQueens(size, 1, knowledge)).solutions).toBe(1);
});

test('the same number is the same puzzle in every version', () => {
	const squares = (size: number, seed: number) =>
		givenQueens(size, seed, knowledge).map(({row, column}) => `${row},${column}`);
	expect(squares(8, 7)).toEqual(['3,2', '4,6']);
	expect(squares(13, 1)).toEqual(['0,1', '2,0', '7,11', '9,5', '11,6']);
});

test('gives no queens where there is no solution, and none is needed for one queen', () => {
	expect([1, 2, 3].map((size) => givenQueens(size, 1, knowledge))).toEqual([[], [], []]);
});
