import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {ascii, drawn, unicode} from '../app/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {measurementsUpTo, withMeasurements} from './compare/growth/measured.js';

const measurements = measurementsUpTo(9);
const sizes = fc.integer({min: 1, max: 27});
const windows = fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})});
const overlays = fc.constantFrom(
	(model: Model) => pressed(model, 'w'),
	(model: Model) => withMeasurements(pressed(model, 'e'), measurements),
);
const keys = fc.array(fc.constantFrom('up', 'down', 'pageup', 'pagedown'), {maxLength: 12});

/** The title and the lines of the overlay, without its borders. */
function shown(model: Model, display = unicode) {
	const frame = drawn(model, knowledge, display).split('\n');
	const {columns, rows} = model.window;
	const title = frame[1]!.slice(3).replace(/ *[─-]*[╮+]$/, '');
	return {title, lines: frame.slice(2, rows - 3).map((each) => each.slice(2, columns - 2).trimEnd()), frame};
}

test('search spaces and growth fit every window, and are the same in ASCII', () => {
	fc.assert(
		fc.property(sizes, windows, overlays, keys, (size, window, opened, pressedKeys) => {
			const model = pressed(opened(modelWith({size, window, screen: 'compare'})), ...pressedKeys);
			const {frame} = shown(model);
			expect(frame.length).toBe(window.rows - 1);
			expect(frame.every((each) => each.length <= window.columns)).toBe(true);
			const inAscii = shown(model, ascii).frame;
			expect(inAscii).toHaveLength(frame.length);
			expect(inAscii.join('')).toMatch(/^[ -~]*$/);
		}),
		{numRuns: 40},
	);
});

test('scrolling shows every line, marks what is hidden, and stops at both ends', () => {
	fc.assert(
		fc.property(sizes, windows, overlays, (size, window, opened) => {
			const top = opened(modelWith({size, window, screen: 'compare'}));
			const fixed = top.overlay === 'growth' ? 1 : 0;
			const linesOf = (model: Model) => shown(model).lines.slice(fixed);
			let model = top;
			let seen = linesOf(top);
			expect(shown(top).title).not.toContain('↑');
			while (shown(model).title.endsWith('↓')) {
				model = pressed(model, 'down');
				const lines = linesOf(model);
				expect(shown(model).title).toContain('↑');
				expect(lines.slice(0, -1)).toEqual(seen.slice(1 - lines.length));
				seen = [...seen, lines.at(-1)!];
			}

			expect(pressed(model, 'down')).toEqual(model);
			expect(linesOf(pressed(model, 'pageup', 'pagedown'))).toEqual(linesOf(model));
			expect(linesOf(pressed(model, ...seen.map(() => 'up')))).toEqual(linesOf(top));
			if (top.overlay === 'growth') {
				const all = linesOf({...top, window: {...window, rows: 300}}).slice(0, seen.length);
				expect(seen).toEqual(all);
			}
		}),
		{numRuns: 6},
	);
});

test('an overlay opens at its first line', () => {
	const top = pressed(modelWith({window: {columns: 60, rows: 16}, screen: 'compare'}), 'w');
	expect(shown(pressed(top, 'down', 'down')).lines).not.toEqual(shown(top).lines);
	expect(shown(pressed(top, 'down', 'down', 'w', 'w')).lines).toEqual(shown(top).lines);
});
