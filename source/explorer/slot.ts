import type {Model} from './model.js';

export type Slot<State> = {
	readonly of: (model: Pick<Model, 'own' | 'size'>) => State;
	readonly with: (model: Model, changes: Partial<State>) => Model;
};

/** What another slot keeps under the same name is not read. */
export function createSlot<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(() => name, initial);
}

export function createSlotBySize<State extends object>(name: string, initial: State): Slot<State> {
	return slotAt(({size}) => `${name} ${size}`, initial);
}

function slotAt<State extends object>(keyOf: (model: Pick<Model, 'size'>) => string, initial: State): Slot<State> {
	/** The model does not know the types of its slots, but each slot knows its own objects by this class. */
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
