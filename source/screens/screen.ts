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
import type {Wordings} from '../text/width.js';

export const playingFooter: readonly KeyId[] = ['play', 'speed', 'stop', 'variant'];

/** For a screen reader, by name; '' says nothing. Changes are spoken, so figures such as progress are left out. */
export type Statements = Readonly<Record<string, string>>;

export type ScreenProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	/** Between header and footer, in cells. */
	readonly room: PanelSize;
	/** About the last key or a search; takes the place of the screen's sentence. */
	readonly message: string | undefined;
};

export type LonePanel = {
	readonly sizeIn: (model: Model, room: PanelSize) => PanelSize;
	readonly Component: ComponentType<Pick<ScreenProps, 'model' | 'knowledge' | 'room'>>;
};

export type Screen = ScreenCore & {
	/** If the help does not list all. */
	readonly helpKeys?: (model: Model) => readonly KeyRow[];
	/** The most useful first; those that do not fit are left out. Help and menu are always there. */
	readonly footer: (model: Model) => readonly KeyId[];
	readonly marks: readonly MarkId[];
	readonly words: readonly WordId[];
	readonly overlays: readonly Overlay[];
	readonly isCompact: (model: Model) => boolean;
	/** For a compact header: `step 48 of 1,965`. */
	readonly where: (model: Model, knowledge: Knowledge) => string;
	readonly Component: ComponentType<ScreenProps>;
	readonly panels?: Readonly<Partial<Record<PanelId, LonePanel>>>;
	/** About its last step: the lesson shows the panels only. */
	readonly sentences?: (model: Model, knowledge: Knowledge) => Wordings;
	/** About the last key, if there is nothing more urgent. */
	readonly message?: (model: Model, knowledge: Knowledge) => string | undefined;
	readonly queens: (model: Model, knowledge: Knowledge) => readonly Square[];
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

export type Prompt = {readonly question: string; readonly typed: string; readonly note: string};

export type Overlay = OverlayCore & {
	readonly footer: (model: Model) => readonly KeyId[];
	readonly marks?: readonly MarkId[];
	readonly words?: readonly WordId[];
	readonly Component?: ComponentType<ScreenProps>;
	readonly prompt?: (model: Model) => Prompt;
	readonly speech: (model: Model, knowledge: Knowledge, display: Display) => Statements;
};

export type Screens = ScreenTable<Screen, Overlay>;
