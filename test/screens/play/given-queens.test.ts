import fc from 'fast-check';
import {expect, test} from 'vitest';
import {completing, givenQueens, randomFrom, shuffled} from '../../../source/screens/play/given-queens.js';
import {allRules, attackersOf, type Square, solutions, TreeCount} from '../../../source/solver/index.js';
import {knowledge} from '../../pressed.js';

const written = (queens: readonly Square[]) =>
	queens
		.toSorted((a, b) => a.row - b.row)
		.map(({column}) => column)
		.join(' ');

/** How many solutions contain the queens, and the first of them, as the count of Play says. */
function counted(size: number, queens: readonly Square[]) {
	const count = new TreeCount(size, allRules, queens);
	count.advance(Number.POSITIVE_INFINITY);
	return {solutions: count.counted.boards, first: count.first ?? []};
}

test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])(
	'with %i queens, one solution contains those that are given, and more if any of them is left out',
	(size) => {
		for (const seed of [1, 2, 3, 4, 5]) {
			const given = givenQueens(size, seed, knowledge);
			expect(counted(size, given).solutions).toBe(1);
			for (const queen of given) {
				const others = given.filter((each) => each !== queen);
				expect(counted(size, others).solutions).toBeGreaterThan(1);
			}
		}
	},
);

test.each([15, 20, 27])('with %i queens, one solution contains those that are given, always the same', (size) => {
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

test('finds each solution that contains the given queens, and each once', () => {
	const boards = fc.integer({min: 1, max: 7}).chain((size) => {
		const index = fc.integer({min: 0, max: size - 1});
		return fc.record({
			size: fc.constant(size),
			squares: fc.array(fc.record({row: index, column: index}), {maxLength: 3}),
		});
	});
	fc.assert(
		fc.property(boards, ({size, squares}) => {
			const given = squares.filter((square, index) => attackersOf(squares.slice(0, index), square).length === 0);
			const expected = [...solutions(size)].filter((queens) => given.every(({row, column}) => queens[row] === column));
			const found = [...completing(size, given)].map(written);
			expect(found.toSorted()).toEqual(expected.map((queens) => queens.join(' ')).toSorted());
		}),
	);
});

test('draws the numbers of mulberry32', () => {
	// As the program of its author prints them for these seeds.
	const first = (seed: number) => {
		const random = randomFrom(seed);
		return Array.from({length: 3}, () => random(2 ** 32));
	};
	expect(first(0)).toEqual([1_144_304_738, 1_416_247, 958_946_056]);
	expect(first(1)).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
});

test('shuffles into each order about equally often', () => {
	const random = randomFrom(9);
	const orders = Array.from({length: 6000}, () => shuffled(['a', 'b', 'c'], random).join(''));
	const counts = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map(
		(order) => orders.filter((each) => each === order).length,
	);
	expect(counts.every((count) => count > 900 && count < 1100)).toBe(true);
});
