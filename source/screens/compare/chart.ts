import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, line} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {cells, padEnd, padStart} from '../../text/width.js';

/** The points that are drawn with one mark. All y are positive. */
type Series = {readonly mark: string; readonly points: readonly {readonly x: number; readonly y: number}[]};

const maxSlotWidth = 8;
/** The rows of the axis and of the numbers below it. */
const axisRows = 2;

/**
 * Returns a chart of the series with a logarithmic y axis, or no lines if there is nothing to compare or no room. Each
 * x has a slot with one cell for each series, so that no mark hides another. If not all x fit, the last ones remain.
 */
export function chartLines(
	series: readonly Series[],
	{width, height}: PanelSize,
	glyphs: Glyphs,
	label: (y: number) => string,
): Line[] {
	const rows = height - axisRows;
	const allXs = [...new Set(series.flatMap(({points}) => points.map(({x}) => x)))].sort((a, b) => a - b);
	const room = width - Math.max(0, ...series.flatMap(({points}) => points.map(({y}) => cells(label(y))))) - 1;
	const slot = Math.min(maxSlotWidth, Math.max(series.length + 1, Math.floor(room / Math.max(1, allXs.length))));
	const xs = allXs.slice(-Math.max(1, Math.floor(room / slot)));
	const ys = series.flatMap(({points}) => points.filter(({x}) => xs.includes(x)).map(({y}) => Math.log10(y)));
	const low = Math.min(...ys);
	const range = Math.max(...ys) - low;
	if (rows < 2 || !(range > 0)) {
		return [];
	}

	// The highest and the lowest value, by row from the bottom.
	const labels = new Map([
		[rows - 1, label(10 ** (low + range))],
		[0, label(10 ** low)],
	]);
	const margin = Math.max(...[...labels.values()].map(cells));
	const rowOf = (y: number) => Math.round(((Math.log10(y) - low) / range) * (rows - 1));
	const marksAt = (x: number, row: number) =>
		padStart(
			series
				.map(({mark, points}) => (points.some((point) => point.x === x && rowOf(point.y) === row) ? mark : ' '))
				.join(''),
			slot,
		);
	const lines = Array.from({length: rows}, (_, index) => rows - 1 - index).map((row) => {
		const left = padStart(labels.get(row) ?? '', margin);
		return line(`${left}${glyphs.border.left}${xs.map((x) => marksAt(x, row)).join('')}`);
	});
	const axis = `${' '.repeat(margin)}${glyphs.border.bottomLeft}${glyphs.border.bottom.repeat(xs.length * slot)}`;
	const numbers = xs.map((x) => padEnd(padStart(String(x), slot - 1), slot)).join('');
	return [...lines, line(axis, 'dim'), line(`${' '.repeat(margin + 1)}${numbers}`, 'dim')];
}
