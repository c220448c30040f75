import {type VariantId, variants} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {cells} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {bendOf, type Growth, growthRows, type Measurement} from './growth.js';

/** What is shown of each measurement. */
export type QuantityId = 'time' | 'checks';

/** A figure of one variant and one size. */
export type Figure = {
	readonly value: number;
	/** How many times that of the size before: infinite if that is 0, undefined if it is not shown. */
	readonly factor: number | undefined;
	/** On the log scale of its quantity, from 0 to 1. */
	readonly share: number;
};

/** The figures of one size. A variant that has not been measured is missing. */
type FigureRow = {readonly size: number; readonly of: Readonly<Partial<Record<VariantId, Figure>>>};

/** Times below this, in milliseconds, are left out: the start of a run and the steps of the clock are a part of them. */
export const leastTime = 0.01;

const figureIn: Readonly<Record<QuantityId, (measurement: Measurement) => number>> = {
	time: ({milliseconds}) => milliseconds,
	checks: ({checks}) => checks,
};
/** Where the scale begins. */
const scaleStart: Readonly<Record<QuantityId, number>> = {time: leastTime, checks: 1};

/** The figures of a quantity by size. */
export function figureRows(growth: Growth, quantity: QuantityId): readonly FigureRow[] {
	const isShown = (value: number) => quantity === 'checks' || value >= leastTime;
	const rows = growthRows(growth);
	const start = scaleStart[quantity];
	const most = Math.max(...growth.measurements.map(figureIn[quantity]));
	const shareOf = (value: number) =>
		value <= 0 ? 0 : Math.max(0.001, Math.log(value / start) / Math.log(most / start));
	const figureOf = (id: VariantId, index: number): Figure | undefined => {
		const [now, before] = [rows[index]?.of[id], rows[index - 1]?.of[id]];
		const value = now && figureIn[quantity](now);
		const last = before && figureIn[quantity](before);
		if (value === undefined || !isShown(value)) {
			return;
		}

		const factor = last === undefined || !isShown(last) ? undefined : value / last;
		return {value, factor, share: most > start ? Math.min(1, shareOf(value)) : 1};
	};
	return rows
		.map(({size}, index) => ({
			size,
			of: Object.fromEntries(
				variants.flatMap(({id}) => {
					const figure = figureOf(id, index);
					return figure ? [[id, figure]] : [];
				}),
			),
		}))
		.filter(({of}) => Object.keys(of).length > 0);
}

/** The widths of the columns of a variant: its values, their factors, a bar, and all of that. */
export type Columns = {readonly value: number; readonly factor: number; readonly bar: number; readonly all: number};

/** A line of the growth overlay. */
export type GrowthLine =
	| {readonly type: 'words'; readonly words: string; readonly isHead?: boolean}
	| {readonly type: 'names'; readonly ids: readonly VariantId[]; readonly columns: Columns}
	| {
			readonly type: 'figures';
			readonly quantity: QuantityId;
			readonly ids: readonly VariantId[];
			readonly columns: Columns;
			readonly row: FigureRow;
	  };

/** The width of the numbers of queens, and the cells between two variants. */
export const sizeColumns = 2;
export const gap = 2;
const leastBar = 4;
/** Below this width of the bars the variants stand below each other. */
const preferredBar = 6;
const allIds: readonly VariantId[] = variants.map(({id}) => id);

/** What the bars mean, the figures of each quantity by size, and how they are measured. */
export function growthLines(growth: Growth, width: number, text: Text): readonly GrowthLine[] {
	const paragraph = (words: string): GrowthLine[] => wrap(words, width).map((line) => ({type: 'words', words: line}));
	return [
		...paragraph(text.growth.meaning(bendOf(growth))),
		...(['time', 'checks'] as const).flatMap((id) => sectionLines(growth, id, width, text)),
		blank,
		...paragraph(text.growth.runs(text.growth.milliseconds(leastTime))),
	];
}

const blank: GrowthLine = {type: 'words', words: ''};

/** A table of the figures with the variants beside each other, or a table of each if that is too wide. */
function sectionLines(growth: Growth, quantity: QuantityId, width: number, text: Text): readonly GrowthLine[] {
	const rows = figureRows(growth, quantity);
	if (rows.length === 0) {
		return [];
	}

	const beside = columnsIn(rows, quantity, (width - sizeColumns) / allIds.length, text);
	const tables = beside.bar >= preferredBar ? [allIds] : allIds.map((id) => [id]);
	const columns = tables.length === 1 ? beside : columnsIn(rows, quantity, width - sizeColumns, text);
	return tables.flatMap((ids) => [
		blank,
		...wrap(text.growth.heads[quantity](ids.length === 1 ? ids[0] : undefined), width).map(
			(words): GrowthLine => ({type: 'words', words, isHead: true}),
		),
		...(ids.length > 1 ? [{type: 'names', ids, columns} as const] : []),
		...rows
			.filter(({of}) => ids.some((id) => of[id]))
			.map((row): GrowthLine => ({type: 'figures', quantity, ids, columns, row})),
	]);
}

/** Where there is no room for bars, they are left out. */
function columnsIn(rows: readonly FigureRow[], quantity: QuantityId, width: number, text: Text): Columns {
	const figures = rows.flatMap(({of}) => Object.values(of));
	const widest = (wordsOf: (figure: Figure) => string) => Math.max(...figures.map((each) => cells(wordsOf(each))));
	const value = widest((figure) => valueText(figure, quantity, text));
	const factor = widest((figure) => factorText(figure, text));
	const bar = Math.floor(width) - gap - value - 1 - factor - 1;
	return {value, factor, bar: bar < leastBar ? 0 : bar, all: Math.floor(width)};
}

export function valueText({value}: Figure, quantity: QuantityId, text: Text): string {
	return quantity === 'time' ? text.growth.milliseconds(value) : text.number(value);
}

export function factorText({factor}: Figure, text: Text): string {
	return factor === undefined ? '' : text.growth.factor(factor);
}
