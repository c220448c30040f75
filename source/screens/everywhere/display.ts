import type {Look} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {keysOf} from '../../panels/key-labels.js';
import type {Screens} from '../screen.js';
import {allRows} from './rows.js';

/**
 * Returns a display with these glyphs, and with the key labels of these screens. `colourLevel` is that of chalk: 0 for
 * no colours, 1 for 16, 2 for 256, 3 for 16 million.
 */
export function displayFor(screens: Screens, glyphs: Glyphs, colourLevel: number): Look {
	const labels = new Map(allRows(screens).map((row) => [row.id, keysOf(row, glyphs).join(' ')]));
	return {glyphs, hasColour: colourLevel > 0, hasHues: colourLevel > 1, label: (id) => labels.get(id) ?? id};
}
