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
const sequence = /^\[<(?<button>0|64|65);(?<column>[1-9]\d{0,3});(?<row>[1-9]\d{0,3})M$/;

/** Whether a control sequence, without its Escape, reports what the program acts on. */
export function isMouseSequence(text: string): boolean {
	return sequence.test(text);
}

/** Returns what a control sequence reports; undefined if it is no such sequence. */
export function mouseReport(key: string): MouseReport | undefined {
	const {button, column, row} = (key.startsWith(escapeKey) && sequence.exec(key.slice(1))?.groups) || {};
	if (button === undefined) {
		return undefined;
	}

	const cell = {column: Number(column) - 1, row: Number(row) - 1};
	return button === '0' ? {type: 'click', ...cell} : {type: 'wheel', by: button === '64' ? -1 : 1, ...cell};
}
