import {createContext, useContext} from 'react';
import type {KeyId} from '../explorer/keymap.js';
import type {Model} from '../explorer/model.js';
import type {Text} from '../text/en.js';
import {asciiGlyphs, type Glyphs, unicodeGlyphs} from './glyphs.js';

/** In which characters and language something is written. */
export type Writing = {readonly glyphs: Glyphs; readonly text: Text};

export function writingOf({isAscii, text}: Pick<Model, 'isAscii' | 'text'>): Writing {
	return {glyphs: isAscii ? asciiGlyphs : unicodeGlyphs, text};
}

export type Display = Writing & {
	/** The keys of a row as the help shows them, for example `PgUp PgDn`. */
	readonly label: (id: KeyId) => string;
};

/** How things are shown: in which characters and language. The frame provides it. */
export const DisplayContext = createContext<Display | undefined>(undefined);

/** Only for components inside a frame. */
export function useDisplay(): Display {
	return useContext(DisplayContext)!;
}
