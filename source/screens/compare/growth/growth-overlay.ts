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
import {type BarRow, barTable} from '../bar-table.js';
import {bendOf, type Growth, growth, isMeasuring} from './growth.js';

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

const quantities = ['time', 'checks'] as const;
type Quantity = (typeof quantities)[number];

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

export function figuresOf({measurements}: Growth, quantity: Quantity): readonly Figure[] {
	const start = quantity === 'time' ? leastTime : 1;
	const shown = measurements
		.map((each) => ({...each, value: quantity === 'time' ? each.milliseconds : each.checks}))
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
/** With shorter bars, the variants stand below each other. */
const preferredBar = 6;

export function growthLines(measured: Growth, {width}: PanelSize, writing: Writing): readonly Line[] {
	const {growth} = writing.text;
	return [
		...paragraph(growth.meaning(bendOf(measured)), width),
		...quantities.flatMap((each) => tableLines(figuresOf(measured, each), each, width, writing)),
		[],
		...paragraph(growth.runs(timeText(leastTime), mostDeviation), width),
	];
}

/** One table, or one for each variant where bars beside each other would be too short. */
function tableLines(
	figures: readonly Figure[],
	quantity: Quantity,
	width: number,
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
	const rows = figures.map(rowOf);
	const all = variants.map(({id}) => id);
	const roomOf = (count: number) => Math.floor((width - sizeColumns) / count);
	const isAbreast = barTable(rows, roomOf(all.length), glyphs).bar >= preferredBar;
	return (isAbreast ? [all] : all.map((id) => [id])).flatMap((ids) => {
		const room = roomOf(ids.length);
		const table = barTable(rows, room, glyphs);
		const own = figures.filter(({variant}) => ids.includes(variant));
		const lines = [...new Set(own.map(({size}) => size))].map((size) => [
			run(padStart(String(size), sizeColumns)),
			...ids.flatMap((id) => {
				const figure = own.find((each) => each.size === size && each.variant === id);
				const line = figure ? table.lineOf(rowOf(figure)) : [];
				return [...line, run(' '.repeat(room - runsWidth(line)))];
			}),
		]);
		const head = [run(padStart('N', sizeColumns)), ...ids.map((id) => run(padEnd(gap + id, room), id))];
		return lines.length === 0
			? []
			: [
					[],
					...paragraph(growth.heads[quantity](isAbreast ? undefined : ids[0]), width, 'strong'),
					...(isAbreast ? [head] : []),
					...lines,
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
