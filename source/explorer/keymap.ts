import type {Text} from '../text/en.js';
import type {Knowledge} from './knowledge/knowledge.js';
import type {Model, ScreenId} from './model.js';

/** A printable character stands for itself, others have names such as `left`, `shift-tab` or `ctrl-c`. */
export type KeyName = string;

/** Also for events such as the passing of time. */
export type Change = (model: Model, knowledge: Knowledge) => Model;

export type ChangeBy<By> = (model: Model, knowledge: Knowledge, by: By) => Model;

export type Binding = {readonly keys: readonly KeyName[]; readonly change: Change};

export type KeyId = keyof Text['keys'];

/** Help and footer show the first key of each binding. */
export type KeyRow = {
	readonly id: KeyId;
	readonly bindings: readonly Binding[];
	/** Shown instead of the keys, where there are many. */
	readonly label?: string;
	readonly footerLabel?: (model: Model, knowledge: Knowledge) => string | undefined;
	/** Replaces the word of the footer. */
	readonly footerInstead?: (model: Model) => keyof Text['footerInstead'] | undefined;
	readonly click?: Click;
	/** The wheel presses these keys: up the first one, down that of the second binding. */
	readonly hasWheel?: boolean;
	readonly stopsPlayback?: boolean;
	readonly isActive?: (model: Model, knowledge: Knowledge) => boolean;
	/** Said where the row is not active, if its keys then do nothing else. */
	readonly whyInactive?: (model: Model) => Model['notice'];
	/** What happens to the terminal, after the change of the model. */
	readonly effect?: Effect;
};

type Click = {
	readonly id: keyof Text['mouse']['clicks'];
	readonly changeFor: (target: Target) => Change | undefined;
};

export type Effect = 'redraw' | 'suspend' | 'copy' | 'save';

export function single(key: KeyName, change: Change): readonly Binding[] {
	return [{keys: [key], change}];
}

export function pair(
	back: readonly KeyName[],
	forth: readonly KeyName[],
	change: ChangeBy<1 | -1>,
): readonly Binding[] {
	return [
		{keys: back, change: (model, knowledge) => change(model, knowledge, -1)},
		{keys: forth, change: (model, knowledge) => change(model, knowledge, 1)},
	];
}

export function leftRight(change: ChangeBy<1 | -1>): readonly Binding[] {
	return pair(['left', 'h'], ['right', 'l'], change);
}

export function upDown(change: ChangeBy<1 | -1>): readonly Binding[] {
	return pair(['up', 'k'], ['down', 'j'], change);
}

export function arrows(
	prefix: 'shift-' | '',
	change: ChangeBy<{readonly rows: number; readonly columns: number}>,
): readonly Binding[] {
	const directions = [
		{name: 'left', letter: 'h', rows: 0, columns: -1},
		{name: 'right', letter: 'l', rows: 0, columns: 1},
		{name: 'up', letter: 'k', rows: -1, columns: 0},
		{name: 'down', letter: 'j', rows: 1, columns: 0},
	];
	return directions.map(({name, letter, rows, columns}) => ({
		keys: prefix === '' ? [name, letter] : [`${prefix}${name}`],
		change: (model, knowledge) => change(model, knowledge, {rows, columns}),
	}));
}

export function clickOn<Type extends Target['type']>(
	id: Click['id'],
	type: Type | readonly Type[],
	change: ChangeBy<Extract<Target, {type: Type}>>,
): Click {
	const isMeant = (target: Target): target is Extract<Target, {type: Type}> =>
		typeof type === 'string' ? target.type === type : type.some((each) => target.type === each);
	return {
		id,
		changeFor: (target) => (isMeant(target) ? (model, knowledge) => change(model, knowledge, target) : undefined),
	};
}

export function ends(first: Change, last: Change): readonly Binding[] {
	return [
		{keys: ['home', 'g'], change: first},
		{keys: ['end', 'G'], change: last},
	];
}

export type Cell = {readonly column: number; readonly row: number};

/** Rows and columns count from 0. */
export type Target =
	| {readonly type: 'screen'; readonly id: ScreenId}
	| {readonly type: 'square'; readonly row: number; readonly column: number}
	| {readonly type: 'call'; readonly row: number}
	| {readonly type: 'solution'; readonly number: number}
	/** Cells count from 0; the cell after the last of `width` is the end. */
	| {readonly type: 'track'; readonly cell: number; readonly width: number}
	| {readonly type: 'entry'; readonly index: number; readonly isValue: boolean};
