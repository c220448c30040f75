import type {Display, Writing} from '../../../components/display.js';
import {type Line, run, runsWidth} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {single} from '../../../explorer/keymap.js';
import type {Model} from '../../../explorer/model.js';
import {closeRow} from '../../../explorer/screen.js';
import {type VariantId, variants} from '../../../solver/index.js';
import {number} from '../../../text/numbers.js';
import {cells, padEnd, padStart} from '../../../text/width.js';
import {createPage, paragraph} from '../../page.js';
import type {Overlay} from '../../screen.js';
import {type BarRow, barLines, columnsOf, widthOf} from '../bar-table.js';
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
	passes: ['screen', 'go-to-screen', 'help', 'save', 'way-back'],
	Component: page.Component,
	speech(model, _knowledge, {label}) {
		const {text} = model;
		const {measurements} = growth.of(model);
		const {lessThan, stopped} = text.growth;
		const timeOf = (time: number) => (time < leastTime ? lessThan(timeText(leastTime)) : timeText(time));
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
	const room = Math.max(0, Math.min(mostProgress, width - cells(words + percentText(1))));
	const done = Math.round(at.progress * room);
	return [
		run(words),
		{text: glyphs.full.repeat(done), tone: at.variant, isPlain: true},
		run(glyphs.empty.repeat(room - done), 'line'),
		run(percentText(at.progress)),
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
/** Time grows about as the checks do: a factor that is more times larger or smaller than theirs is not shown. */
export const mostDeviation = 2;

export function figuresOf({measurements}: Growth, quantity: QuantityId): readonly Figure[] {
	const start = quantity === 'time' ? leastTime : 1;
	const shown = measurements
		.map((each) => ({...each, value: quantities[quantity](each)}))
		.filter(({value}) => quantity === 'checks' || value >= leastTime);
	const most = Math.max(...shown.map(({value}) => value));
	const shareOf = (value: number) =>
		value <= 0 ? 0 : Math.max(0.001, Math.log(value / start) / Math.log(most / start));
	return shown.map(({size, variant, value, checks}) => {
		const before = shown.find((each) => each.size === size - 1 && each.variant === variant);
		const share = most > start ? Math.min(1, shareOf(value)) : 1;
		const factor = before ? value / before.value : undefined;
		const deviation = before && factor ? (factor * before.checks) / checks : 1;
		const isDisturbed = deviation > mostDeviation || deviation < 1 / mostDeviation;
		return {size, variant, value, factor: isDisturbed ? undefined : factor, share};
	});
}

const sizeColumns = 2;
const gap = '  ';
const leastBar = 4;
/** With shorter bars, the variants stand below each other. */
const preferredBar = 6;

/** From this width on, time and checks stand beside each other. */
const leastForTwo = 156;
const betweenTwo = 4;
/** As if a table had this many sizes, so that bars do not get thinner during the measurement. */
const expectedSizes = 14;

export function growthLines(measured: Growth, {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {growth} = writing.text;
	const sizes = [...new Set(measured.measurements.map(({size}) => size))];
	const isBeside = width >= leastForTwo;
	const room = isBeside ? Math.floor((width - betweenTwo) / 2) : width;
	const linesIn = (pitch: number) => {
		const [times = [], checks = []] = (['time', 'checks'] as const).map((id) =>
			tablesOf(figuresOf(measured, id), id, {width: room, sizes: isBeside ? sizes : undefined, pitch}, writing),
		);
		const rows = Math.max(times.length, checks.length);
		return [
			...paragraph(growth.meaning(bendOf(measured)), width),
			...(isBeside
				? Array.from({length: rows}, (_, row) => [...padded(times[row], room + betweenTwo), ...(checks[row] ?? [])])
				: [...times, ...checks]),
			[],
			...paragraph(growth.runs(timeText(leastTime), mostDeviation), width),
		];
	};
	const missing = Math.max(0, expectedSizes - sizes.length) * (isBeside ? 1 : 2);
	const pitch = [4, 3, 2].find((each) => linesIn(each).length + missing * each <= height);
	return linesIn(pitch ?? 1);
}

type TableRoom = {
	readonly width: number;
	readonly sizes: readonly number[] | undefined;
	/** Lines of a size: from two on, the last one stays free. */
	readonly pitch: number;
};

/** One table, or one for each variant where bars beside each other would be too short. */
function tablesOf(
	figures: readonly Figure[],
	quantity: QuantityId,
	{width, sizes, pitch}: TableRoom,
	{glyphs, text: {growth}}: Writing,
): readonly Line[] {
	const rowOf = ({variant, value, factor, share}: Figure): BarRow => ({
		cells: [
			{...run(gap + (quantity === 'time' ? timeText : number)(value), 'strong'), isRight: true},
			{...run(factor === undefined ? '' : ` ${factorText(factor)}`), isRight: true},
			run(' '),
		],
		share,
		tone: variant,
	});
	const columns = columnsOf(figures.map(rowOf));
	const roomOf = (ids: readonly VariantId[]) => Math.floor((width - sizeColumns) / ids.length);
	const all = variants.map(({id}) => id);
	const isAbreast = roomOf(all) - widthOf(columns) >= preferredBar;
	if (figures.length === 0) {
		return [];
	}

	return (isAbreast ? [all] : all.map((id) => [id])).flatMap((ids) => {
		const room = roomOf(ids);
		const bar = room - widthOf(columns);
		const look = {width: bar < leastBar ? 0 : bar, thickness: Math.max(1, pitch - 1)};
		const own = figures.filter(({variant}) => ids.includes(variant));
		return [
			[],
			...paragraph(growth.heads[quantity](isAbreast ? undefined : ids[0]), width, 'strong'),
			...(isAbreast ? [[run(padStart('N', sizeColumns)), ...ids.map((id) => run(padEnd(gap + id, room), id))]] : []),
			...(sizes ?? [...new Set(own.map(({size}) => size))]).flatMap((size) => {
				const sides = ids.map((id) => {
					const figure = own.find((each) => each.size === size && each.variant === id);
					return figure ? barLines(rowOf(figure), columns, look, glyphs) : [];
				});
				return [
					...Array.from({length: look.thickness}, (_, line) => [
						run(padStart(line === 0 ? String(size) : '', sizeColumns)),
						...sides.flatMap((side) => padded(side[line], room)),
					]),
					...(pitch > 1 ? [[]] : []),
				];
			}),
		];
	});
}

function percentText(share: number): string {
	return ` ${Math.floor(share * 100)}%`;
}

/** In milliseconds. */
function timeText(value: number): string {
	return value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value));
}

function factorText(value: number): string {
	return Number.isFinite(value) ? `x${value.toFixed(1)}` : '-';
}

function padded(line: Line = [], width: number): Line {
	return [...line, run(' '.repeat(width - runsWidth(line)))];
}
