import {type CodeId, largestSize, smallestSize, type VariantId} from '../solver/index.js';
import type {Text} from '../text/en.js';
import type {LanguageId} from '../text/language.js';
import type {Counted, Sought} from './goal.js';

/** Steps a second at first. */
export const usualSpeed = 5;

/** The screens, in the order of Tab. */
export const screenIds = ['lesson', 'solutions', 'search', 'compare', 'play'] as const;
export type ScreenId = (typeof screenIds)[number];
export type OverlayId = keyof Text['overlays'];

/** Names a key as the help does, or all keys of a row. */
export type KeyNames = {readonly key: (name: string) => string; readonly row: (id: keyof Text['keys']) => string};

type Notices = Text['notices'];
/** What the program says about the last key: a sentence of the text by its name, or one with values in it. */
export type Notice =
	| {[Id in keyof Notices]: Notices[Id] extends string ? Id : never}[keyof Notices]
	| ((text: Text, names: KeyNames) => string);

/**
 * What the numbers on the squares are: the queens that attack the square; the numbers of its diagonals, which are also those of
 * the cells in the tables of `flags`; or the solutions that contain the queens and one more on the square.
 */
export const numberKinds = ['attackers', 'diagonals', 'antidiagonals', 'solutions'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** The place on one size of board: a step of the search, from 0, and a solution, from 1. */
export type Place = {readonly step: number; readonly solution: number};

/** The state of the program. What can be computed is in `Knowledge` instead. */
export type Model = {
	readonly size: number;
	readonly variant: VariantId;
	readonly code: CodeId;
	readonly screen: ScreenId;
	/** The screen that was left for this one: Escape leads back to it, once. */
	readonly cameFrom: ScreenId | undefined;
	/** By size, so that each size keeps its place. */
	readonly places: Readonly<Record<number, Place>>;
	readonly isPlaying: boolean;
	readonly direction: 1 | -1;
	/** Whether playback jumps to the next stop instead of showing each step. */
	readonly isMotionReduced: boolean;
	/** Steps a second. */
	readonly speed: number;
	/** How far playback is ahead of the place, as a part of a step. */
	readonly lead: number;
	/** Whether Solutions lists only the first solution of each symmetry class. */
	readonly isFundamentalOnly: boolean;
	/** What the numbers on the empty squares of the board are. */
	readonly numbers: NumberKind | 'none';
	/** The language, and its texts. These change a little later, because they are loaded first. */
	readonly language: LanguageId;
	readonly text: Text;
	readonly isAscii: boolean;
	/** What is shown over the screen. It receives the keys. */
	readonly overlay: OverlayId | undefined;
	readonly sought: Sought | undefined;
	readonly notice: Notice | undefined;
	readonly window: {readonly columns: number; readonly rows: number; readonly isPart?: boolean};
	/** How often new knowledge has been reported. Changes so that the frame is drawn again. */
	readonly revision: number;
	/** How often the terminal has been cleared and drawn again. */
	readonly repaints: number;
	readonly exit: 'quit' | 'interrupt' | undefined;
	/** The state that belongs to one screen or overlay, see `createSlot`. */
	readonly own: Readonly<Record<string, unknown>>;
};

export function createModel(
	given: Pick<Model, 'text'> &
		Partial<
			Pick<Model, 'size' | 'variant' | 'code' | 'screen' | 'window' | 'language' | 'isAscii' | 'isMotionReduced'>
		>,
): Model {
	return {
		size: 8,
		variant: 'scan',
		code: 'typescript',
		screen: 'solutions',
		cameFrom: undefined,
		places: {},
		isPlaying: false,
		direction: 1,
		isMotionReduced: false,
		speed: usualSpeed,
		lead: 0,
		isFundamentalOnly: false,
		numbers: 'none',
		language: 'en',
		isAscii: false,
		overlay: undefined,
		sought: undefined,
		notice: undefined,
		window: {columns: 80, rows: 24},
		revision: 0,
		repaints: 0,
		exit: undefined,
		own: {},
		...given,
	};
}

/** The model without playback. */
export function stopped(model: Model): Model {
	return {...model, isPlaying: false, lead: 0};
}

export function placeOf({places, size}: Pick<Model, 'places' | 'size'>): Place {
	return places[size] ?? {step: 0, solution: 1};
}

export function placeNumber(model: Pick<Model, 'places' | 'size'>, counted: Counted): number {
	const {step, solution} = placeOf(model);
	return counted === 'steps' ? step : solution;
}

/** Changes the size of the board; adds a notice if there is no such size. */
export function resized(model: Model, size: number): Model {
	return size < smallestSize || size > largestSize ? {...model, notice: 'no-such-size'} : {...model, size};
}

/** The smallest usable window, in cells. */
export const leastWindow = {columns: 40, rows: 12};
