import type {Model} from './model.js';

/** A part of the model that belongs to one screen or overlay. */
export type Slot<State> = {
	readonly of: (model: Pick<Model, 'own' | 'size'>) => State;
	readonly with: (model: Model, changes: Partial<State>) => Model;
};

/** A slot with this state at first. Names are unique. */
export function createSlot<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(() => name, initial);
}

/** The same, with a separate state for each size of board. */
export function createSlotBySize<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(({size}) => `${name} ${size}`, initial);
}

function slotAt<State extends object>(keyOf: (model: Pick<Model, 'size'>) => string, initial: State): Slot<State> {
	// Only this slot writes under this key.
	const isState = (value: unknown): value is State => value !== undefined;
	const of = (model: Pick<Model, 'own' | 'size'>) => {
		const value = model.own[keyOf(model)];
		return isState(value) ? value : initial;
	};
	return {
		of,
		with: (model, changes) => ({...model, own: {...model.own, [keyOf(model)]: {...of(model), ...changes}}}),
	};
}
