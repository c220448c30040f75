import {escapeKey} from './sequences.js';

/** Reports of buttons (mode 1000), written in digits (mode 1006), so that no column is too large for them. */
export const turnMouseOn = `${escapeKey}[?1000h${escapeKey}[?1006h`;
export const turnMouseOff = `${escapeKey}[?1006l${escapeKey}[?1000l`;

/** What the mouse has done in a cell of the terminal, counted from 0: a click, or one notch of the wheel, down if `by` is 1. */
export type MouseReport = {readonly column: number; readonly row: number} & (
	| {readonly type: 'click'}
	| {readonly type: 'wheel'; readonly by: 1 | -1}
);

/**
 * The left button pressed, the wheel up, the wheel down. Not: the release of a button, the other buttons, a drag, and anything
 * with Shift, Alt or Ctrl, which adds to the number.
 */
const pattern = /^\u001B\[<(?<button>0|64|65);(?<column>[1-9]\d{0,3});(?<row>[1-9]\d{0,3})M$/;

/** What a sequence reports; undefined if it is no report that the program acts on. */
export function mouseReport(sequence: string): MouseReport | undefined {
	const {button, column, row} = pattern.exec(sequence)?.groups ?? {};
	if (button === undefined) {
		return undefined;
	}

	const cell = {column: Number(column) - 1, row: Number(row) - 1};
	return button === '0' ? {type: 'click', ...cell} : {type: 'wheel', by: button === '64' ? -1 : 1, ...cell};
}
