import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {text as english} from '../../source/text/en.js';
import {cells} from '../../source/text/width.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {atStep, modelWith, pressed} from '../pressed.js';
import {ascii, frameOf, unicode} from './render.js';

const frame = (model: Model, display = unicode) => frameOf(model, display).join('\n');

/** Chinese characters and their punctuation. */
const wide = /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]/g;

describe('any frame', () => {
	const models = fc.record({
		screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
		size: fc.integer({min: 1, max: 27}),
		step: fc.integer({min: 0, max: 3000}),
		solution: fc.integer({min: 1, max: 40}),
		columns: fc.integer({min: 1, max: 160}),
		rows: fc.integer({min: 1, max: 60}),
		isFundamentalOnly: fc.boolean(),
		keys: fc.constantFrom(
			[],
			['?', 'down', 'down', 'down'],
			['m'],
			[':', '1', '2'],
			['z'],
			['a', 'space', 'a', 'i'],
			['n', 'a', 'a', 'space', 'i'],
			['s'],
		),
		text: fc.constantFrom(english, chinese),
		notice: fc.constantFrom(undefined, 'no-solution-here' as const, 'no-such-number' as const),
	});

	test('fits its window, with a row to spare, and in ASCII is ASCII', () => {
		fc.assert(
			fc.property(models, ({step, solution, columns, rows, keys, notice, size, ...rest}) => {
				const place = {size, places: {[size]: {step, solution}}, window: {columns, rows}};
				const model = {...pressed(modelWith({...rest, ...place}), ...keys), notice};
				const drawn = frameOf(model);
				expect(drawn.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
				expect(Math.max(...drawn.map(cells))).toBeLessThanOrEqual(columns);
				// Chinese is not written in ASCII, but its marks are.
				const inAscii = frame(model, ascii);
				expect(rest.text === english ? inAscii : inAscii.replaceAll(wide, '')).toMatch(/^[ -~\n]*$/);
			}),
			{numRuns: 80},
		);
	});

	test('tells any two steps in a row apart without colour, above the figures', () => {
		const above = (step: number) => frameOf(atStep(8, step)).slice(0, 15).join('\n');
		for (let step = 0; step < 60; step++) {
			expect(above(step + 1)).not.toBe(above(step));
		}
	});
});
