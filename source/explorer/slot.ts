import type {Model} from './model.js';

/** A part of the model that belongs to one screen or overlay. */
export type Slot<State> = {
	readonly of: (model: Pick<Model, 'own' | 'size'>) => State;
	readonly with: (model: Model, changes: Partial<State>) => Model;
};

/** A slot with this state at first. Names are unique: what another slot keeps under the same name is not read. */
export function createSlot<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(() => name, initial);
}

/** The same, with a separate state for each size of board. */
export function createSlotBySize<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(({size}) => `${name} ${size}`, initial);
}

function slotAt<State extends object>(keyOf: (model: Pick<Model, 'size'>) => string, initial: State): Slot<State> {
	/** What this slot keeps. The model does not know the types of its slots, but each slot knows its own objects. */
	class Kept {
		constructor(readonly state: State) {}
	}

	const of = (model: Pick<Model, 'own' | 'size'>) => {
		const kept = model.own[keyOf(model)];
		return kept instanceof Kept ? kept.state : initial;
	};
	return {
		of,
		with: (model, changes) => ({...model, own: {...model.own, [keyOf(model)]: new Kept({...of(model), ...changes})}}),
	};
}
