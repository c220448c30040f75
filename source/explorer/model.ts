import {largestSize, smallestSize} from '../solver/board.js';
import type {CodeId} from '../solver/search/listing.js';
import {type VariantId, variantOf, variantsFor} from '../solver/search/variants.js';
import type {Moment} from '../solver/tape/moment.js';
import type {Tape} from '../solver/tape/tape.js';
import type {Text} from '../text/en.js';
import type {LanguageId} from '../text/language.js';

/** In steps per second. */
export const usualSpeed = 5;

/** In the order of Tab. */
export const screenIds = ['lesson', 'solutions', 'search', 'compare', 'play'] as const;
/** `replay` is there where the tests of a program are. */
export type ScreenId = (typeof screenIds)[number] | 'replay';

type KeyNames = {readonly key: (name: string) => string; readonly row: (id: keyof Text['keys']) => string};

type Notices = Text['notices'];
export type Notice =
	| {[Id in keyof Notices]: Notices[Id] extends string ? Id : never}[keyof Notices]
	| ((text: Text, names: KeyNames) => string);

export type NumberKind = keyof Text['squareNumbers'];

/** A step, from 0, and a solution, from 1. */
type Place = {readonly step: number; readonly solution: number};

/** What a number counts: steps from 0, or solutions from 1. */
export type Counted = 'steps' | 'solutions';

/** Finds the moment to go to; undefined if the tape has not been read that far, or has no such moment. */
export type Goal = (tape: Tape) => Moment | undefined;

export type Ground = 'dark' | 'light';

/** What can be computed is in `Knowledge` instead. */
export type Model = {
	readonly size: number;
	readonly variant: VariantId;
	readonly code: CodeId;
	readonly screen: ScreenId;
	/** Escape leads back to it, once. */
	readonly cameFrom: ScreenId | undefined;
	readonly places: Readonly<Record<number, Place>>;
	readonly isPlaying: boolean;
	/** Playback jumps to the next stop. */
	readonly isMotionReduced: boolean;
	/** In steps per second. */
	readonly speed: number;
	/** How far playback is ahead of the place, as a part of a step. */
	readonly stepFraction: number;
	/** The checks shown of a test that the user looks into, from its first; 0 while the test is one step. */
	readonly checksShown: number;
	readonly isFundamentalOnly: boolean;
	readonly numbers: NumberKind | 'none';
	/** The text follows the language a little later, because it is loaded first. */
	readonly language: LanguageId;
	readonly text: Text;
	readonly isAscii: boolean;
	/** The brightness of the terminal; undefined while it has not said. */
	readonly ground: Ground | undefined;
	readonly overlay: keyof Text['overlays'] | undefined;
	readonly sought: {readonly type: Counted; readonly goal: Goal} | undefined;
	readonly notice: Notice | undefined;
	readonly window: {readonly columns: number; readonly rows: number};
	readonly exit: 'quit' | 'interrupt' | undefined;
	readonly slots: Readonly<Record<string, unknown>>;
};

export function createModel(values: Pick<Model, 'text'> & Partial<Model>): Model {
	return {
		size: 8,
		variant: 'scan',
		code: 'typescript',
		screen: 'solutions',
		cameFrom: undefined,
		places: {},
		isPlaying: false,
		isMotionReduced: false,
		speed: usualSpeed,
		stepFraction: 0,
		checksShown: 0,
		isFundamentalOnly: false,
		numbers: 'none',
		language: 'en',
		isAscii: false,
		ground: undefined,
		overlay: undefined,
		sought: undefined,
		notice: undefined,
		window: {columns: 80, rows: 24},
		exit: undefined,
		slots: {},
		...values,
	};
}

export function stopped(model: Model): Model {
	return {...model, isPlaying: false, stepFraction: 0};
}

export function placeOf({places, size}: Pick<Model, 'places' | 'size'>): Place {
	return places[size] ?? {step: 0, solution: 1};
}

export function withPlace(model: Model, place: Partial<Place>): Model {
	return {...model, sought: undefined, places: {...model.places, [model.size]: {...placeOf(model), ...place}}};
}

export function placeNumber(model: Pick<Model, 'places' | 'size'>, counted: Counted): number {
	const {step, solution} = placeOf(model);
	return counted === 'steps' ? step : solution;
}

/** A variant that does not search boards of this size gives way to the last that does. */
export function resized(model: Model, size: number): Model {
	if (size < smallestSize || size > largestSize) {
		return {...model, notice: 'no-such-size'};
	}

	const {id, largestSize: last} = variantOf(model.variant);
	const variant = size > last ? variantsFor(size).at(-1)!.id : id;
	const notice: Notice = ({notices}) => notices['variant-ends'](id, last, variant);
	return {...model, size, variant, ...(variant !== id && {notice})};
}

/** In cells. */
export const leastWindow = {columns: 40, rows: 12};

/** A part of the model that only the files with its slot know, such as those of a screen or an overlay. */
type Slot<State> = {
	readonly of: (model: Pick<Model, 'slots' | 'size'>) => State;
	readonly with: (model: Model, changes: Partial<State>) => Model;
};

export function createSlotBySize<State extends object>(name: string, initial: State): Slot<State> {
	return createSlot(name, initial, ({size}) => `${name} ${size}`);
}

export function createSlot<State extends object>(
	name: string,
	initial: State,
	keyOf = (_: Pick<Model, 'size'>) => name,
): Slot<State> {
	/** The model does not know the types of its slots, but each slot knows its own objects by this class. */
	class SlotValue {
		constructor(readonly state: State) {}
	}

	const of = (model: Pick<Model, 'slots' | 'size'>) => {
		const kept = model.slots[keyOf(model)];
		return kept instanceof SlotValue ? kept.state : initial;
	};
	return {
		of,
		with: (model, changes) => ({
			...model,
			slots: {...model.slots, [keyOf(model)]: new SlotValue({...of(model), ...changes})},
		}),
	};
}

export const searchViews = ['program', 'tree'] as const;
export type SearchView = (typeof searchViews)[number];
/** What can stand beside a board; the memory does in the lesson, and where it has no room below. */
export type SearchPanel = SearchView | 'memory';

export const searchView = createSlot<{readonly shown: SearchView}>('search-view', {shown: 'program'});
