import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import {borderColumns, panelRows} from '../../source/components/panel.js';
import {textOf} from '../../source/components/styled-text.js';
import {bodySize} from '../../source/components/window.js';
import type {Model} from '../../source/explorer/model.js';
import {growth} from '../../source/screens/compare/growth/growth.js';
import {growthLines} from '../../source/screens/compare/growth/growth-overlay.js';
import {spaceLines} from '../../source/screens/compare/search-spaces/search-spaces-overlay.js';
import {text as english} from '../../source/text/en.js';
import {cells} from '../../source/text/width.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {complete, drawn} from '../app/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {runs} from '../runs.js';
import {measurementsUpTo, withMeasurements} from './compare/growth/measured.js';

const measurements = measurementsUpTo(7);
const sizes = fc.integer({min: 1, max: 27});
const windows = fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})});
const withSpaces = (model: Model) => pressed(model, 'w');
const overlays = fc.constantFrom(withSpaces, (model: Model) => withMeasurements(pressed(model, 'e'), measurements));
const keys = fc.array(fc.constantFrom('up', 'down', 'pageup', 'pagedown'), {maxLength: 12});
const texts = {en: english, zh: chinese};

/** The title and the lines of the overlay, without its borders and what does not scroll. */
function shown(model: Model) {
	const frame = drawn(model, knowledge).split('\n');
	const {columns, rows} = model.window;
	const title = frame[1]!.slice(3).replace(/ *[─-]*[╮+]$/, '');
	const scrolled = frame.slice(model.overlay === 'growth' ? 3 : 2, rows - 3);
	expect(scrolled.every((each) => cells(each) === columns)).toBe(true);
	return {title, lines: scrolled.map((each) => each.slice(2, -2).trimEnd())};
}

test('no line of search spaces or growth is cut or covers another, in both languages', () => {
	fc.assert(
		fc.property(
			sizes,
			windows,
			overlays,
			fc.constantFrom('en', 'zh'),
			keys,
			(size, window, opened, language, typed) => {
				const text = texts[language];
				const model = pressed(opened(modelWith({size, window, screen: 'compare', language, text})), ...typed);
				const room = bodySize(model);
				const [width, height] = [room.width - borderColumns - 2, room.height - panelRows];
				const writing = {glyphs: unicodeGlyphs, text};
				const lines =
					model.overlay === 'growth'
						? growthLines(growth.of(model), {width, height: height - 1}, writing)
						: spaceLines(size, knowledge, {width, height}, writing);
				const all = textOf(lines).map((line) => line.trimEnd());
				const {lines: visible} = shown(model);
				const places = Array.from({length: Math.max(1, all.length - visible.length + 1)}, (_, above) => above);
				expect(places.some((above) => visible.every((each, index) => each === (all[above + index] ?? '')))).toBe(true);
			},
		),
		{numRuns: runs(5)},
	);
});

test('scrolling shows every line, marks what is hidden, and stops at both ends', () => {
	fc.assert(
		// While search spaces are being counted, their lines change from frame to frame.
		fc.property(fc.integer({min: 1, max: 9}), windows, overlays, (size, window, opened) => {
			const top = opened(modelWith({size, window, screen: 'compare'}));
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
		// In the smallest window the title and both signs have just enough room.
		{numRuns: runs(3), examples: [[10, {columns: 40, rows: 12}, withSpaces]]},
	);
});

test('an overlay opens at its first line', () => {
	const top = pressed(modelWith({window: {columns: 60, rows: 16}, screen: 'compare'}), 'w');
	expect(shown(pressed(top, 'down', 'down')).lines).not.toEqual(shown(top).lines);
	expect(shown(pressed(top, 'down', 'down', 'w', 'w')).lines).toEqual(shown(top).lines);
});
