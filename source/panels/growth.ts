import {type Growth, type GrowthRow, growthRows, type Measurement} from '../explorer/growth.js';
import type {PanelSize} from '../explorer/layout/panel-size.js';
import {type VariantId, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import {chartLines} from './chart.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, span, widthOf} from './line.js';
import {type Cell, tableLines} from './table.js';

const barWidth = 20;
const gap = 3;

/** What has been measured, size after size: time and checks of each variant, each with its ratio to the size before, and a chart. */
export function growthLines(growth: Growth, {width, height}: PanelSize, glyphs: Glyphs): Line[] {
	const rows = growthRows(growth);
	const room = Math.max(1, Math.floor((height - statusRows - headRows) / 2));
	const time = quantityTable(text.growth.time, rows, room, text.growth.milliseconds, ({milliseconds}) => milliseconds);
	const checks = quantityTable(text.growth.checks, rows, room, text.number, (measurement) => measurement.checks);
	const tables = [...time, [], ...checks];
	// A chart stands beside both tables, or at least beside the narrower one.
	const beside = [tables, time].find((each) => width - widestOf(each) - gap >= leastChart);
	const left = widestOf(beside ?? []) + gap;
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
	return [statusLine(growth, glyphs), [], ...body];
}

function widestOf(lines: readonly Line[]): number {
	return Math.max(0, ...lines.map(widthOf));
}

/** What is being measured, and a line below it. */
const statusRows = 2;
const legendRows = 1;
/** Of each table its title and its head, and a line between the tables. */
const headRows = 5;
const leastChart = 28;

function markOf(variant: VariantId): string {
	return String(variants.findIndex(({id}) => id === variant) + 1);
}

/** What is being measured and how much of it is done. */
function statusLine({at, isMeasuring}: Growth, {full, empty}: Glyphs): Line {
	if (!isMeasuring || !at) {
		return line(isMeasuring ? '' : text.growth.stopped, 'dim');
	}

	const done = Math.round(at.share * barWidth);
	const bar = [span(full.repeat(done), 'accent'), span(empty.repeat(barWidth - done), 'dim')];
	return [span(text.growth.measuring(at.size, at.variant)), ...bar];
}

/** One quantity of each variant for the last sizes, with its ratio to the size before. */
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
