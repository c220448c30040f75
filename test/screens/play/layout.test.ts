import {expect, test} from 'vitest';
import {playLayout} from '../../../source/screens/play/layout.js';

test.each([
	{size: 8, none: 5, numbers: 5},
	{size: 12, none: 3, numbers: 4},
	{size: 14, none: 2, numbers: 3},
	{size: 18, none: 2, numbers: 2},
])('squares of $size queens get wider for numbers of solutions where there is room', ({size, none, numbers}) => {
	const window = {columns: 80, rows: 24};
	expect(playLayout(size, window, false).board.square.width).toBe(none);
	const {board, boardWidth, sideWidth} = playLayout(size, window, true);
	expect(board.square.width).toBe(numbers);
	expect(boardWidth + sideWidth).toBe(80);
});
