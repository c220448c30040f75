import {expect, test} from 'vitest';
import {attackersOf, isSolution} from '../../source/solver/board.js';
import {square} from '../pressed.js';

test('a solution has a queen in every row, and no queen attacks another', () => {
	expect(isSolution(4, [1, 3, 0, 2])).toBe(true);
	expect(isSolution(1, [0])).toBe(true);
	expect(isSolution(4, [1, 3, 0])).toBe(false);
	expect(isSolution(4, [1, 3, 1, 2])).toBe(false);
	expect(isSolution(4, [0, 1, 3, 2])).toBe(false);
	expect(isSolution(4, [1, 3, 0, 4])).toBe(false);
	expect(isSolution(4, [3, 1, 2, 0])).toBe(false);
});

test('the attackers of a square are the queens in its row and on its lines', () => {
	const queens = [square(0, 0), square(3, 1), square(2, 5), square(0, 4), square(5, 3)];
	expect(attackersOf(queens, square(2, 2))).toEqual(queens.filter(({column}) => column !== 3));
	expect(attackersOf(queens, square(7, 6))).toEqual([]);
});
