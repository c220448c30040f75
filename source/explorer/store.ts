import type {Action, Model} from './model.js';
import {update} from './update.js';

/** The one model, and the one way to change it. Outside React, so that whatever comes next sees what came before. */
export type Store = {
	readonly get: () => Model;
	readonly dispatch: (action: Action) => void;
	/** Calls back after every change; returns how to stop that. */
	readonly subscribe: (listener: () => void) => () => void;
};

export function createStore(model: Model): Store {
	let current = model;
	const listeners = new Set<() => void>();
	return {
		get: () => current,
		dispatch(action) {
			current = update(current, action);
			for (const listener of listeners) {
				listener();
			}
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}
