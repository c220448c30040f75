import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {keysOf} from '../../panels/key-labels.js';
import type {Text} from '../../text/en.js';
import type {Screens} from '../screen.js';
import {allRows} from './rows.js';

/** Returns a display with these glyphs. Its key labels come from the key rows of these screens. */
export function displayFor(screens: Screens, glyphs: Glyphs, hasColour: boolean, text: Text): Display {
	const labels = new Map(allRows(screens).map((row) => [row.id, keysOf(row, glyphs).join(' ')]));
	return {glyphs, text, hasColour, label: (id) => labels.get(id) ?? id};
}
