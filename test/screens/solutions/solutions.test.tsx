import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {DisplayContext} from '../../../source/components/display.js';
import {SmallBoard} from '../../../source/screens/solutions/small-boards.js';
import {text as en} from '../../../source/text/en.js';
import {frameOf, unicode} from '../../app/render.js';

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
