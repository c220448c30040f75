import {helpSections} from '../explorer/help.js';
import {keymap} from '../explorer/keymap.js';
import type {Screen} from '../explorer/screen.js';
import {text} from '../text/en.js';
import {keysOf} from './footer.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, span} from './line.js';

/** Every key that works on a screen, with what it does. */
export function helpLines(screen: Screen, glyphs: Glyphs): Line[] {
	const labels = new Map(keymap.map((row) => [row.id, keysOf(row, glyphs).join(' ')]));
	const width = Math.max(...[...labels.values()].map(({length}) => length)) + 2;
	const sections = helpSections(screen).flatMap(({screen: where, rows}) => [
		line(where ? text.screens[where] : text.everywhere, 'accent'),
		...rows.map(({id}) => [span(labels.get(id)!.padEnd(width), 'strong'), span(text.keyRows[id])]),
		[],
	]);
	return [...sections, line(text.aliases, 'dim')];
}
