import type {Display} from '../../panels/display.js';
import {type Line, line, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {type Cell, tableLines} from '../../panels/table.js';
import {type VariantId, variants} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {chartLines} from './chart.js';
import {type Growth, type GrowthRow, growthRows, type Measurement} from './growth.js';

const barWidth = 20;
const gap = 3;
/** The line that says what is being measured, and an empty line below it. */
const statusRows = 2;
const legendRows = 1;
/** The title and the head of both tables, and an empty line between the tables. */
const headRows = 5;
const minChartWidth = 28;

/**
 * Returns two tables, time and checks of each variant by size, each with the ratio to the size before. A chart of the
 * times stands beside them if it fits.
 */
export function growthLines(growth: Growth, {width, height}: PanelSize, display: Display): Line[] {
	const {glyphs} = display;
	const rows = growthRows(growth);
	const room = Math.max(1, Math.floor((height - statusRows - headRows) / 2));
	const time = quantityTable(text.growth.time, rows, room, text.growth.milliseconds, ({milliseconds}) => milliseconds);
	const checks = quantityTable(text.growth.checks, rows, room, text.number, (measurement) => measurement.checks);
	const tables = [...time, [], ...checks];
	// The chart stands beside both tables. If they are too wide, it stands beside the first table, which may be narrower.
	const beside = [tables, time].find((each) => width - maxWidthOf(each) - gap >= minChartWidth);
	const left = maxWidthOf(beside ?? []) + gap;
	const series = variants.map(({id}) => ({
		mark: markOf(id),
		points: growth.measurements
			.filter(({variant}) => variant === id)
			.map(({size, milliseconds}) => ({x: size, y: milliseconds})),
	}));
	const chartHeight = beside === tables ? height - statusRows : time.length;
	const panel = {width: width - left, height: chartHeight - legendRows};
	const chart = beside ? chartLines(series, panel, glyphs, text.growth.milliseconds) : [];
	const legend = variants.map(({id}, index) => text.growth.legend(id, index)).join('  ');
	const right = chart.length > 0 ? [line(legend, 'dim'), ...chart] : [];
	const body = Array.from({length: Math.max(tables.length, right.length)}, (_, index) => {
		const table = tables[index] ?? [];
		const drawn = right[index];
		return drawn ? [...table, span(' '.repeat(left - widthOf(table))), ...drawn] : table;
	});
	return [statusLine(growth, display), [], ...body];
}

function maxWidthOf(lines: readonly Line[]): number {
	return Math.max(0, ...lines.map(widthOf));
}

/** The number of the variant, as its key. */
function markOf(variant: VariantId): string {
	return String(variants.findIndex(({id}) => id === variant) + 1);
}

/** Returns a line that says what is being measured, with a progress bar. */
function statusLine({at, isOn}: Growth, {glyphs: {full, empty}, label}: Display): Line {
	if (!isOn || !at) {
		return line(isOn ? '' : text.growth.stopped(label('measure-on')), 'dim');
	}

	const done = Math.round(at.share * barWidth);
	const bar = [span(full.repeat(done), 'accent'), span(empty.repeat(barWidth - done), 'dim')];
	return [span(text.growth.measuring(at.size, at.variant)), ...bar];
}

/** Returns a table of one quantity for the last `room` sizes. Beside each value stands its ratio to the size before. */
function quantityTable(
	title: string,
	rows: readonly GrowthRow[],
	room: number,
	format: (value: number) => string,
	quantityOf: (measurement: Measurement) => number,
): Line[] {
	const head: Cell[] = [
		{text: text.growth.n, isNumber: true},
		...variants.flatMap(({id}) => [{text: id, isNumber: true}, {text: ''}]),
	];
	const body = rows.map(({size, of}, index): Cell[] => [
		{text: String(size), isNumber: true, role: 'dim'},
		...variants.flatMap(({id}) => {
			const measurement = of[id];
			const before = rows[index - 1]?.of[id];
			return [
				{text: measurement ? format(quantityOf(measurement)) : '', isNumber: true},
				{
					text: measurement && before ? text.growth.ratio(quantityOf(measurement) / quantityOf(before)) : '',
					isNumber: true,
					role: 'dim' as const,
				},
			];
		}),
	]);
	return [line(title, 'accent'), ...tableLines([head, ...body.slice(-room)])];
}
