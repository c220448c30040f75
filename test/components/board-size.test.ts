import {expect, test} from 'vitest';
import {boardColumns, columnNumbers, columnsBeside, labelWidth} from '../../source/components/board-size.js';

test('counts the labels beside and above the squares', () => {
	expect(labelWidth(10)).toBe(3);
	expect(labelWidth(11)).toBe(4);
	expect(boardColumns(8, {width: 3, height: 1})).toBe(28);
	expect([3, 2, 1].map((width) => columnNumbers(12, {width, height: 1}))).toEqual([
		' 0  1  2  3  4  5  6  7  8  9  10 11',
		'0   2   4   6   8   10',
		'0    5    10',
	]);
});

test('a panel beside a board takes what is left of a window in which the board would look lost, up to its most', () => {
	const beside = (width: number) => columnsBeside(8, {width: 3, height: 1}, width, {usual: 36, most: 60});
	expect([70, 80, 90, 200].map(beside)).toEqual([36, 41, 51, 60]);
});
