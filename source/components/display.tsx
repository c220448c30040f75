import {createContext, useContext} from 'react';
import type {KeyId} from '../explorer/keymap.js';
import type {Text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';

/** In which characters and language something is written. */
export type Writing = {readonly glyphs: Glyphs; readonly text: Text};

/** How things are shown: in which characters, and how the keys are named. The model has the texts. */
export type Look = {
	readonly glyphs: Glyphs;
	/** The keys of a row as the help shows them, for example `PgUp PgDn`. */
	readonly label: (id: KeyId) => string;
};

/** The same with the texts of the model, for what is drawn in a frame. */
export type Display = Look & Writing;

/** How things are shown: in which characters and language. The frame provides it. */
export const DisplayContext = createContext<Display | undefined>(undefined);

/** Only for components inside a frame. */
export function useDisplay(): Display {
	return useContext(DisplayContext)!;
}
