import type {Glyphs} from '../../../panels/glyphs.js';
import {type Line, line} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import {cells, padEnd, padStart} from '../../../text/width.js';

/** The points that are drawn with one mark. All y are positive. */
export type Series = {readonly mark: string; readonly points: readonly {readonly x: number; readonly y: number}[]};

/** What stands at the axes: their units, and the numbers of the y axis. */
export type Axes = {readonly x: string; readonly y: string; readonly label: (y: number) => string};

/** The lines of a chart, and how many times as much a point is in the row above another. */
export type Chart = {readonly lines: readonly Line[]; readonly rowFactor: number};

const maxSlotWidth = 8;
/** The rows of the units, of the axis, and of the numbers below it. */
const axisRows = 3;
const minRows = 3;

/**
 * Returns a chart of the series with a logarithmic y axis, or undefined if there is nothing to compare or no room. Each
 * x has a slot with one cell for each series, so that no mark hides another. If not all x fit, the last ones remain, after
 * a mark.
 */
export function chartOf(
	series: readonly Series[],
	{width, height}: PanelSize,
	{border, openEnd}: Glyphs,
	axes: Axes,
): Chart | undefined {
	const rows = height - axisRows;
	const allXs = [...new Set(series.flatMap(({points}) => points.map(({x}) => x)))].sort((a, b) => a - b);
	const allLogs = series.flatMap(({points}) => points.map(({y}) => Math.log10(y)));
	const low = Math.min(...allLogs);
	const range = Math.max(...allLogs) - low;
	if (rows < minRows || !(range > 0)) {
		return;
	}

	const rowOf = (log: number) => Math.round(((log - low) / range) * (rows - 1));
	const labels = new Map(
		labelledLogs(low, low + range, rows).map((log) => [rowOf(log), axes.label(10 ** log)] as const),
	);
	const margin = Math.max(...[...labels.values(), axes.x, axes.y].map(cells));
	const room = width - margin - 1;
	const slot = Math.min(maxSlotWidth, Math.max(series.length, Math.floor(room / allXs.length)));
	const xs = allXs.slice(-Math.max(1, Math.floor(room / slot)));
	const marksAt = (x: number, row: number) =>
		padStart(
			series
				.map(({mark, points}) =>
					points.some((point) => point.x === x && rowOf(Math.log10(point.y)) === row) ? mark : ' ',
				)
				.join(''),
			slot,
		);
	const lines = Array.from({length: rows}, (_, index) => rows - 1 - index).map((row) =>
		line(`${padStart(labels.get(row) ?? '', margin)}${border.left}${xs.map((x) => marksAt(x, row)).join('')}`),
	);
	const axis = `${' '.repeat(margin)}${border.bottomLeft}${border.bottom.repeat(xs.length * slot)}`;
	const numbers = xs.map((x) => padEnd(padStart(String(x), slot - 1), slot)).join('');
	const cut = xs.length < allXs.length ? openEnd : ' ';
	return {
		lines: [
			line(padStart(axes.y, margin), 'dim'),
			...lines,
			line(axis, 'dim'),
			line(`${padStart(axes.x, margin)}${cut}${numbers}`, 'dim'),
		],
		rowFactor: 10 ** (range / (rows - 1)),
	};
}

/** The powers of ten in this range, each in its own row, or the ends of the range if there are fewer than two. */
function labelledLogs(low: number, high: number, rows: number): readonly number[] {
	const first = Math.ceil(low);
	const step = Math.max(1, Math.ceil((high - low) / (rows - 1)));
	const powers = Array.from(
		{length: Math.max(0, Math.floor((high - first) / step) + 1)},
		(_, index) => first + index * step,
	);
	return powers.length < 2 ? [low, high] : powers;
}
