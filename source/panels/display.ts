import type {KeyId} from '../explorer/keymap.js';
import type {Text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';

/** In which characters and language something is written. */
export type Writing = {readonly glyphs: Glyphs; readonly text: Text};

/** How things are shown: in which characters and language, with or without colour, and how the keys are named. */
export type Display = Writing & {
	readonly hasColour: boolean;
	/** Whether the colours are those that the texts name. With 16 colours and fewer they are not. */
	readonly hasHues: boolean;
	/** The keys of a row as the help shows them, for example `PgUp PgDn`. */
	readonly label: (id: KeyId) => string;
};
