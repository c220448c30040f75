import type {Look} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {keysOf} from '../../components/key-labels.js';
import type {Screens} from '../screen.js';
import {allRows} from './rows.js';

/** Returns a display with these glyphs, and with the key labels of these screens. */
export function displayFor(screens: Screens, glyphs: Glyphs): Look {
	const labels = new Map(allRows(screens).map((row) => [row.id, keysOf(row, glyphs).join(' ')]));
	return {glyphs, label: (id) => labels.get(id) ?? id};
}
