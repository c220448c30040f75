import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import {drawn, frameOf} from '../app/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {atTask} from './lesson/walk.js';

// Manual: `e` shows how the work grows with the board
test('the charts fill the window but for fewer lines than they have rows, and this size is marked', () => {
	for (const [columns, rows] of [
		[80, 24],
		[120, 40],
		[160, 50],
		[200, 60],
	] as const) {
		for (const size of [1, 4, 8, 12, 20]) {
			const frame = drawn(pressed(modelWith({size, screen: 'compare', window: {columns, rows}}), 'e'), knowledge);
			const lines = frame.split('\n');
			const height =
				lines.findIndex((line) => line.startsWith('╰')) - lines.findIndex((line) => line.startsWith('╭─ How'));
			expect(height).toBeGreaterThan(rows - 2 - 16);
			expect(frame).toMatch(new RegExp(`▸${size} `));
		}
	}
});

test('in the smallest window each chart has all its counts, for any size', () => {
	for (let size = 1; size <= 27; size++) {
		const window = {columns: 40, rows: 12};
		const frame = drawn(pressed(modelWith({size, screen: 'compare', window}), 'e'), knowledge);
		expect(
			frame.match(/^│ (?:any squares|one a row|one a row and column|backtracking: nodes) .*[\d?] /gm),
		).toHaveLength(4);
		expect(frame).toMatch(/^│ +N +solutions +tests /m);
	}
});

test('the bars of the lesson are as long as the logarithms, to an eighth of a cell', () => {
	const parts = [...unicodeGlyphs.barParts];
	const lines = frameOf(atTask('growth', 2)).filter((line) => line.includes(unicodeGlyphs.bar) && /\d/.test(line));
	const eighths = lines.map((line) =>
		Array.from(line, (cell) => parts.indexOf(cell) + 1).reduce((sum, part) => sum + part, 0),
	);
	const spaces = [4_426_165_368, 8 ** 8, 40_320, 2057];
	const unit = eighths[0]! / Math.log10(spaces[0]!);
	expect(eighths).toEqual(spaces.map((count) => Math.round(unit * Math.log10(count))));
});
