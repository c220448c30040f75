import {cells} from '../text/width.js';
import {wrap} from '../text/wrap.js';
import {type Line, line, span, widthOf} from './line.js';
import type {PanelSize} from './panel-size.js';

/** The same in words, the longest first. */
export type Wordings = readonly string[];

/** Returns the longest wording of at most `width` cells, or the shortest if none fits. */
export function fitting(wordings: Wordings, width: number): string {
	return wordings.find((each) => cells(each) <= width) ?? wordings.at(-1) ?? '';
}

/** Whether a panel of this size has room for all lines. */
export function isFitting(lines: readonly Line[], {width, height}: PanelSize): boolean {
	return lines.length <= height && lines.every((each) => widthOf(each) <= width);
}

/** The lines with each of the notes below them. */
export function withNotes(lines: readonly Line[], notes: readonly string[], {width}: PanelSize): Line[][] {
	return notes.map((note) => [...lines, ...wrap(note, width).map((each) => line(each, 'dim'))]);
}

/** The cells between lines and a note beside them. */
const gap = 2;

/** The lines with each of the notes beside them, where the longest word of the note has room. */
export function withNotesBeside(lines: readonly Line[], notes: readonly string[], {width}: PanelSize): Line[][] {
	const left = Math.max(...lines.map(widthOf)) + gap;
	return notes
		.map((note) => wrap(note, width - left))
		.filter((note) => note.length <= lines.length)
		.map((note) =>
			lines.map((each, index) => {
				const words = note[index];
				return words === undefined ? each : [...each, span(' '.repeat(left - widthOf(each))), span(words, 'dim')];
			}),
		);
}
