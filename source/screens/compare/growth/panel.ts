import type {Display, Writing} from '../../../panels/display.js';
import {type Line, line, span, widthOf} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import {variants} from '../../../solver/index.js';
import {cells} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {chartOf} from './chart.js';
import {bendOf, type Growth, growthRows} from './growth.js';
import {seriesMarks, several} from './marks.js';
import {checks, growthTable, maxWidthOf, tablesWithin, time} from './tables.js';

const maxBarWidth = 20;
const gap = 3;
/** Room for thirteen sizes with a slot of three cells each. */
const minChartWidth = 45;
const minChartHeight = 10;
/** The highest chart that does not have all the height beside it. */
const maxChartHeight = 16;

/** Returns a line that says what is being measured, with a progress bar where there is room. */
export function statusLine({at, isOn}: Growth, width: number, {glyphs: {full, empty}, text, label}: Display): Line {
	if (!isOn || !at) {
		return line(isOn ? '' : text.growth.stopped(label('measure-on')), 'dim');
	}

	const words = text.growth.measuring(at.size, at.variant);
	const barWidth = Math.max(0, Math.min(maxBarWidth, width - cells(words + text.growth.progress(1))));
	const done = Math.round(at.progress * barWidth);
	const bar = [span(full.repeat(done), 'accent'), span(empty.repeat(barWidth - done), 'dim')];
	return [span(words), ...bar, span(text.growth.progress(at.progress))];
}

/**
 * Returns what has been measured: what the chart means, a chart of the times, and tables of the time and the checks of
 * each variant by size. The chart stands beside the tables if it fits. There can be more lines than the height.
 */
export function growthLines(growth: Growth, {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {text} = writing;
	const rows = growthRows(growth);
	const words = [text.growth.runs, text.growth.logScale(bendOf(growth))]
		.flatMap((each) => wrap(each, width))
		.map((each) => line(each, 'dim'));
	if (rows.length === 0) {
		return words;
	}

	const room = Math.max(minChartHeight, height - words.length);
	const chart = (chartWidth: number, chartHeight = Math.min(room, maxChartHeight)) =>
		chartLines(growth, {width: chartWidth, height: chartHeight}, writing);
	const times = growthTable(time, rows, 'both', text);
	const both = [...times, [], ...growthTable(checks, rows, 'both', text)];
	const values = growthTable(time, rows, 'values', text);
	const roomBeside = (table: readonly Line[]) => width - maxWidthOf(table) - gap;
	if (roomBeside(both) >= minChartWidth) {
		return [...words, ...beside(both, chart(roomBeside(both), room))];
	}

	if (roomBeside(times) >= minChartWidth) {
		const below = tablesWithin(checks, rows, width, text);
		return [...words, ...beside(times, chart(roomBeside(times))), [], ...below];
	}

	if (roomBeside(values) >= minChartWidth) {
		const ratios = growthTable(time, rows, 'ratios', text);
		const below = [...ratios, [], ...tablesWithin(checks, rows, width, text)];
		return [...words, ...beside(values, chart(roomBeside(values))), [], ...below];
	}

	return [
		...words,
		...chart(width),
		[],
		...tablesWithin(time, rows, width, text),
		[],
		...tablesWithin(checks, rows, width, text),
	];
}

/** A chart of the times, below a line that names its marks and its scale. */
function chartLines({measurements}: Growth, {width, height}: PanelSize, {glyphs, text}: Writing): readonly Line[] {
	const series = variants.map(({id}, index) => ({
		mark: seriesMarks[index] ?? id,
		points: measurements
			.filter(({variant}) => variant === id)
			.map(({size, milliseconds}) => ({x: size, y: milliseconds})),
	}));
	const axes = {x: text.growth.n, y: text.growth.ms, label: text.growth.milliseconds, several};
	const legend = text.growth.legend(
		variants.map(({id}, index) => [seriesMarks[index] ?? id, id]),
		several,
	);
	const marks = wrap(legend, width).map((each) => line(each, 'dim'));
	const chart = chartOf(series, {width, height: height - marks.length - 1}, glyphs, axes);
	return chart ? [...marks, line(text.growth.scale(chart.rowFactor), 'dim'), ...chart.lines] : [];
}

/** Draws lines beside a table. */
function beside(table: readonly Line[], right: readonly Line[]): readonly Line[] {
	const left = maxWidthOf(table) + gap;
	return Array.from({length: Math.max(table.length, right.length)}, (_, index) => {
		const each = table[index] ?? [];
		const drawn = right[index];
		return drawn ? [...each, span(' '.repeat(left - widthOf(each))), ...drawn] : each;
	});
}
