import type {Glyphs} from '../../panels/glyphs.js';
import {clickable, clip, line, textOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {PlacedLines} from '../../panels/placed.js';
import {padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {List} from '../screen.js';

/** The free cells left and right of the list, and the free lines above and below it. */
export const listPadding = {columns: 2, rows: 1};
/** The mark of the chosen entry, and a space. */
const markColumns = 2;

/** A list in a window: its title, and the entries that fit. */
export type ListLayout = {
	readonly title: readonly string[];
	readonly entries: readonly string[];
	/** The index of the first of these entries, and the row in which it stands. */
	readonly first: number;
	readonly top: number;
};

/**
 * Returns the entries around the chosen one, each in a line. Marks at the right say that more follow above or below. What is
 * cut ends with a mark, too. A free line follows the title.
 */
export function listLayout({title, entries, chosen}: List, {width, height}: PanelSize, glyphs: Glyphs): ListLayout {
	const inner = width - 2 * listPadding.columns;
	const heading = wrap(title, inner);
	const top = listPadding.rows + heading.length + 1;
	const limit = height - top - listPadding.rows;
	const first = Math.max(0, chosen - limit + 1);
	const shown = entries.slice(first, first + limit);
	const texts = shown.map((entry, index) => {
		const isCutAbove = index === 0 && first > 0;
		const isCutBelow = index === shown.length - 1 && first + limit < entries.length;
		const more = `${isCutAbove ? glyphs.above : ''}${isCutBelow ? glyphs.below : ''}`;
		const room = inner - markColumns - more.length;
		return more ? `${padEnd(cut(entry, room - 1, glyphs), room)}${more}` : cut(entry, room, glyphs);
	});
	return {title: heading, entries: texts, first, top};
}

function cut(entry: string, width: number, {openEnd}: Glyphs): string {
	return textOf(clip(line(entry), width, openEnd));
}

/** The entries where they stand, each clickable in the whole width. */
export function placedEntries({entries, first, top}: ListLayout, {width}: PanelSize): PlacedLines {
	const column = listPadding.columns + markColumns;
	return {
		lines: entries.map((entry, index) =>
			clickable(line(padEnd(entry, width - column - listPadding.columns)), {type: 'entry', index: first + index}),
		),
		at: {column, row: top},
	};
}
