import fc from 'fast-check';
import {expect, test} from 'vitest';
import {boardColumns} from '../../source/panels/board/board-layout.js';
import {boardBeside, boardPanelRows, insideOf, isWithin} from '../../source/panels/panel-size.js';

test('a panel has its border around its content, and a margin at either side', () => {
	expect(insideOf({width: 80, height: 21})).toEqual({width: 76, height: 19});
});

test('a panel with a board has room for the labels and its border', () => {
	expect(boardPanelRows(8, {square: {width: 5, height: 2}, rows: 8})).toBe(19);
	expect(boardPanelRows(12, {square: {width: 2, height: 1}, rows: 10})).toBe(14);
});

test('a window is within a least one only in both directions', () => {
	const least = {columns: 40, rows: 12};
	const windows = [least, {columns: 39, rows: 50}, {columns: 200, rows: 11}];
	expect(windows.map((window) => isWithin(least, window))).toEqual([true, false, false]);
});

test.each([
	{
		what: 'the board with large squares, and all else beside it',
		size: 8,
		sides: [32],
		columns: 80,
		board: 46,
		side: 34,
	},
	{what: 'at least 30 columns for a small board', size: 2, sides: [32], columns: 70, board: 30, side: 40},
	{
		what: 'a narrower side where the wide one leaves too little',
		size: 20,
		sides: [50, 17],
		columns: 80,
		board: 47,
		side: 33,
	},
	{what: 'nothing beside a board that is too wide for it', size: 27, sides: [32, 17], columns: 60, board: 60, side: 0},
	{what: 'nothing beside it if nothing is wanted', size: 8, sides: [], columns: 80, board: 80, side: 0},
])('$what', ({size, sides, columns, board, side}) => {
	expect(boardBeside(size, sides, columns, 19)).toMatchObject({boardWidth: board, sideWidth: side});
});

test('board and side fill the width, the board fits, and the side is never narrower than wanted', () => {
	const sizes = fc.integer({min: 1, max: 27});
	const sides = fc.array(fc.integer({min: 17, max: 60}), {maxLength: 3});
	fc.assert(
		fc.property(
			sizes,
			sides,
			fc.integer({min: 40, max: 200}),
			fc.integer({min: 8, max: 60}),
			(size, wanted, columns, rows) => {
				const {board, boardWidth, sideWidth} = boardBeside(size, wanted, columns, rows);
				expect(boardWidth + sideWidth).toBe(columns);
				expect(boardColumns(size, board.square)).toBeLessThanOrEqual(boardWidth - 2);
				expect(sideWidth === 0 || wanted.some((side) => sideWidth >= side)).toBe(true);
				expect(sideWidth === 0 || board.square.width > 1).toBe(true);
			},
		),
	);
});
