import fc from 'fast-check';
import {expect, test} from 'vitest';
import {actionFor, keymap} from '../../source/explorer/keymap.js';
import {type Action, createModel, type Model} from '../../source/explorer/model.js';
import {update} from '../../source/explorer/update.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {variants} from '../../source/solver/index.js';
import {figuresIn} from './figures/figures.js';
import {type Mounted, mount} from './mounted.js';

/** The textbook program, which tells what every figure must be, keeps the whole search. */
const largest = 7;
/** What ends or suspends the program, and what measures in a thread. */
const others = ['q', 'ctrl-c', 'ctrl-z', 'ctrl-l', 'e'];
const keys = keymap.flatMap(({bindings}) => bindings.flatMap((binding) => binding.keys));
const press = fc.constantFrom(...keys.filter((key) => !others.includes(key)), ...'0123456789s%').map((key) => ({key}));
const resize = fc.record({columns: fc.integer({min: 1, max: 200}), rows: fc.integer({min: 1, max: 60})});
const tick = fc.constant<Action>({type: 'tick', milliseconds: 33});
const event = fc.oneof({weight: 30, arbitrary: press}, {weight: 1, arbitrary: resize}, {weight: 2, arbitrary: tick});

type Event = {readonly key: string} | {readonly columns: number; readonly rows: number} | Action;

function happen({store, resize}: Mounted, each: Event): void {
	if ('columns' in each) {
		resize(each.columns, each.rows);
		return;
	}

	const model = store.get();
	const action = 'key' in each && !('type' in each) ? actionFor(model, each.key) : each;
	if (action && 'type' in action && update(model, action).size <= largest) {
		store.dispatch(action);
	}
}

function expectToFit(frame: string, {window: {columns, rows}, overlay}: Model): void {
	const lines = frame.split('\n');
	expect(lines.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
	expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(columns);
	if (columns >= 60 && rows >= 16 && overlay?.type !== 'menu') {
		// Every line of a panel ends with its border, so nothing has pushed it out.
		const {border} = unicodeGlyphs;
		const corners = lines.filter((line) => line.endsWith(border.topRight));
		const ends = lines.filter((line) => line.endsWith(border.bottomRight));
		expect(corners.length, frame).toBe(ends.length);
	}
}

function expectToBeTrue(frame: string, model: Model): void {
	const wrong = figuresIn(frame, model).filter(({found, expected}) => found !== expected);
	expect(wrong, frame).toEqual([]);
}

test('whatever keys are pressed, the frame fits its window, is drawn afresh alike, and each figure is true', async () => {
	const numRuns = Number(process.env['RUNS'] ?? 20);
	await fc.assert(
		fc.asyncProperty(
			fc.integer({min: 1, max: largest}),
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.array(event, {minLength: 40, maxLength: 80}),
			async (size, variant, events) => {
				const mounted = mount(createModel({size, variant}));
				try {
					for (const each of events) {
						happen(mounted, each);
						const model = mounted.store.get();
						// The menu has a state of its own.
						if (model.overlay?.type === 'menu') {
							continue;
						}

						const {frame, fresh} = await mounted.settled();
						expect(frame).toBe(fresh);
						expectToFit(frame, mounted.store.get());
						expectToBeTrue(frame, mounted.store.get());
					}
				} finally {
					mounted.unmount();
				}
			},
		),
		{numRuns, endOnFailure: true},
	);
});
