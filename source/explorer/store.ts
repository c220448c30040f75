import type {Change, Effect, KeyName} from './keymap.js';
import type {Knowledge} from './knowledge/knowledge.js';
import {nextReading} from './knowledge/pending.js';
import type {Model} from './model.js';
import {searchMoment} from './navigation.js';
import {findKey, press} from './press.js';
import {type ScreenTable, settled} from './screen.js';

/** How long a frame may wait for what it needs, in milliseconds. Most of it is computed sooner. */
const longestWait = 10;

/** Holds the one model. Outside React, so that each key sees the model as the key before it left it. */
export type Store = {
	readonly get: () => Model;
	readonly knowledge: Knowledge;
	/** Acts on a key; returns its effect on the terminal, if it has one. */
	readonly press: (key: KeyName) => Effect | undefined;
	readonly change: (change: Change) => void;
	/** Calls the listener after every change; returns a function that stops it. */
	readonly subscribe: (listener: () => void) => () => void;
};

export function createStore(initial: Model, knowledge: Knowledge, screens: ScreenTable): Store {
	let current = settled(screens, initial, initial, knowledge);
	const listeners = new Set<() => void>();

	function set(model: Model): void {
		// The same model is not drawn again, so what would be computed for it now would not be seen.
		if (model === current) {
			return;
		}

		current = model;
		if (!model.exit) {
			prepare(screens, model, knowledge);
		}

		for (const listener of listeners) {
			listener();
		}
	}

	prepare(screens, current, knowledge);
	return {
		knowledge,
		get: () => current,
		press(key) {
			const effect = findKey(screens, current, knowledge, key)?.row.effect;
			set(press(screens, current, knowledge, key));
			return effect;
		},
		change(change) {
			set(settled(screens, current, change(current, knowledge), knowledge));
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}

/** Lets the runs do the last step, and computes what else the next frame needs, for a short time: most frames are then complete. */
function prepare(screens: ScreenTable, model: Model, knowledge: Knowledge): void {
	knowledge.runs.stepTo(searchMoment(model, knowledge));
	const deadline = performance.now() + longestWait;
	for (
		let reading = nextReading(screens, model, knowledge);
		reading && reading !== knowledge.tape(model.size) && performance.now() < deadline;
		reading = nextReading(screens, model, knowledge)
	) {
		knowledge.advance(reading, deadline - performance.now());
	}
}
