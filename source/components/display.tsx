import {createContext, useContext} from 'react';
import type {KeyId} from '../explorer/keymap.js';
import type {Ground, Model} from '../explorer/model.js';
import type {Text} from '../text/en.js';
import {asciiGlyphs, type Glyphs, unicodeGlyphs} from './glyphs.js';

export type Writing = {readonly glyphs: Glyphs; readonly text: Text};

export function writingOf({isAscii, text}: Pick<Model, 'isAscii' | 'text'>): Writing {
	return {glyphs: isAscii ? asciiGlyphs : unicodeGlyphs, text};
}

export type Display = Writing & {
	readonly ground: Ground | undefined;
	readonly label: (id: KeyId) => string;
};

export const DisplayContext = createContext<Display | undefined>(undefined);

export function useDisplay(): Display {
	return useContext(DisplayContext)!;
}
