import type {Glyphs} from './glyphs.js';

/** What the terminal can show. */
export type Display = {readonly glyphs: Glyphs; readonly hasColour: boolean};
