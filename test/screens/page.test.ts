import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {displayWidth} from '../../source/text/width.js';
import {complete, drawn} from '../app/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {runs} from '../runs.js';

const windows = fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})});
const withHelp = (model: Model) => pressed(model, '?');
/** The title and the lines of the overlay, without its borders and what does not scroll. */
function shown(model: Model) {
	const frame = drawn(model, knowledge).split('\n');
	const [top, bottom] = ['╭', '╰'].map((corner) => frame.findIndex((line) => line.startsWith(corner)));
	const title = frame[top!]!.slice(3).replace(/ *─*╮$/, '');
	const scrolled = frame.slice(top! + 1, bottom);
	expect(scrolled.every((each) => displayWidth(each) === model.window.columns)).toBe(true);
	return {title, lines: scrolled.map((each) => each.slice(2, -2).trimEnd())};
}

test('scrolling shows every line, marks what is hidden, and stops at both ends', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 9}), windows, (size, window) => {
			const top = withHelp(modelWith({size, window, screen: 'compare'}));
			complete(top, knowledge);
			const first = shown(top);
			expect(first.title).not.toContain('↑');
			let model = top;
			let last = first;
			let back: readonly string[] = [];
			while (last.title.endsWith('↓')) {
				const below = pressed(model, 'down');
				const {title, lines} = shown(below);
				expect(title).toContain('↑');
				expect(lines.slice(0, -1)).toEqual(last.lines.slice(1));
				model = pressed(below, 'pagedown');
				last = shown(model);
				back = [...back, 'up', 'pageup'];
			}

			expect(pressed(model, 'down')).toEqual(model);
			expect(shown(pressed(model, 'pageup', 'pagedown'))).toEqual(last);
			expect(shown(pressed(model, ...back))).toEqual(first);
		}),
		// In the smallest window the title and both signs have just enough room; the largest has rows that the help leaves.
		{
			numRuns: runs(3),
			examples: [
				[10, {columns: 40, rows: 12}],
				[1, {columns: 126, rows: 59}],
			],
		},
	);
});
