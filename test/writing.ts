import type {Writing} from '../source/components/display.js';
import {unicodeGlyphs} from '../source/components/glyphs.js';
import {text} from '../source/text/en.js';

/** English, in Unicode. */
export const writing: Writing = {glyphs: unicodeGlyphs, text};
