import type {KeyId} from '../explorer/keymap.js';
import type {Glyphs} from './glyphs.js';

/** How the terminal shows things: which characters, with or without colour, and how it names the keys. */
export type Display = {
	readonly glyphs: Glyphs;
	readonly hasColour: boolean;
	/** The keys of a row as the help shows them, for example `PgUp PgDn`. */
	readonly label: (id: KeyId) => string;
};
