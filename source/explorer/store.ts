import type {Change, Effect, KeyName} from './keymap.js';
import type {Knowledge, Reading} from './knowledge/knowledge.js';
import type {Model} from './model.js';
import {press} from './press.js';
import {overlayOf, type ScreenTable, screenOf, settled} from './screen.js';

/** In milliseconds, for what a frame needs. */
const longestWait = 10;

/** Outside React, so that each key sees the model that the key before it left. */
export type Store = {
	readonly get: () => Model;
	readonly knowledge: Knowledge;
	readonly press: (key: KeyName) => Effect | undefined;
	readonly change: (change: Change) => void;
	readonly subscribe: (listener: () => void) => () => void;
};

export function createStore(initial: Model, knowledge: Knowledge, screens: ScreenTable): Store {
	let current = settled(screens, initial, initial, knowledge);
	const listeners = new Set<() => void>();

	function set(model: Model): void {
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
			const {model, effect} = press(screens, current, knowledge, key);
			set(model);
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

function prepare(screens: ScreenTable, model: Model, knowledge: Knowledge): void {
	const tape = knowledge.tape(model.size);
	const deadline = performance.now() + longestWait;
	let reading = nextReading(screens, model, knowledge);
	while (reading && reading !== tape && performance.now() < deadline) {
		knowledge.advance(reading, deadline - performance.now());
		reading = nextReading(screens, model, knowledge);
	}
}

/** While a goal is sought, the tape, however long it takes; undefined when all is known or out of reach. */
export function nextReading(screens: ScreenTable, model: Model, knowledge: Knowledge): Reading | undefined {
	const tape = knowledge.tape(model.size);
	if (model.sought && !tape.isDone) {
		return tape;
	}

	const wanted = [
		...(overlayOf(screens, model)?.pending?.(model, knowledge) ?? []),
		...screenOf(screens, model).pending(model, knowledge),
		tape,
	];
	return wanted.find((each) => !each.isDone && !knowledge.isOutOfReach(each));
}
