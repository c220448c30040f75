import {cells, padEnd, padStart} from '../text/width.js';
import {type Line, type Role, span} from './line.js';

/** A cell of a table. Numbers are aligned right, words left. */
export type TableCell = {readonly text: string; readonly role?: Role | undefined; readonly isNumber?: boolean};

/** The cells between two columns. */
export const tableGap = 2;

/** Returns one line for each row. Columns are aligned and have two spaces between them. */
export function tableLines(rows: readonly (readonly TableCell[])[]): Line[] {
	const columns = Math.max(...rows.map((row) => row.length));
	const widths = Array.from({length: columns}, (_, column) =>
		Math.max(...rows.map((row) => cells(row[column]?.text ?? ''))),
	);
	return rows.map((row) =>
		row.map(({text, role, isNumber}, column) => {
			const gap = column === 0 ? '' : ' '.repeat(tableGap);
			const width = widths[column]!;
			return span(gap + (isNumber ? padStart(text, width) : padEnd(text, width)), role);
		}),
	);
}
