import type {Glyphs} from '../../components/glyphs.js';
import {bar, type Line, run, type StyledRun} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import {cells, padEnd, padStart} from '../../text/width.js';

/** With the space before it. */
type Cell = StyledRun & {readonly isRight?: boolean};

/** `share` of the bar behind the cells is from 0 to 1. */
export type BarRow = {readonly cells: readonly Cell[]; readonly share: number; readonly tone: TextRole};

export function columnsOf(rows: readonly BarRow[]): readonly number[] {
	const [first] = rows;
	return first?.cells.map((_, column) => Math.max(...rows.map((row) => cells(row.cells[column]?.text ?? '')))) ?? [];
}

export function widthOf(columns: readonly number[]): number {
	return columns.reduce((width, each) => width + each, 0);
}

/** One line, or several for a thicker bar. */
export function barLines(
	row: BarRow,
	columns: readonly number[],
	{width, thickness}: {readonly width: number; readonly thickness: number},
	glyphs: Glyphs,
): readonly Line[] {
	const drawn = bar(row.share, width, row.tone, glyphs);
	const left = row.cells.map(({isRight, ...cell}, index) => ({
		...cell,
		text: (isRight ? padStart : padEnd)(cell.text, columns[index] ?? 0),
	}));
	const below = run(' '.repeat(widthOf(columns)));
	return Array.from({length: thickness}, (_, line) => [...(line === 0 ? left : [below]), drawn]);
}
