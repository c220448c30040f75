import type {Display, Writing} from '../../../components/display.js';
import {bar, type Line, run, runsWidth} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {single} from '../../../explorer/keymap.js';
import type {Model} from '../../../explorer/model.js';
import {closeRow} from '../../../explorer/screen.js';
import {type VariantId, variants} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {cells, padEnd, padStart} from '../../../text/width.js';
import {createPage, paragraph} from '../../page.js';
import type {Overlay} from '../../screen.js';
import {bendOf, type Growth, growth, isMeasuring, type Measurement} from './growth.js';

const page = createPage('growth', {
	title: ({text}) => text.growth.title,
	head: (model, width, display) => statusLine(growth.of(model), width, display),
	lines: (model, _knowledge, room, display) => growthLines(growth.of(model), room, display),
});

export function openGrowth(model: Model): Model {
	return measure(page.open(model));
}

function measure(model: Model): Model {
	return growth.with(model, {isOn: true, at: undefined});
}

function stop(model: Model): Model {
	return growth.with(model, {isOn: false, at: undefined});
}

export const growthOverlay: Overlay = {
	id: 'growth',
	keys: [
		{
			id: 'measure',
			footerInstead: (model) => (isMeasuring(model) ? 'stop-measuring' : undefined),
			bindings: single('space', (model) => (isMeasuring(model) ? stop : measure)(model)),
		},
		...page.keys,
		closeRow(),
	],
	footer: () => ['measure', 'scroll', 'close'],
	marks: ['hidden', 'log-bar', 'factor', 'no-factor', 'progress'],
	words: ['n', 'ms', 'check', 'variant', 'log-scale'],
	passes: ['screen', 'help', 'save', 'way-back'],
	Component: page.Component,
	speech(model, _knowledge, {label}) {
		const {text} = model;
		const {measurements} = growth.of(model);
		const {milliseconds, lessThan, stopped} = text.growth;
		const timeOf = (time: number) => (time < leastTime ? lessThan(milliseconds(leastTime)) : milliseconds(time));
		const lines = measurements.map((each) => [
			`${each.size} ${each.variant}`,
			text.spoken.measured(each.size, each.variant, timeOf(each.milliseconds), each.checks),
		]);
		const state = isMeasuring(model) ? text.spoken.measuring(label('measure')) : stopped(label('measure'));
		return {...Object.fromEntries(lines), measuring: state};
	},
};

const mostProgress = 20;

function statusLine({at, isOn}: Growth, width: number, {glyphs, text, label}: Display): Line {
	if (!isOn || !at) {
		return [run(isOn ? '' : text.growth.stopped(label('measure')), 'strong')];
	}

	const words = text.growth.measuring(at.size, at.variant);
	const room = Math.max(0, Math.min(mostProgress, width - cells(words + text.growth.progress(1))));
	const done = Math.round(at.progress * room);
	return [
		run(words),
		{text: glyphs.full.repeat(done), tone: at.variant, isPlain: true},
		run(glyphs.empty.repeat(room - done), 'line'),
		run(text.growth.progress(at.progress)),
	];
}

const quantities = {
	time: ({milliseconds}: Measurement) => milliseconds,
	checks: ({checks}: Measurement) => checks,
};
type QuantityId = keyof typeof quantities;

type Figure = {
	readonly size: number;
	readonly variant: VariantId;
	readonly value: number;
	/** To the size before: infinite if that is 0, undefined if it is not shown. */
	readonly factor: number | undefined;
	/** On the log scale of its quantity, from 0 to 1. */
	readonly share: number;
};

/** In milliseconds: shorter times are left out, as start and clock are a part of them. */
export const leastTime = 0.01;

export function figuresOf({measurements}: Growth, quantity: QuantityId): readonly Figure[] {
	const start = quantity === 'time' ? leastTime : 1;
	const shown = measurements
		.map((each) => ({...each, value: quantities[quantity](each)}))
		.filter(({value}) => quantity === 'checks' || value >= leastTime);
	const most = Math.max(...shown.map(({value}) => value));
	const shareOf = (value: number) =>
		value <= 0 ? 0 : Math.max(0.001, Math.log(value / start) / Math.log(most / start));
	return shown.map(({size, variant, value}) => {
		const before = shown.find((each) => each.size === size - 1 && each.variant === variant);
		const share = most > start ? Math.min(1, shareOf(value)) : 1;
		return {size, variant, value, factor: before && value / before.value, share};
	});
}

type Columns = {readonly value: number; readonly factor: number; readonly bar: number; readonly all: number};

const sizeColumns = 2;
const gap = 2;
const leastBar = 4;
/** With shorter bars, the variants stand below each other. */
const preferredBar = 6;
const allIds: readonly VariantId[] = variants.map(({id}) => id);

/** From this width on, time and checks stand beside each other. */
const leastForTwo = 156;
const betweenTwo = 4;
/** As if a table had this many sizes, so that bars do not get thinner during the measurement. */
const expectedSizes = 14;

export function growthLines(measured: Growth, {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {growth} = writing.text;
	const sizes = [...new Set(measured.measurements.map(({size}) => size))];
	const isBeside = width >= leastForTwo;
	const tablesIn = (pitch: number): readonly Line[] => {
		const tableOf = (id: QuantityId, room: number) =>
			tablesOf(figuresOf(measured, id), id, {width: room, sizes: isBeside ? sizes : undefined, pitch}, writing);
		if (!isBeside) {
			return [...tableOf('time', width), ...tableOf('checks', width)];
		}

		const room = Math.floor((width - betweenTwo) / 2);
		return beside(tableOf('time', room), tableOf('checks', room), room + betweenTwo);
	};
	const linesIn = (pitch: number) => [
		...paragraph(growth.meaning(bendOf(measured)), width),
		...tablesIn(pitch),
		[],
		...paragraph(growth.runs(growth.milliseconds(leastTime)), width),
	];
	const missing = Math.max(0, expectedSizes - sizes.length) * (isBeside ? 1 : 2);
	const pitch = [4, 3, 2].find((each) => linesIn(each).length + missing * each <= height);
	return linesIn(pitch ?? 1);
}

function beside(left: readonly Line[], right: readonly Line[], column: number): readonly Line[] {
	return Array.from({length: Math.max(left.length, right.length)}, (_, index) => {
		const [before = [], after = []] = [left[index], right[index]];
		return [...before, run(' '.repeat(column - runsWidth(before))), ...after];
	});
}

type TableRoom = {
	readonly width: number;
	readonly sizes: readonly number[] | undefined;
	/** Lines of a size: from two on, the last one stays free. */
	readonly pitch: number;
};

function tablesOf(
	figures: readonly Figure[],
	quantity: QuantityId,
	room: TableRoom,
	writing: Writing,
): readonly Line[] {
	const {text} = writing;
	const {width} = room;
	if (figures.length === 0) {
		return [];
	}

	const head = text.growth.heads[quantity];
	const abreast = columnsIn(figures, quantity, (width - sizeColumns) / allIds.length, text);
	if (abreast.bar >= preferredBar) {
		const names = allIds.map((id) => run(padEnd(' '.repeat(gap) + id, abreast.all), id));
		return [
			[],
			...paragraph(head(undefined), width, 'strong'),
			[run(padStart(text.growth.n, sizeColumns)), ...names],
			...linesBySize(figures, allIds, quantity, abreast, room, writing),
		];
	}

	const alone = columnsIn(figures, quantity, width - sizeColumns, text);
	return allIds.flatMap((id) => [
		[],
		...paragraph(head(id), width, 'strong'),
		...linesBySize(figures, [id], quantity, alone, room, writing),
	]);
}

function linesBySize(
	figures: readonly Figure[],
	ids: readonly VariantId[],
	quantity: QuantityId,
	columns: Columns,
	{sizes, pitch}: TableRoom,
	writing: Writing,
): readonly Line[] {
	const own = figures.filter(({variant}) => ids.includes(variant));
	const shown = sizes ?? [...new Set(own.map(({size}) => size))];
	return shown.flatMap((size) => {
		const figureOf = (id: VariantId) => own.find((each) => each.size === size && each.variant === id);
		const lineOf = (isFirst: boolean): Line => [
			run(padStart(isFirst ? String(size) : '', sizeColumns)),
			...ids.flatMap((id) => figureRuns(figureOf(id), quantity, columns, writing, isFirst)),
		];
		return [
			lineOf(true),
			...Array.from({length: Math.max(0, pitch - 2)}, () => lineOf(false)),
			...(pitch > 1 ? [[]] : []),
		];
	});
}

function columnsIn(figures: readonly Figure[], quantity: QuantityId, width: number, text: Text): Columns {
	const widest = (wordsOf: (figure: Figure) => string) => Math.max(...figures.map((each) => cells(wordsOf(each))));
	const value = widest((figure) => valueText(figure, quantity, text));
	const factor = widest((figure) => factorText(figure, text));
	const bar = Math.floor(width) - gap - value - 1 - factor - 1;
	return {value, factor, bar: bar < leastBar ? 0 : bar, all: Math.floor(width)};
}

function figureRuns(
	figure: Figure | undefined,
	quantity: QuantityId,
	columns: Columns,
	{glyphs, text}: Writing,
	isFirst: boolean,
): Line {
	if (!figure) {
		return [run(padEnd('', columns.all))];
	}

	const {variant, share} = figure;
	const runs = [
		run(' '.repeat(gap)),
		run(padStart(isFirst ? valueText(figure, quantity, text) : '', columns.value), 'strong'),
		run(` ${padStart(isFirst ? factorText(figure, text) : '', columns.factor)} `),
		bar(share, columns.bar, variant, glyphs),
	];
	return [...runs, run(padEnd('', columns.all - runsWidth(runs)))];
}

function valueText({value}: Figure, quantity: QuantityId, text: Text): string {
	return quantity === 'time' ? text.growth.milliseconds(value) : text.number(value);
}

function factorText({factor}: Figure, text: Text): string {
	return factor === undefined ? '' : text.growth.factor(factor);
}
