import {escapeKey} from './sequences.js';

/** Buttons (mode 1000), in digits (mode 1006), so that no column is too large. */
export const turnMouseOn = `${escapeKey}[?1000h${escapeKey}[?1006h`;
export const turnMouseOff = `${escapeKey}[?1006l${escapeKey}[?1000l`;

/** Cells count from 0; one notch of the wheel is down if `by` is 1. */
export type MouseReport = {readonly column: number; readonly row: number} & (
	| {readonly type: 'click'}
	| {readonly type: 'wheel'; readonly by: 1 | -1}
);

/**
 * Left button pressed, wheel up, wheel down; not releases, drags, other buttons, or Shift, Alt and Ctrl, which add to
 * the number.
 */
const pattern = /^\u001B\[<(?<button>0|64|65);(?<column>[1-9]\d{0,3});(?<row>[1-9]\d{0,3})M$/;

export function mouseReport(sequence: string): MouseReport | undefined {
	const {button, column, row} = pattern.exec(sequence)?.groups ?? {};
	if (button === undefined) {
		return undefined;
	}

	const cell = {column: Number(column) - 1, row: Number(row) - 1};
	return button === '0' ? {type: 'click', ...cell} : {type: 'wheel', by: button === '64' ? -1 : 1, ...cell};
}
