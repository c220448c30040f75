import type {ComponentType} from 'react';
import type {BoardRow} from '../components/board.js';
import type {Display, PanelSize} from '../components/display.js';
import type {Change, KeyId, KeyName, KeyRow, ScreenOption} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge.js';
import {type Counted, createSlot, type Model, type ScreenId, type SearchPanel} from '../explorer/model.js';
import type {Axis} from '../explorer/playback.js';
import type {Square} from '../solver/board.js';
import type {Text} from '../text/en.js';
import type {Wordings} from '../text/width.js';
import type {Mark} from './mark.js';

export const playingFooter: readonly KeyId[] = ['play', 'speed', 'stop', 'variant'];

/** What a screen reader says, by name; '' says nothing. Only changes are spoken, so figures such as progress are left out. */
export type Statements = Readonly<Record<string, string>>;

export type ScreenProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	/** The room between header and footer, in cells. */
	readonly room: PanelSize;
	/** It is about the last key or a search, and takes the place of the screen's sentence. */
	readonly message: string | undefined;
	/** A component that hears keys itself reports its changes here. */
	readonly onChange?: ((change: Change) => void) | undefined;
};

export type StageProps = Pick<ScreenProps, 'model' | 'knowledge' | 'room'> & {
	/** What stands beside the board of a search. */
	readonly right: SearchPanel;
};

export type Screen = {
	readonly id: ScreenId;
	readonly keys: readonly KeyRow[];
	readonly options: readonly ScreenOption[];
	/** What `:` counts on the tape of the search. */
	readonly counts?: Counted;
	/** What the screen counts instead. */
	readonly axis?: Axis;
	/** Playback makes at most this many steps at once; without it, any number. */
	readonly mostSteps?: (model: Model, knowledge: Knowledge) => number;
	/** The speed of playback, in steps per second; without it, that of the model. */
	readonly speed?: (model: Model, knowledge: Knowledge) => number;
	/** Whether digits and keys of other screens do nothing now. */
	readonly isQuiet?: (model: Model) => boolean;
	/** The key `c` copies it instead of the command that leads back. */
	readonly command?: (model: Model) => string | undefined;
	/** Undoes what was begun last on this screen; undefined if there is nothing. */
	readonly back?: (model: Model) => Model | undefined;
	/** Runs after every change; `before` can be of another screen. */
	readonly afterChange?: (before: Model, after: Model, knowledge: Knowledge) => Model;
	/** `after` is of the screen that takes its place. */
	readonly onLeave?: (after: Model) => Model;
	/** Those that the help explains, in this order; numbers on squares are added. */
	readonly marks: readonly Mark[];
	/** Which variants it shows; where none is seen, a notice names the new one. */
	readonly variants?: 'current' | 'all';
	readonly rows?: (model: Model, knowledge: Knowledge) => readonly BoardRow[];
	/** The screen of which it shows the stage. */
	readonly host?: (model: Model) => Screen | undefined;
	/** The most useful first; those that do not fit are left out. Help and menu are always there. */
	readonly footer: (model: Model) => readonly KeyId[];
	readonly overlays?: readonly Overlay[];
	/** The place for a compact header, such as `step 48 of 1,965`. */
	readonly where: (model: Model, knowledge: Knowledge) => string;
	readonly Component: ComponentType<ScreenProps>;
	/** What a task of the lesson takes from it. */
	readonly lesson?: {
		readonly Stage: ComponentType<StageProps>;
		readonly keys: readonly KeyId[];
		readonly sentence?: (model: Model, knowledge: Knowledge) => Wordings;
	};
	readonly queens: (model: Model, knowledge: Knowledge) => readonly Square[];
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

export type Prompt = {readonly question: string; readonly typed: string; readonly note: string};

export type Overlay = {
	readonly id: keyof Text['overlays'];
	readonly keys: readonly KeyRow[];
	/** These rows of all screens act while the overlay is shown, too. */
	readonly passes?: readonly KeyId[];
	readonly footer: (model: Model) => readonly KeyId[];
	readonly Component?: ComponentType<ScreenProps>;
	readonly marks?: readonly Mark[];
	readonly prompt?: (model: Model) => Prompt;
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

export type Screens = {
	readonly screens: readonly Screen[];
	readonly overlays: readonly Overlay[];
	readonly everywhere: readonly KeyRow[];
};

export function screenOf({screens}: Pick<Screens, 'screens'>, {screen}: Model): Screen {
	return screens.find(({id}) => id === screen)!;
}

/** Adds what follows from every change, whatever made it. */
export function settled(screens: Screens, before: Model, after: Model, knowledge: Knowledge): Model {
	const now = before.screen === after.screen ? after : left(screens, before, after);
	return screenOf(screens, now).afterChange?.(before, now, knowledge) ?? now;
}

/** A change that sets `cameFrom` is itself the way back. */
function left(screens: Screens, before: Model, after: Model): Model {
	const now = screenOf(screens, before).onLeave?.(after) ?? after;
	return now.cameFrom === before.cameFrom ? {...now, cameFrom: before.screen} : now;
}

export function overlayOf({overlays}: Screens, {overlay}: Model): Overlay | undefined {
	return overlays.find(({id}) => id === overlay);
}

export function opened(model: Model, overlay: Overlay['id']): Model {
	return {...model, overlay};
}

export function closed(model: Model): Model {
	return {...model, overlay: undefined};
}

export function closeRow(...further: readonly KeyName[]): KeyRow {
	return {id: 'close', bindings: [{keys: ['escape', 'q', ...further], change: closed}]};
}

/** What the lesson does not show of a screen, because it would answer a question. */
type Hiding = {
	/** The screen belongs to a task of the lesson. */
	readonly isTask: boolean;
	/** Which line of the program runs next. */
	readonly nextLine: boolean;
	/** What the last step leads to: a dead end, a full board. */
	readonly future: boolean;
	/** The question is about these squares. */
	readonly asked: readonly Square[];
};

export const hiding = createSlot<Hiding>('hiding', {isTask: false, nextLine: false, future: false, asked: []});
