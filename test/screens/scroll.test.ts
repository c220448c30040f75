import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {overlayOf} from '../../source/explorer/screen.js';
import {textOf} from '../../source/panels/line.js';
import {insideOf} from '../../source/panels/panel-size.js';
import {bodySize} from '../../source/panels/window.js';
import {screens} from '../../source/screens/index.js';
import {ascii, unicode} from '../app/render.js';
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

/** The title and the lines of the overlay. */
function shown(model: Model, display = unicode) {
	const inside = insideOf(bodySize(model));
	const {title, lines} = overlayOf(screens, model)!.panel!(model, knowledge, inside, display);
	return {title, lines: lines.map(textOf), inside};
}

test('search spaces and growth fit every window, and are the same in ASCII', () => {
	fc.assert(
		fc.property(sizes, windows, overlays, keys, (size, window, opened, pressedKeys) => {
			const model = pressed(opened(modelWith({size, window, screen: 'compare'})), ...pressedKeys);
			const {title, lines, inside} = shown(model);
			expect(lines.length).toBeLessThanOrEqual(inside.height);
			expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(inside.width);
			expect(title.length).toBeLessThanOrEqual(inside.width);
			const inAscii = shown(model, ascii);
			expect(inAscii.lines.map(({length}) => length)).toEqual(lines.map(({length}) => length));
			expect(inAscii.lines.join('')).toMatch(/^[ -~]*$/);
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
			const all = shown({...top, window: {...window, rows: 300}}).lines.slice(fixed);
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
			// What does not fit is drawn as in a window in which all fits, but for the chart, which is as high as the window.
			if (model !== top && fixed === 0) {
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
