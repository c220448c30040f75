import fc from 'fast-check';
import {expect, test} from 'vitest';
import {actionFor, keymap} from '../../source/explorer/keymap.js';
import {type Action, createModel, type Model} from '../../source/explorer/model.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {largestSize, smallestSize, variants} from '../../source/solver/index.js';
import {figuresIn} from './figures/figures.js';
import {type Mounted, mount} from './mounted.js';

/** The textbook program, which tells what every figure must be, keeps the whole search. */
const largestKept = 7;
const sizes = fc.oneof(
	{weight: 3, arbitrary: fc.integer({min: smallestSize, max: largestKept})},
	{weight: 1, arbitrary: fc.integer({min: smallestSize, max: largestSize})},
);
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

	const action = 'type' in each ? each : actionFor(store.get(), each.key);
	if (action) {
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
	// RUNS=500 runs longer, SEED=1 something else each time the same; a failure says its seed.
	const {RUNS = 12, SEED} = process.env;
	await fc.assert(
		fc.asyncProperty(
			sizes,
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

						// While a search is being read, every frame may know more than the one before.
						const isRead = tapeOf(model.size).isDone;
						const {frame, fresh} = await mounted.settled(isRead);
						expect(!isRead || frame === fresh, `${frame}\n${fresh}`).toBe(true);
						expectToFit(frame, mounted.store.get());
						if (model.size <= largestKept) {
							expectToBeTrue(frame, mounted.store.get());
						}
					}
				} finally {
					mounted.unmount();
				}
			},
		),
		{numRuns: Number(RUNS), endOnFailure: true, ...(SEED && {seed: Number(SEED)})},
	);
});
