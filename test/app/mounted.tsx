import {setImmediate} from 'node:timers/promises';
import {render} from 'ink-testing-library';
import {expect} from 'vitest';
import {App} from '../../source/app/app.js';
import type {Effect} from '../../source/explorer/keymap.js';
import {Knowledge} from '../../source/explorer/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {nextReading} from '../../source/explorer/navigation.js';
import {screens} from '../../source/screens/index.js';
import {createStore} from '../../source/screens/store.js';
import {sequenceOf} from '../key-sequences.js';

export type Mounted = ReturnType<typeof mount>;

/** In milliseconds: more than anything needs on a busy machine. */
const patience = 30_000;

export function mount(model: Model, onEffect: (effect: Effect) => void = () => {}, isSpoken = false) {
	const store = createStore(model, new Knowledge(), screens);
	const app = <App store={store} screens={screens} isSpoken={isSpoken} onEffect={onEffect} />;
	const {stdin, stdout, frames, lastFrame, unmount} = render(app);

	function resize(columns: number, rows: number): void {
		Object.defineProperties(stdout, {
			columns: {value: columns, configurable: true},
			// As the output gate says.
			rows: {value: rows + 1, configurable: true},
		});
		stdout.emit('resize');
	}

	resize(model.window.columns, model.window.rows);
	return {
		store,
		frames,
		resize,
		unmount,
		/** The frame; if wanted, when everything it shows is known. */
		async settled(isWaiting: boolean): Promise<string> {
			while (isWaiting && (store.get().sought ?? nextReading(store.get(), store.knowledge))) {
				await setImmediate();
			}

			await setImmediate();
			await setImmediate();
			return lastFrame() ?? '';
		},
		async shows(wanted: RegExp): Promise<void> {
			await expect.poll(lastFrame, {timeout: patience}).toMatch(wanted);
		},
		/** Keys by the names that rows have, as the terminal sends them; waits until each has acted. */
		async press(...keys: readonly string[]): Promise<void> {
			for (const key of keys) {
				stdin.write(sequenceOf(key));
				for (let turn = 0; turn < 6; turn++) {
					await setImmediate();
				}
			}
		},
	};
}
