import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/display.js';
import type {Model} from '../../source/explorer/model.js';
import {displayWidth} from '../../source/text/width.js';
import {drawn, frameOf} from '../app/render.js';
import {english, knowledge, modelWith, pressed} from '../pressed.js';
import {runs} from '../runs.js';
import {atTask} from './lesson/walk.js';

const windows = fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})});

/** The title and the lines of the help after these keys. */
function helpIn(window: Model['window'], ...keys: readonly string[]) {
	const frame = drawn(pressed(modelWith({screen: 'compare', window}), '?', ...keys), knowledge).split('\n');
	const [top = 0, bottom] = ['╭', '╰'].map((corner) => frame.findIndex((line) => line.startsWith(corner)));
	const scrolled = frame.slice(top + 1, bottom);
	expect(scrolled.every((each) => displayWidth(each) === window.columns)).toBe(true);
	const lines = scrolled.map((each) => each.slice(2, -2).trimEnd());
	return {title: frame[top]!.slice(3).replace(/ *─*╮$/, ''), lines};
}

test('scrolling shows every line, marks what is hidden, and stops at both ends', () => {
	fc.assert(
		fc.property(windows, fc.nat(100), (window, down) => {
			const {lines} = helpIn({...window, rows: 200});
			const all = lines.slice(0, 1 + lines.findLastIndex((line) => line !== ''));
			const height = helpIn(window).lines.length;
			const hidden = Math.max(0, all.length - height);
			const page = height - 1;
			for (const [keys, above] of [
				[[], 0],
				[['up', 'pageup'], 0],
				[Array<string>(down).fill('down'), down],
				[['pagedown'], page],
				[['pagedown', 'pagedown', 'up', 'pageup'], Math.max(0, Math.min(hidden, 2 * page) - 1 - page)],
			] as const) {
				const at = Math.min(above, hidden);
				const after = helpIn(window, ...keys);
				expect(after.lines.slice(0, all.length)).toEqual(all.slice(at, at + height));
				const signs = `${at > 0 ? '↑' : ''}${at < hidden ? '↓' : ''}`;
				expect(after.title).toBe(`${english.overlays.help} ${signs}`.trimEnd());
			}
		}),
		{
			numRuns: runs(3),
			examples: [
				[{columns: 40, rows: 12}, 1],
				[{columns: 126, rows: 59}, 1],
			],
		},
	);
});

// Manual: `e` shows how the work grows with the board
test.each([
	[40, 12],
	[80, 24],
])('in %i by %i cells the growth has all counts of its charts, for any size', (columns, rows) => {
	for (let size = 1; size <= 27; size++) {
		const frame = drawn(pressed(modelWith({size, screen: 'compare', window: {columns, rows}}), 'e'), knowledge);
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
