import type {Writing} from '../source/panels/display.js';
import {unicodeGlyphs} from '../source/panels/glyphs.js';
import {text} from '../source/text/en.js';

/** English, in Unicode. */
export const writing: Writing = {glyphs: unicodeGlyphs, text};
