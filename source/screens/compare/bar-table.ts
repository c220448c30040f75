import type {Glyphs} from '../../components/glyphs.js';
import {bar, type Line, type Run} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import {displayWidth, padEnd, padStart} from '../../text/width.js';

/** With the space before it. */
type TableCell = Run & {readonly isRight?: boolean};

/** `share` of the bar behind the cells is from 0 to 1. */
export type BarRow = {readonly cells: readonly TableCell[]; readonly share: number; readonly tone: TextRole};

/** Shorter bars are left out. */
const leastBar = 4;

/** `left` is the width of the cells, `bar` that of the longest bar. */
export function barTable(rows: readonly BarRow[], width: number, glyphs: Glyphs) {
	const columns = (rows[0]?.cells ?? []).map((_, column) =>
		Math.max(...rows.map((row) => displayWidth(row.cells[column]?.text ?? ''))),
	);
	const left = columns.reduce((sum, each) => sum + each, 0);
	const barWidth = width - left < leastBar ? 0 : width - left;
	const lineOf = (row: BarRow): Line => [
		...row.cells.map(({isRight, ...cell}, column) => ({
			...cell,
			text: (isRight ? padStart : padEnd)(cell.text, columns[column] ?? 0),
		})),
		bar(row.share, barWidth, row.tone, glyphs),
	];
	return {left, bar: barWidth, lineOf};
}
