import {clip, type Line, span, widthOf} from '../../panels/line.js';
import {cellGap, type GridLayout, lineGap} from './grid-layout.js';

/**
 * Arranges the cells in a grid. Each cell is a list of lines. If not all rows fit, those around the current cell
 * remain.
 */
export function gridLines(cells: readonly (readonly Line[])[], current: number, grid: GridLayout): Line[] {
	const {columns, rows, cell} = grid;
	const all = Math.ceil(cells.length / columns);
	const first = Math.max(0, Math.min(Math.floor(current / columns) - Math.floor(rows / 2), all - rows));
	return Array.from({length: Math.min(rows, all)}, (_, index) => {
		const row = cells.slice((first + index) * columns, (first + index + 1) * columns);
		return Array.from({length: cell.height + lineGap}, (_, part) =>
			row.flatMap((lines) => padded(lines[part] ?? [], cell.width)),
		);
	}).flat();
}

function padded(line: Line, width: number): Line {
	const shown = clip(line, width);
	return [...shown, span(' '.repeat(width - widthOf(shown) + cellGap))];
}
