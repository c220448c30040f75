import type {ComponentType} from 'react';
import type {Display} from '../components/display.js';
import type {PanelSize} from '../components/window.js';
import type {KeyId, KeyRow} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import type {OverlayCore, ScreenCore, ScreenTable} from '../explorer/screen.js';
import type {PanelId} from '../explorer/step-views.js';
import type {Square} from '../solver/index.js';
import type {MarkId, WordId} from '../text/en.js';

/** The keys in the footer of a screen of steps while it plays. */
export const playingFooter: readonly KeyId[] = ['play', 'speed', 'reverse', 'stop', 'variant'];

/**
 * What a screen reader says about the screen, by the name of the statement. '' means that there is nothing to say. A
 * changed statement is spoken, so statements leave out figures that keep changing, such as progress.
 */
export type Statements = Readonly<Record<string, string>>;

/** What a screen is drawn from. */
export type ScreenProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	/** The room between header and footer, in cells. */
	readonly room: PanelSize;
	/** What the program says about the last key, or looks for: stands where the screen says its sentence. */
	readonly message: string | undefined;
};

/** A panel of a screen that is drawn alone, without a border. */
export type LonePanel = {
	/** What it takes of a room, the same at each step. */
	readonly sizeIn: (model: Model, room: PanelSize) => PanelSize;
	/** Fills a room of this size. */
	readonly Component: ComponentType<Pick<ScreenProps, 'model' | 'knowledge' | 'room'>>;
};

/** A whole screen: its keys, its view, and its statements for screen readers. */
export type Screen = ScreenCore & {
	/** The keys that the help lists, if not all. */
	readonly helpKeys?: (model: Model) => readonly KeyRow[];
	/** The keys in the footer, the most useful first. Those that do not fit are left out. Help and menu are always there. */
	readonly footer: (model: Model) => readonly KeyId[];
	/** The marks and the words that the help explains, in its order. */
	readonly marks: readonly MarkId[];
	readonly words: readonly WordId[];
	/** The overlays that only this screen has. */
	readonly overlays: readonly Overlay[];
	/** Whether the window has room only for a compact view. */
	readonly isCompact: (model: Model) => boolean;
	/** The current position, for example `step 48 of 1,965`, for the header of a compact view. */
	readonly where: (model: Model, knowledge: Knowledge) => string;
	/** Draws all between header and footer. */
	readonly Component: ComponentType<ScreenProps>;
	/** The panels that can be drawn alone. */
	readonly panels?: Readonly<Partial<Record<PanelId, LonePanel>>>;
	/** What it says about its last step, the longest first, for the lesson, which shows its panels only. */
	readonly sentences?: (model: Model, knowledge: Knowledge) => readonly string[];
	/** What it says about the last key, if there is nothing more urgent. */
	readonly message?: (model: Model, knowledge: Knowledge) => string | undefined;
	/** The queens on the board that the screen shows. */
	readonly queens: (model: Model, knowledge: Knowledge) => readonly Square[];
	/** Puts these queens on its board, and the cursor on this square, or on the last queen, if it is a board for the user's own queens. */
	readonly withQueens?: (model: Model, queens: readonly Square[], cursor?: Square) => Model;
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

/** A line to type into: what is asked, what has been typed, and what can be typed. */
export type Prompt = {readonly question: string; readonly typed: string; readonly note: string};

/** Something shown over a screen: a panel, a list of entries, or a line instead of the footer. */
export type Overlay = OverlayCore & {
	readonly footer: (model: Model) => readonly KeyId[];
	/** What the help explains instead of that of the screen, if it can be opened here. */
	readonly marks?: readonly MarkId[];
	readonly words?: readonly WordId[];
	/** Draws all between header and footer. */
	readonly Component?: ComponentType<ScreenProps>;
	/** What it asks for in place of the footer. */
	readonly prompt?: (model: Model) => Prompt;
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

/** All screens, overlays and global keys. */
export type Screens = ScreenTable<Screen, Overlay>;
