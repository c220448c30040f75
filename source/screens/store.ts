import type {Change, KeyName} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge.js';
import type {Model} from '../explorer/model.js';
import {press} from './press.js';
import {type Screens, settled} from './screen.js';

/** Outside React, so that each key sees the model that the key before it left. */
export type Store = ReturnType<typeof createStore>;

export function createStore(initial: Model, knowledge: Knowledge, screens: Screens) {
	let current = settled(screens, initial, initial, knowledge);
	const listeners = new Set<() => void>();

	function set(model: Model): void {
		if (model === current) {
			return;
		}

		current = model;
		for (const listener of listeners) {
			listener();
		}
	}

	return {
		knowledge,
		get: () => current,
		press(key: KeyName) {
			const {model, effect} = press(screens, current, knowledge, key);
			set(model);
			return effect;
		},
		change(change: Change) {
			set(settled(screens, current, change(current, knowledge), knowledge));
		},
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}
