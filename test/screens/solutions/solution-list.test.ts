import fc from 'fast-check';
import {expect, test} from 'vitest';
import {boardColumns} from '../../../source/components/board-size.js';
import {borderColumns} from '../../../source/components/panel.js';
import {textOf} from '../../../source/components/styled-text.js';
import {aroundList, solutionsLayout} from '../../../source/screens/solutions/layout.js';
import {listLines, solutionPage} from '../../../source/screens/solutions/solution-list.js';
import {unicode} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';

function listed(size: number, inside: number) {
	const page = solutionPage(modelWith({size}), knowledge, 2);
	const lines = listLines(page, {width: inside + aroundList, rows: 2}, unicode);
	return textOf(lines.slice(1)).map((line) => line.trimEnd());
}

test('the list cuts the queens, but none of their columns, where it has no room for all', () => {
	expect(listed(12, 32)).toEqual(['▸1 #1 0 2 4 7 9 11 5 10 1 6 8 3', ' 2 #2 0 2 4 9 7 10 1 11 5 8 6 3']);
	expect(listed(12, 19)).toEqual(['▸1 #1 0 2 4 7 9 …', ' 2 #2 0 2 4 9 7 …']);
	expect(listed(12, 20)).toEqual(['▸1 #1 0 2 4 7 9 11 …', ' 2 #2 0 2 4 9 7 10 …']);
});

test('the list leaves the board its room', () => {
	const size = fc.integer({min: 4, max: 27});
	fc.assert(
		fc.property(size, fc.integer({min: 80, max: 210}), fc.integer({min: 24, max: 60}), (size, columns, rows) => {
			const model = modelWith({size, window: {columns, rows}});
			const {board, list} = solutionsLayout(model, knowledge, {width: columns, height: rows - 2});
			expect(boardColumns(size, board.square) + borderColumns + list!.width).toBeLessThanOrEqual(columns);
		}),
	);
});
