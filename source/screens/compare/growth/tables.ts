import {type Line, line, widthOf} from '../../../panels/line.js';
import {type TableCell, tableLines} from '../../../panels/table.js';
import {type VariantId, variants} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {wrap} from '../../../text/wrap.js';
import type {GrowthRow, Measurement} from './growth.js';

/** What a table shows of each measurement. */
export type MeasuredQuantity = {
	readonly id: 'time' | 'checks';
	readonly of: (measurement: Measurement) => number;
	readonly format: (value: number, text: Text) => string;
};

/** The milliseconds of a whole search. They differ from run to run and from machine to machine. */
export const time: MeasuredQuantity = {
	id: 'time',
	of: ({milliseconds}) => milliseconds,
	format: (value, text) => text.growth.milliseconds(value),
};

/** The checks of a whole search, which are the same everywhere. */
export const checks: MeasuredQuantity = {
	id: 'checks',
	of: (measurement) => measurement.checks,
	format: (value, text) => text.number(value),
};

const allIds: readonly VariantId[] = variants.map(({id}) => id);

/** A table of the values, of their ratios to the size before, or of both. */
type Columns = 'values' | 'ratios' | 'both';

/** Returns a table with a row for each size, or a table for each variant below each other if it is too wide. */
export function tablesWithin(
	quantity: MeasuredQuantity,
	rows: readonly GrowthRow[],
	width: number,
	text: Text,
): readonly Line[] {
	const table = growthTable(quantity, rows, 'both', text);
	return maxWidthOf(table) <= width
		? table
		: allIds.flatMap((id, index) => [
				...(index > 0 ? [[]] : []),
				...growthTable(quantity, rows, 'both', text, [id], width),
			]);
}

/**
 * Returns a table with a row for each size. Its title names the variant if it has only one of them, and is wrapped to
 * `width`.
 */
export function growthTable(
	{id: name, of, format}: MeasuredQuantity,
	rows: readonly GrowthRow[],
	columns: Columns,
	text: Text,
	ids = allIds,
	width = Number.POSITIVE_INFINITY,
): readonly Line[] {
	const hasValues = columns !== 'ratios';
	const hasRatios = columns !== 'values';
	const head: TableCell[] = [
		{text: text.growth.n, isNumber: true},
		...ids.flatMap((id) => [{text: id, isNumber: true}, ...(columns === 'both' ? [{text: ''}] : [])]),
	];
	const body = rows.map(({size, of: measured}, index): TableCell[] => [
		{text: String(size), isNumber: true, role: 'dim'},
		...ids.flatMap((id): TableCell[] => {
			const measurement = measured[id];
			const before = rows[index - 1]?.of[id];
			const ratio = measurement && before ? text.growth.ratio(of(measurement), of(before)) : '';
			return [
				...(hasValues ? [{text: measurement ? format(of(measurement), text) : '', isNumber: true}] : []),
				...(hasRatios ? [{text: ratio, isNumber: true, role: 'dim' as const}] : []),
			];
		}),
	]);
	const title = text.growth.titles[name][columns](ids.length === 1 ? ids[0] : undefined);
	return [...wrap(title, width).map((each) => line(each, 'accent')), ...tableLines([head, ...body])];
}

/** Returns the width of the widest line; 0 without lines. */
export function maxWidthOf(lines: readonly Line[]): number {
	return Math.max(0, ...lines.map(widthOf));
}
