import {render} from 'ink-testing-library';
import {afterEach, expect, test, vi} from 'vitest';
import {App} from '../../source/app/app.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {createStore} from '../../source/explorer/store.js';
import {screens} from '../../source/screens/index.js';
import {modelWith} from '../pressed.js';
import {unicode} from './render.js';

const right = '\u001B[C';
const down = '\u001B[B';
let unmount: (() => void) | undefined;

afterEach(() => {
	unmount?.();
});

function start(changes: Partial<Model> = {}) {
	const store = createStore(modelWith(changes), new Knowledge(), screens);
	const onEffect = vi.fn();
	const app = render(
		<App
			store={store}
			screens={screens}
			display={unicode}
			isSpoken={false}
			onEffect={onEffect}
			onMouse={() => {}}
			onResize={() => {}}
		/>,
	);
	unmount = app.unmount;
	return {
		...app,
		store,
		onEffect,
		frame: () => app.lastFrame() ?? '',
		async press(...keys: string[]) {
			for (const key of keys) {
				app.stdin.write(key);
				for (let turn = 0; turn < 4; turn++) {
					await new Promise((resolve) => {
						setImmediate(resolve);
					});
				}
			}
		},
	};
}

test('a key moves, and the frame shows it', async () => {
	const app = start();
	expect(app.frame()).toContain('Solution 1 of 92');
	await app.press(right);
	expect(app.frame()).toContain('Solution 2 of 92');
});

test('the keys go to the menu while it is open, and what it chooses is done', async () => {
	const app = start();
	// From Solutions over three screens to the variants, and there to the last one.
	await app.press('m', down, down, down, down, '\r', down, down, '\r');
	expect(app.frame()).toContain('Solution 1 of 92');
	await app.press('m', down, '\r');
	expect(app.frame()).toContain('[3 Search]');
	expect(app.frame()).toContain('8 queens · bitmask');
	await app.press('m', '\u001B');
	await vi.waitFor(() => {
		expect(app.frame()).not.toContain('Menu');
	});
});

test('the search moves on only while it is played', async () => {
	const app = start({screen: 'search', speed: 1000});
	await app.press(' ');
	await vi.waitFor(() => {
		expect(app.frame()).not.toContain('step 0 of');
	});
	await app.press(' ');
	const {places} = app.store.get();
	await new Promise((resolve) => {
		setTimeout(resolve, 100);
	});
	expect(app.store.get().places).toBe(places);
});

test('a large board is read in the background until its end is known', async () => {
	const app = start({size: 13});
	await vi.waitFor(
		() => {
			expect(app.frame()).toContain('Solution 1 of 73,712');
		},
		{timeout: 30_000},
	);
});

test('effects on the terminal are passed on', async () => {
	const app = start();
	await app.press('\u001A', '\u000C');
	expect(app.onEffect.mock.calls).toEqual([['suspend'], ['redraw']]);
});
