import {wrap} from '../text/wrap.js';
import {type Line, line, widthOf} from './line.js';
import type {PanelSize} from './panel-size.js';

export function isFitting(lines: readonly Line[], {width, height}: PanelSize): boolean {
	return lines.length <= height && lines.every((each) => widthOf(each) <= width);
}

/** The lines with each of the notes below them. */
export function withNotes(lines: readonly Line[], notes: readonly string[], {width}: PanelSize): Line[][] {
	return notes.map((note) => [...lines, ...wrap(note, width).map((each) => line(each, 'dim'))]);
}
