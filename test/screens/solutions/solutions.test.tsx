import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {DisplayContext} from '../../../source/components/display.js';
import type {Model} from '../../../source/explorer/model.js';
import {SmallBoard} from '../../../source/screens/solutions/small-boards.js';
import {text as en} from '../../../source/text/en.js';
import {frameOf, unicode} from '../../app/render.js';
import {clicker} from '../../clicked.js';
import {atSolution, pressed} from '../../pressed.js';

test('the list has whole solutions where squares can be smaller instead', () => {
	for (const [size, window] of [
		[8, {columns: 80, rows: 24}],
		[12, {columns: 80, rows: 24}],
		[16, {columns: 120, rows: 40}],
		[8, {columns: 50, rows: 14}],
	] as const) {
		expect(frameOf({size, window}).join('\n')).not.toContain('…');
	}
});

test('without a solution the board is empty, no list is shown, and the sentence says why', () => {
	for (const size of [2, 3]) {
		const frame = frameOf({size}).join('\n');
		expect(frame).toContain('─ No solution ─');
		expect(frame).not.toContain(en.listTitle(false));
		expect(frame).toContain(`${size} queens have no solution: all ${size === 2 ? 6 : 18} tests have been made`);
	}
});

test('a small board has a line for two rows, with the queens of both', () => {
	const board = (scale: 'two-rows-a-line' | {width: number; height: number}, boardRows: number) =>
		renderToString(
			<DisplayContext value={unicode}>
				<SmallBoard queens={[0, 2, 4, 1, 3]} scale={scale} boardRows={boardRows} isCurrent={false} />
			</DisplayContext>,
		);
	expect(board('two-rows-a-line', 3)).toBe(['▀·▄··', '·▄··▀', '···▀·'].join('\n'));
	expect(board({width: 3, height: 1}, 5)).toBe(
		[' ♛  ·  ·  ·  ·', ' ·  ·  ♛  ·  ·', ' ·  ·  ·  ·  ♛', ' ·  ♛  ·  ·  ·', ' ·  ·  ·  ♛  ·'].join('\n'),
	);
});

test('a click in the list goes to the solution in that row and column', () => {
	const model = atSolution(8, 50, {window: {columns: 120, rows: 40}});
	const click = clicker(model);
	const lines = frameOf(model);
	for (const number of [1, 34, 44, 50]) {
		const row = lines.findIndex((line) => new RegExp(`[│ ▸]${number} +\\d \\d`).test(line));
		const column = lines[row]!.search(new RegExp(`(?<=[│ ▸])${number} +\\d \\d`));
		for (const offset of [0, 10, 17]) {
			expect(click({column: column + offset, row})).toEqual({type: 'solution', number});
		}
	}

	expect(click({column: 40, row: 1})).toBeUndefined();
});

test.each([
	[{columns: 80, rows: 24}, 8, [1, 3, 8, 18]],
	[{columns: 120, rows: 40}, 8, [1, 3, 6, 16]],
	[{columns: 40, rows: 12}, 5, [1]],
] as const)('in a window of %j a click on a board of the gallery goes to its solution', (window, size, numbers) => {
	const model: Model = pressed(atSolution(size, 2, {window}), 'z');
	const click = clicker(model);
	const lines = frameOf(model);
	for (const number of numbers) {
		const row = lines.findIndex((line) => new RegExp(`^ .*[ ▸]${number}(?: {2}|$)`).test(line.trimEnd()));
		const column = lines[row]!.search(new RegExp(`(?<=[ ▸])${number}(?: {2}|$)`));
		for (const above of [0, 1, 2]) {
			expect(click({column: column + 2, row: row - above})).toEqual({type: 'solution', number});
		}
	}
});
