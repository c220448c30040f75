import fc from 'fast-check';
import {beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {afterTime} from '../../source/app/hooks.js';
import type {KeyId} from '../../source/explorer/keymap.js';
import {Knowledge} from '../../source/explorer/knowledge.js';
import {resized} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {allRows, findKey} from '../../source/screens/press.js';
import {variantOf, variants} from '../../source/solver/search/variants.js';
import {languages, loadText} from '../../source/text/language.js';
import {modelWith} from '../pressed.js';
import {runs} from '../runs.js';
import {sizes} from './corpus.js';
import {type Mounted, mount} from './mounted.js';
import {frameOf, unicode} from './render.js';
import {expectToBeRight, largestKept} from './right.js';

const others: readonly (KeyId | undefined)[] = ['quit', 'interrupt'];
const keys = [...new Set(allRows(screens).flatMap(({bindings}) => bindings.flatMap((binding) => binding.keys)))];
const key = fc.constantFrom(...keys).map((name) => ({type: 'key' as const, name}));
const upTo = (max: number) => fc.integer({min: 1, max});
const resize = fc.record({type: fc.constant('resize' as const), columns: upTo(200), rows: upTo(60)});
const tick = fc.constant({type: 'tick' as const});
const event = fc.oneof({weight: 30, arbitrary: key}, {weight: 2, arbitrary: resize}, {weight: 2, arbitrary: tick});

// SEED=1 repeats a run.
const {SEED} = process.env;

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

async function happen({store, press, resize}: Mounted, each: Event): Promise<void> {
	switch (each.type) {
		case 'resize': {
			const before = store.get();
			resize(each.columns, each.rows);
			expect(store.get()).toEqual({...before, window: {columns: each.columns, rows: each.rows}});
			break;
		}

		case 'tick': {
			store.change((model, knowledge) => afterTime(screens, model, knowledge, 33));
			break;
		}

		case 'key': {
			if (!others.includes(findKey(screens, store.get(), store.knowledge, each.name)?.row.id)) {
				await press(each.name);
			}
		}
	}
}

// Loaded texts come at once when a language is chosen.
beforeAll(async () => {
	await Promise.all(languages.map(({id}) => loadText(id)));
});

// Time passes in ticks only, so that a run can be repeated.
beforeEach(() => {
	vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
});

test('after any keys the frame fits its window, each figure is correct, and nothing depends on what was computed before', async () => {
	await fc.assert(
		fc.asyncProperty(
			sizes,
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.array(event, {minLength: 20, maxLength: 40}),
			async (size, variant, events) => {
				const app = mount(resized(modelWith({variant}), size));
				const {store, settled, unmount} = app;
				try {
					for (const each of events) {
						await happen(app, each);
						// Read at once, so that no key depends on the speed of the machine.
						const isKnown = store.get().size <= largestKept;
						const frame = await settled(isKnown);
						const model = store.get();
						if (isKnown) {
							expect(frame).toBe(frameOf(model, unicode, new Knowledge()).join('\n'));
						}

						expect(model.size).toBeLessThanOrEqual(variantOf(model.variant).largestSize);
						expectToBeRight(frame, model);
					}
				} finally {
					unmount();
				}
			},
		),
		{numRuns: runs(2), endOnFailure: true, ...(SEED && {seed: Number(SEED)})},
	);
});
