import {Refusal} from '../../text/refusal.js';
import type {Breakpoint} from '../breakpoints.js';
import type {OptionId} from './screen-option.js';

/** Parses a square `ROW,COLUMN`, or a row. Throws a Refusal that names the option if it is neither, or not on the board. */
export function parseSquareOrRow(option: OptionId, given: string, size: number): Breakpoint {
	const {row = '', column} = /^(?<row>\d+)(?:,(?<column>\d+))?$/.exec(given)?.groups ?? {};
	const square = {row: Number(row), column: column === undefined ? undefined : Number(column)};
	if (row === '' || square.row >= size || (square.column ?? 0) >= size) {
		throw new Refusal((text) => text.noSquareOrRow(`--${option}`, given, size - 1));
	}

	return square;
}

/** The same, written. */
export function squareOrRow({row, column}: Breakpoint): string {
	return column === undefined ? String(row) : `${row},${column}`;
}
