import type {Glyphs} from '../../../panels/glyphs.js';
import {type Line, line} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import {cells, padEnd, padStart} from '../../../text/width.js';

/** The points that are drawn with one mark. All y are positive. */
export type Series = {readonly mark: string; readonly points: readonly {readonly x: number; readonly y: number}[]};

/** What stands at the axes: their units, and the numbers of the y axis. `several` marks points of several series. */
export type Axes = {
	readonly x: string;
	readonly y: string;
	readonly label: (y: number) => string;
	readonly several: string;
};

/** The lines of a chart, and how many times as much a point is in the row above another. */
export type Chart = {readonly lines: readonly Line[]; readonly rowFactor: number};

const minSlotWidth = 3;
const maxSlotWidth = 8;
/** The rows of the units, of the axis, and of the numbers below it. */
const axisRows = 3;
const minRows = 3;
/** A power of ten takes at most this many rows, so that a chart of a small range does not exaggerate chance. */
const mostRowsPerPower = 4;
/** A part of a row that is lost in rounding. */
const tolerance = 1e-9;

/**
 * Returns a chart of the series with a logarithmic y axis, or undefined if there is nothing to compare or no room. A power
 * of ten takes a whole number of rows, or a row stands for a whole number of powers, so that the labels have equal distances.
 * Each x has a slot. The slot has a cell for each series if that leaves a gap; else one mark stands for several points in a
 * row. If not all x fit, the last ones remain, after a mark.
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
	const high = Math.max(...allLogs);
	if (rows < minRows || !(high > low)) {
		return;
	}

	const perPower = rowsPerPower(low, high, rows);
	const lowest = Math.round(low * perPower);
	const rowOf = (log: number) => Math.round(log * perPower) - lowest;
	const labels = new Map(
		labelledRows(lowest, rows, perPower).map((row) => [row, axes.label(10 ** ((row + lowest) / perPower))] as const),
	);
	const margin = Math.max(...[...labels.values(), axes.x, axes.y].map(cells));
	const room = width - margin - 1;
	const slot = Math.min(maxSlotWidth, Math.max(minSlotWidth, Math.floor(room / allXs.length)));
	const xs = allXs.slice(-Math.max(1, Math.floor(room / slot)));
	const marksAt = (x: number, row: number) =>
		series.map(({mark, points}) =>
			points.some((point) => point.x === x && rowOf(Math.log10(point.y)) === row) ? mark : '',
		);
	const lines = Array.from({length: rows}, (_, index) => rows - 1 - index).map((row) => {
		const slots = xs.map((x) => slotText(marksAt(x, row), slot, axes.several));
		return line(`${padStart(labels.get(row) ?? '', margin)}${border.left}${slots.join('')}`);
	});
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
		rowFactor: 10 ** (1 / perPower),
	};
}

/** The marks of the points at one place, '' for a series without a point there. See `chartOf` for narrow slots. */
function slotText(marks: readonly string[], slot: number, several: string): string {
	if (slot > marks.length) {
		return padStart(marks.map((mark) => mark || ' ').join(''), slot);
	}

	const [first = '', ...others] = marks.filter(Boolean);
	return padEnd(padStart(others.length > 0 ? several : first, slot - 1), slot);
}

/** The most rows for a power of ten with which the range fits into `rows`: a whole number, or 1 divided by one. */
function rowsPerPower(low: number, high: number, rows: number): number {
	const powersPerRow = Array.from({length: Math.ceil(high - low) + 1}, (_, index) => 1 / (index + 2));
	const candidates = [
		...Array.from({length: mostRowsPerPower}, (_, index) => mostRowsPerPower - index),
		...powersPerRow,
	];
	const fits = (each: number) => Math.round(high * each) - Math.round(low * each) < rows;
	return candidates.find(fits) ?? 1 / (Math.ceil(high - low) + 2);
}

/** The rows of powers of ten, or the ends of the axis if there are fewer than two. */
function labelledRows(lowest: number, rows: number, perPower: number): readonly number[] {
	const isPower = (row: number) => {
		const log = (row + lowest) / perPower;
		return Math.abs(log - Math.round(log)) < tolerance;
	};
	const powers = Array.from({length: rows}, (_, row) => row).filter(isPower);
	return powers.length < 2 ? [0, rows - 1] : powers;
}
