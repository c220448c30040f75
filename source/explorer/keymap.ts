import type {Text} from '../text/en.js';
import type {Knowledge} from './knowledge.js';
import type {Model} from './model.js';

/** A printable character stands for itself, others have names such as `left`, `shift-tab` or `ctrl-c`. */
export type KeyName = string;

/** What a key does to the model, or an event such as the passing of time. */
export type Change = (model: Model, knowledge: Knowledge) => Model;

export type ChangeBy<By = 1 | -1> = (model: Model, knowledge: Knowledge, by: By) => Model;

export type Binding = {readonly keys: readonly KeyName[]; readonly change: Change};

export type KeyId = keyof Text['keys'];

/** Help and footer show the first key of each binding. */
export type KeyRow = {
	readonly id: KeyId;
	readonly bindings: readonly Binding[];
	/** Shown instead of the keys, where there are many. A row with an empty one is not shown. */
	readonly label?: string;
	readonly footerInstead?: (model: Model) => keyof Text['footerInstead'] | undefined;
	readonly stopsPlayback?: boolean;
	/** Its keys stay in a test that is looked into; all others leave it. */
	readonly staysInTest?: boolean;
	readonly isActive?: (model: Model, knowledge: Knowledge) => boolean;
	/** Said where the row is not active, if its keys then do nothing else. */
	readonly whyInactive?: (model: Model) => Model['notice'];
	/** What happens to the terminal, after the change of the model. */
	readonly effect?: Effect;
};

export type Effect = 'redraw' | 'suspend' | 'copy' | 'save';

export function single(key: KeyName, change: Change): readonly Binding[] {
	return [{keys: [key], change}];
}

export function pair(back: readonly KeyName[], forth: readonly KeyName[], change: ChangeBy): readonly Binding[] {
	return [
		{keys: back, change: (model, knowledge) => change(model, knowledge, -1)},
		{keys: forth, change: (model, knowledge) => change(model, knowledge, 1)},
	];
}

export function leftRight(change: ChangeBy): readonly Binding[] {
	return pair(['left', 'h'], ['right', 'l'], change);
}

export function upDown(change: ChangeBy): readonly Binding[] {
	return pair(['up', 'k'], ['down', 'j'], change);
}

export function arrows(change: ChangeBy<{readonly rows: number; readonly columns: number}>): readonly Binding[] {
	const directions = [
		{name: 'left', letter: 'h', rows: 0, columns: -1},
		{name: 'right', letter: 'l', rows: 0, columns: 1},
		{name: 'up', letter: 'k', rows: -1, columns: 0},
		{name: 'down', letter: 'j', rows: 1, columns: 0},
	];
	return directions.map(({name, letter, rows, columns}) => ({
		keys: [name, letter],
		change: (model, knowledge) => change(model, knowledge, {rows, columns}),
	}));
}

export function ends(first: Change, last: Change): readonly Binding[] {
	return [
		{keys: ['home', 'g'], change: first},
		{keys: ['end', 'G'], change: last},
	];
}

export type OptionId = keyof Text['options'];

export type OptionValues = ReadonlyMap<OptionId, readonly string[]>;

/** An option about what a screen shows; `read` after `write` gives the model back. */
export type ScreenOption = {
	readonly option: OptionId;
	/** Throws a Refusal for values that make no sense. */
	readonly read: (model: Model, values: readonly string[], knowledge: Knowledge) => Model;
	/** For the way back: empty for a switch; undefined if the screen needs no option. */
	readonly write: (model: Model) => readonly string[] | undefined;
};
