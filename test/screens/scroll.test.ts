import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import {bodySize} from '../../source/components/window.js';
import type {Model} from '../../source/explorer/model.js';
import {growth} from '../../source/screens/compare/growth/growth.js';
import {factorText, type GrowthLine, growthLines, valueText} from '../../source/screens/compare/growth/growth-lines.js';
import {type SpaceLine, spaceLines} from '../../source/screens/compare/search-spaces/space-lines.js';
import {insidePage} from '../../source/screens/scroll.js';
import {text as english, type Text} from '../../source/text/en.js';
import {cells} from '../../source/text/width.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {drawn, unicode} from '../app/render.js';
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

test('no line of search spaces or growth is cut or covers another, in both languages', () => {
	fc.assert(
		fc.property(
			sizes,
			windows,
			overlays,
			fc.constantFrom('en', 'zh'),
			keys,
			(size, window, opened, language, pressedKeys) => {
				const text = {en: english, zh: chinese}[language];
				const model = pressed(opened(modelWith({size, window, screen: 'compare', language, text})), ...pressedKeys);
				const inside = insidePage(bodySize(model));
				const lines =
					model.overlay === 'growth'
						? growthLines(growth.of(model), inside.width, text).map((line) => partsOfGrowth(line, text))
						: spaceLines(size, knowledge, inside, {glyphs: unicodeGlyphs, text}).map(partsOfSpace);
				const fixed = model.overlay === 'growth' ? 1 : 0;
				const frame = drawn(model, knowledge)
					.split('\n')
					.slice(2 + fixed, window.rows - 3);
				expect(frame.every((each) => cells(each) === window.columns)).toBe(true);
				const isShown = (above: number) =>
					frame.every((each, index) => (lines[above + index] ?? []).every((part) => each.includes(part)));
				const places = Array.from({length: Math.max(1, lines.length - frame.length + 1)}, (_, above) => above);
				expect(places.some(isShown)).toBe(true);
			},
		),
		{numRuns: Number(process.env['RUNS'] ?? 15)},
	);
});

function partsOfSpace(line: SpaceLine): readonly string[] {
	switch (line.type) {
		case 'words': {
			return [line.words];
		}

		case 'reason': {
			return [line.factor, line.words];
		}

		case 'space': {
			const {row, columns} = line;
			return [
				row.name,
				row.words[columns.isRounded ? 1 : 0],
				...(columns.reason > 0 ? [row.factor, row.reason[0]] : []),
			];
		}
	}
}

function partsOfGrowth(line: GrowthLine, text: Text): readonly string[] {
	switch (line.type) {
		case 'words': {
			return [line.words];
		}

		case 'names': {
			return line.ids;
		}

		case 'figures': {
			const {ids, row, quantity} = line;
			return ids.flatMap((id) => {
				const figure = row.of[id];
				return figure ? [valueText(figure, quantity, text), factorText(figure, text)] : [];
			});
		}
	}
}

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
		{numRuns: 3},
	);
});

test('an overlay opens at its first line', () => {
	const top = pressed(modelWith({window: {columns: 60, rows: 16}, screen: 'compare'}), 'w');
	expect(shown(pressed(top, 'down', 'down')).lines).not.toEqual(shown(top).lines);
	expect(shown(pressed(top, 'down', 'down', 'w', 'w')).lines).toEqual(shown(top).lines);
});
