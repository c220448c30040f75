import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pendingOf} from '../../source/explorer/background.js';
import {actionFor, keymap} from '../../source/explorer/keymap.js';
import {type Action, createModel, type Model} from '../../source/explorer/model.js';
import {update} from '../../source/explorer/update.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {variants} from '../../source/solver/index.js';
import {drawn, unicode} from './render.js';

const keys = keymap.flatMap(({bindings}) => bindings.flatMap((binding) => binding.keys));
const harmless = keys.filter((key) => !['q', 'ctrl-c', 'ctrl-z', 'ctrl-l'].includes(key));
const press = fc.constantFrom(...harmless, ...'0123456789s%').map((key) => ({key}));
const resize = fc.record({columns: fc.integer({min: 1, max: 200}), rows: fc.integer({min: 1, max: 60})});
const tick = fc.constant<Action>({type: 'tick', milliseconds: 33});
const event = fc.oneof({weight: 30, arbitrary: press}, {weight: 1, arbitrary: resize}, {weight: 2, arbitrary: tick});

function after(model: Model, happening: {key: string} | {columns: number; rows: number} | Action): Model {
	if ('type' in happening) {
		return update(model, happening);
	}

	if ('columns' in happening) {
		return update(model, {type: 'window', ...happening});
	}

	const action = actionFor(model, happening.key);
	const next = action ? update(model, action) : model;
	// Size and length of the search are what they are; here it has to be short.
	return next.size > 9 ? {...next, size: 9} : next;
}

test('whatever keys are pressed on whatever screen, the frame fits its window', () => {
	const numRuns = Number(process.env['RUNS'] ?? 60);
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 9}),
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.array(event, {minLength: 40, maxLength: 80}),
			(size, variant, events) => {
				let model = createModel({size, variant});
				for (const [index, each] of events.entries()) {
					model = after(model, each);
					if (index % 5 > 0 && !('columns' in each)) {
						continue;
					}

					pendingOf(model)[0]?.read(1);
					const {columns, rows} = model.window;
					const lines = drawn(model, unicode).split('\n');
					expect(lines.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
					expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(columns);
					if (columns >= 60 && rows >= 16 && model.overlay?.type !== 'menu') {
						// Every line of a panel ends with its border, so nothing has pushed it out.
						const {border} = unicodeGlyphs;
						const corners = lines.filter((line) => line.endsWith(border.topRight));
						const ends = lines.filter((line) => line.endsWith(border.bottomRight));
						expect(corners.length, lines.join('\n')).toBe(ends.length);
					}
				}
			},
		),
		{numRuns},
	);
});
