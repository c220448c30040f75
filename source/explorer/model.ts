import type {Square, VariantId} from '../solver/index.js';
import type {StopSearch} from './breakpoints.js';
import type {Goal} from './goal.js';
import {type Growth, type Measurement, type Measuring, noGrowth} from './growth.js';
import type {Screen} from './screen.js';

/** Where each screen stands: a step of the search from 0, a solution from 1. */
export type Place = {readonly step: number; readonly solution: number};

/** A square, or a row without column, at which playback and the jumps to solutions stop as well. */
export type Breakpoint = {readonly row: number; readonly column: number | undefined};

/** What is pinned to squares and rows: the breakpoints, and the cursor, where one would be set. */
export type Pins = {readonly cursor: Breakpoint | undefined; readonly breakpoints: readonly Breakpoint[]};

/** A learner's guesses: what the next test will find. `typed` is an answer that may go on. */
export type Prediction = {
	readonly right: number;
	readonly asked: number;
	readonly typed: string;
	/** The last answer, and the step of the test it was about. */
	readonly last: {readonly isRight: boolean; readonly step: number} | undefined;
};

/** Somebody's own try at a board: any queens on any squares, and what can be undone and redone. */
export type Attempt = {
	readonly queens: readonly Square[];
	readonly past: readonly (readonly Square[])[];
	readonly future: readonly (readonly Square[])[];
	readonly cursor: Square;
	/** Until the board changes. */
	readonly isHintShown: boolean;
};

/** What lies over the screen and takes the keys. */
export type Overlay =
	| {readonly type: 'ladder'}
	| {readonly type: 'growth'}
	/** The different images of a solution, one of them chosen. */
	| {readonly type: 'images'; readonly chosen: number}
	| {readonly type: 'help'; readonly scroll: number}
	| {readonly type: 'menu'}
	| {readonly type: 'prompt'; readonly text: string};

/** What the program has to say about the last key. */
export type Notice =
	| 'first-step'
	| 'last-step'
	| 'first-solution'
	| 'last-solution'
	| 'no-solution-before'
	| 'no-solution-after'
	| 'no-dead-end-before'
	| 'no-dead-end-after'
	| 'no-cursor'
	| 'no-solution-here'
	| 'no-solution-to-show'
	| 'image-unknown'
	| 'nothing-to-undo'
	| 'nothing-to-redo'
	| 'not-to-be-completed'
	| 'completion-unknown'
	| 'no-such-number'
	| 'no-such-size';

export type Model = {
	readonly size: number;
	readonly variant: VariantId;
	readonly screen: Screen;
	/** By size, so that going back to a size goes back to the place. */
	readonly places: Readonly<Record<number, Place>>;
	/** By size. */
	readonly pins: Readonly<Record<number, Pins>>;
	/** While each test is asked about before it is done. */
	readonly prediction: Prediction | undefined;
	readonly isPlaying: boolean;
	readonly direction: 1 | -1;
	/** Whether playing jumps to the next stop, instead of showing each step on the way. */
	readonly isMotionReduced: boolean;
	/** Steps a second. */
	readonly speed: number;
	/** The part of a step that playback is ahead of the place. */
	readonly lead: number;
	readonly isFundamentalOnly: boolean;
	/** Whether Solutions shows many small boards rather than one with its list. */
	readonly isGallery: boolean;
	/** By size. */
	readonly attempts: Readonly<Record<number, Attempt>>;
	readonly growth: Growth;
	/** Whether the board says of each empty square how many queens attack it. */
	readonly isAttackedShown: boolean;
	/** Whether the search tree stands in the place of the program. */
	readonly isTreeShown: boolean;
	readonly overlay: Overlay | undefined;
	/** What is being looked for in the background: a goal that the tape has not been read up to yet, or a stop. */
	readonly sought: Goal | StopSearch | undefined;
	readonly notice: Notice | undefined;
	/** Of the terminal, in cells. */
	readonly window: {readonly columns: number; readonly rows: number};
	/** How often the whole screen has been drawn anew. */
	readonly repaints: number;
	readonly exit: 'quit' | 'interrupt' | undefined;
};

export type Action =
	| {readonly type: 'step'; readonly by: number}
	| {readonly type: 'solution'; readonly by: number}
	/** To the next step in the same call of place() or above it, or to the previous one. */
	| {readonly type: 'over'; readonly by: 1 | -1}
	/** To where the call at hand returns, or to where it began. */
	| {readonly type: 'out'; readonly by: 1 | -1}
	| {readonly type: 'dead-end'; readonly by: 1 | -1}
	| {readonly type: 'attacked'}
	| {readonly type: 'tree'}
	| {readonly type: 'predict'}
	| {readonly type: 'guess'; readonly key: string}
	| {readonly type: 'cursor'; readonly rows: number; readonly columns: number}
	/** Moves the cursor among the rows, as a whole. */
	| {readonly type: 'row-cursor'; readonly by: 1 | -1}
	| {readonly type: 'breakpoint'}
	| {readonly type: 'clear-breakpoints'}
	/** A row up or down in the gallery, a solution in the list. */
	| {readonly type: 'row'; readonly by: 1 | -1}
	| {readonly type: 'gallery'}
	| {readonly type: 'images'}
	/** The next or previous image, or a row of them on or back. */
	| {readonly type: 'choose'; readonly by: 1 | -1; readonly isRow: boolean}
	| {readonly type: 'ladder'}
	| {readonly type: 'growth'}
	| {readonly type: 'measuring'; readonly at: Measuring}
	| {readonly type: 'measured'; readonly measurement: Measurement}
	/** On the board of Play: the queen under the cursor comes or goes. */
	| {readonly type: 'put'}
	| {readonly type: 'undo'}
	| {readonly type: 'redo'}
	| {readonly type: 'clear'}
	| {readonly type: 'hint'}
	| {readonly type: 'hand-over'}
	| {readonly type: 'page'; readonly by: 1 | -1}
	| {readonly type: 'first'}
	| {readonly type: 'last'}
	| {readonly type: 'enter'}
	| {readonly type: 'play'}
	| {readonly type: 'reverse'}
	| {readonly type: 'speed'; readonly by: 1 | -1}
	| {readonly type: 'image'}
	| {readonly type: 'fundamental'}
	| {readonly type: 'variant'; readonly id: VariantId}
	| {readonly type: 'next-variant'}
	| {readonly type: 'size'; readonly size: number}
	| {readonly type: 'next-size'; readonly by: 1 | -1}
	| {readonly type: 'screen'; readonly screen: Screen}
	| {readonly type: 'next-screen'; readonly by: 1 | -1}
	| {readonly type: 'help'}
	| {readonly type: 'menu'}
	| {readonly type: 'prompt'}
	| {readonly type: 'type'; readonly text: string}
	| {readonly type: 'erase'}
	| {readonly type: 'scroll'; readonly by: number}
	| {readonly type: 'back'}
	| {readonly type: 'redraw'}
	| {readonly type: 'suspend'}
	| {readonly type: 'quit'}
	| {readonly type: 'interrupt'}
	| {readonly type: 'window'; readonly columns: number; readonly rows: number}
	| {readonly type: 'tick'; readonly milliseconds: number}
	| {readonly type: 'read-on'}
	| {readonly type: 'repaint'};

export function createModel(options: Partial<Pick<Model, 'size' | 'variant' | 'screen' | 'window'>> = {}): Model {
	return {
		size: 8,
		variant: 'scan',
		screen: 'solutions',
		places: {},
		pins: {},
		prediction: undefined,
		isPlaying: false,
		direction: 1,
		isMotionReduced: false,
		speed: 5,
		lead: 0,
		isFundamentalOnly: false,
		isGallery: false,
		attempts: {},
		growth: noGrowth,
		isAttackedShown: false,
		isTreeShown: false,
		overlay: undefined,
		sought: undefined,
		notice: undefined,
		window: {columns: 80, rows: 24},
		repaints: 0,
		exit: undefined,
		...options,
	};
}

export function placeOf({places, size}: Model): Place {
	return places[size] ?? {step: 0, solution: 1};
}

export const noPins: Pins = {cursor: undefined, breakpoints: []};

export function pinsOf({pins, size}: Model): Pins {
	return pins[size] ?? noPins;
}

const emptyAttempt: Attempt = {queens: [], past: [], future: [], cursor: {row: 0, column: 0}, isHintShown: false};

export function attemptOf({attempts, size}: Model): Attempt {
	return attempts[size] ?? emptyAttempt;
}
