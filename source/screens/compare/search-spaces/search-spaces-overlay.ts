import type {Writing} from '../../../components/display.js';
import {bar, type Line, run, runsWidth} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import {closeRow} from '../../../explorer/screen.js';
import type {Text} from '../../../text/en.js';
import {cells, padEnd, padStart, type Wordings} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {createPage, paragraph} from '../../page.js';
import type {Overlay} from '../../screen.js';
import {
	groups,
	pendingSearchSpaces,
	type SearchSpace,
	type SearchSpaceId,
	type SearchSpaces,
	searchSpacesOf,
} from './search-spaces.js';

const page = createPage('search-spaces', {
	title: ({size, text}) => text.searchSpaces.title(size),
	lines: ({size}, knowledge, room, display) => spaceLines(size, knowledge, room, display),
});

export const openSearchSpaces = page.open;

export const searchSpacesOverlay: Overlay = {
	id: 'search-spaces',
	keys: [...page.keys, closeRow('w')],
	footer: () => ['scroll', 'size', 'close'],
	marks: ['hidden', 'log-bar', 'fewer', 'more', 'unknown-factor'],
	words: [
		'full-board',
		'any-squares',
		'one-a-row',
		'node',
		'test',
		'placement',
		'log-scale',
		'counting',
		'out-of-reach',
	],
	passes: ['size', 'screen', 'help', 'save', 'way-back'],
	pending: ({size}, knowledge) => pendingSearchSpaces(size, knowledge),
	Component: page.Component,
	speech({size, text}, knowledge, {glyphs}) {
		const groups = spaceGroups(size, searchSpacesOf(size, knowledge), knowledge, {glyphs, text});
		return Object.fromEntries(
			groups.flatMap(({id, rows}) => [
				[id, text.searchSpaces.heads[id]],
				...rows.map(({name, count, words: [whole], spokenFactor, reason: [, sentence]}, index) => [
					`${id} ${index}`,
					text.spoken.searchSpace(name, count === undefined ? undefined : whole, spokenFactor, sentence),
				]),
			]),
		);
	},
};

type SpaceRow = {
	readonly name: string;
	readonly formulas: readonly [all: string, narrow: string];
	readonly count: bigint | undefined;
	/** On a log scale from 1 to the largest count, from 0 to 1. */
	readonly share: number;
	readonly words: readonly [whole: string, rounded: string];
	readonly factor: string;
	readonly spokenFactor: string;
	readonly reason: readonly [words: string, sentence: string];
};

/** In digits: longer counts are rounded where there is little room. */
const longestShort = 9;

type GroupId = (typeof groups)[number]['id'];
type SpaceGroup = {readonly id: GroupId; readonly rows: readonly SpaceRow[]};

export function spaceGroups(
	size: number,
	spaces: SearchSpaces,
	knowledge: Knowledge,
	{glyphs: {divided}, text}: Writing,
): readonly SpaceGroup[] {
	const {names, formulas} = text.searchSpaces;
	const formulaOf: Readonly<Partial<Record<SearchSpaceId, string>>> = formulas(size);
	const reasons: Readonly<Partial<Record<SearchSpaceId, Wordings>>> = text.searchSpaces.reasons;
	const scale = Math.max(...Object.values(spaces).map(({count}) => (count === undefined ? 0 : logarithm(count))));
	return groups.map(({id, ids}) => ({
		id,
		rows: ids.map((each: SearchSpaceId, index): SpaceRow => {
			const space = spaces[each];
			const previous = ids[index - 1];
			return {
				name: names[each],
				formulas: [formulaOf[each] ?? '', (id === 'boards' && formulaOf[each]) || ''],
				count: space.count,
				share: space.count === undefined ? 0 : shareOf(space.count, scale),
				words: [spaceText(space, knowledge, text), spaceText(space, knowledge, text, longestShort)],
				...(previous ? factorOf(spaces[previous], space, divided, text) : {factor: '', spokenFactor: ''}),
				reason: reasons[each] ?? ['', ''],
			};
		}),
	}));
}

function shareOf(count: bigint, scale: number): number {
	// The shortest bar stays visible.
	return Math.max(0.001, scale > 0 ? logarithm(count) / scale : 1);
}

/** Decimal, from the first fifteen digits: precise enough for a bar. */
function logarithm(count: bigint): number {
	const digits = count.toString();
	const leading = digits.slice(0, 15);
	return Math.log10(Number(leading)) + digits.length - leading.length;
}

function factorOf(
	{count: from}: SearchSpace,
	{count: to}: SearchSpace,
	divided: string,
	{unknown, searchSpaces: {fewer, more, ratio}, spoken}: Text,
): Pick<SpaceRow, 'factor' | 'spokenFactor'> {
	if (from === undefined || to === undefined) {
		return {factor: unknown, spokenFactor: ''};
	}

	if (to > from) {
		const factor = ratio(to, from);
		return {factor: more(factor), spokenFactor: spoken.more(factor)};
	}

	const factor = ratio(from, to);
	return {factor: fewer(divided, factor), spokenFactor: spoken.fewer(factor)};
}

function spaceText(space: SearchSpace, knowledge: Knowledge, text: Text, longest?: number): string {
	if (space.count !== undefined) {
		return text.large(space.count, longest);
	}

	const {reading} = space;
	return knowledge.isOutOfReach(reading)
		? text.searchSpaces.outOfReach
		: text.searchSpaces.counting(Math.floor(reading.progress * 100));
}

type Columns = {
	readonly name: number;
	readonly formula: number;
	readonly isNarrow: boolean;
	readonly count: number;
	readonly isRounded: boolean;
	readonly bar: number;
	readonly factor: number;
	readonly reason: number;
};

const gap = 2;
/** With shorter bars, counts are rounded, then bars are left out. */
const leastBar = 5;
const leastForFormulas = 96;
const leastSentence = 34;

const roomForConclusions = 4;
/** Lines of a bar, and empty lines between groups: the first that fit are taken. */
const spacings = [4, 3, 2, 1].flatMap((thickness) => [2, 1].map((gaps) => ({thickness, gaps})));

/**
 * The factor stands in a sentence between two spaces or, where that is too high, in words beside the bar. There can be
 * more lines than the height.
 */
export function spaceLines(
	size: number,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	writing: Writing,
): readonly Line[] {
	const {glyphs, text} = writing;
	const spaces = searchSpacesOf(size, knowledge);
	const described = spaceGroups(size, spaces, knowledge, writing);
	const rows = described.flatMap((each) => each.rows);
	const conclusions = conclusionsOf(spaces, width, text).flatMap((each) => paragraph(each, width));
	const blocksOf = (linesOf: (row: SpaceRow) => readonly Line[]) => [
		paragraph(text.searchSpaces.scale(glyphs.divided), width),
		...described.map((group) => [
			...paragraph(text.searchSpaces.heads[group.id], width, 'strong'),
			...group.rows.flatMap(linesOf),
		]),
		conclusions,
	];
	const between = columnsOf(rows, width, false);
	const beside = columnsOf(rows, width, true);
	// Layouts that are certainly too high are skipped.
	const possible = spacings.filter(({thickness}) => thickness === 1 || rows.length * (thickness + 1) <= height);
	const apart = possible.map(({thickness, gaps}) =>
		separated(
			blocksOf((row) => [...reasonLines(row, between, width), ...spaceRuns(row, between, writing, thickness)]),
			gaps,
		),
	);
	const blocksBeside = blocksOf((row) => spaceRuns(row, beside, writing));
	const forms = [...apart, ...(beside.bar > 0 ? [1, 0].map((gaps) => separated(blocksBeside, gaps)) : [])];
	// Kept free, so that nothing jumps when all is counted.
	const missing = conclusions.length > 0 ? 0 : roomForConclusions;
	return forms.find(({length}) => length + missing <= height) ?? forms.at(-1)!;
}

function columnsOf(rows: readonly SpaceRow[], width: number, hasReason: boolean): Columns {
	const widest = (wordsOf: (row: SpaceRow) => string) => Math.max(...rows.map((row) => cells(wordsOf(row))));
	const name = widest((row) => row.name);
	const factor = hasReason ? widest((row) => row.factor) : 0;
	const reason = hasReason ? widest((row) => row.reason[0]) : 0;
	const isNarrow = hasReason || width < leastForFormulas;
	const widestFormula = gap + widest((row) => row.formulas[isNarrow ? 1 : 0]);
	const right = hasReason ? gap + factor + 1 + reason : 0;
	const short = widest((row) => row.words[1]);
	const formula = name + widestFormula + gap + short > width ? 0 : widestFormula;
	const roomFor = (count: number) => width - name - formula - gap - count - gap - right;
	const whole = widest((row) => row.words[0]);
	const isRounded = roomFor(whole) < leastBar;
	const count = isRounded ? short : whole;
	return {
		name,
		formula,
		isNarrow,
		count,
		isRounded,
		bar: roomFor(count) < leastBar ? 0 : roomFor(count),
		factor,
		reason,
	};
}

function spaceRuns(row: SpaceRow, columns: Columns, {glyphs}: Writing, thickness = 1): readonly Line[] {
	const {name, formulas, count, words, share, factor, reason} = row;
	const shown = words[columns.isRounded ? 1 : 0];
	const formula = formulas[columns.isNarrow ? 1 : 0];
	const left: Line = [
		run(padEnd(name, columns.name) + (columns.formula > 0 ? padEnd(' '.repeat(gap) + formula, columns.formula) : '')),
		run(padStart(shown, gap + columns.count), count === undefined ? undefined : 'strong'),
		...(columns.reason > 0
			? [
					run(' '.repeat(gap) + padStart(factor, columns.factor), 'strong'),
					run(` ${padEnd(reason[0], columns.reason)}`),
				]
			: []),
		run(columns.bar > 0 ? ' '.repeat(gap) : ''),
	];
	const below = [run(' '.repeat(runsWidth(left)))];
	return Array.from({length: columns.bar > 0 ? thickness : 1}, (_, line) => [
		...(line === 0 ? left : below),
		bar(share, columns.bar, 'accent', glyphs),
	]);
}

function reasonLines({factor, reason: [, sentence]}: SpaceRow, {name, formula, count}: Columns, width: number) {
	const left = name + formula + gap + count;
	const indent = width - left - gap >= leastSentence ? left : cells(factor) + gap;
	const lines = factor === '' ? [] : wrap(sentence, width - indent - gap);
	return lines.map(
		(words, index): Line => [
			index === 0 ? run(padStart(factor, indent), 'strong') : run(' '.repeat(indent)),
			run(' '.repeat(gap) + words),
		],
	);
}

function conclusionsOf(spaces: SearchSpaces, width: number, text: Text): readonly string[] {
	const {names, ratio, saved, invalid} = text.searchSpaces;
	const {count: nodes, boards: valid} = spaces['all-rules'];
	const {count: diagonal} = spaces['one-diagonal'];
	const {count: column} = spaces['no-column'];
	if (nodes === undefined || valid === undefined || diagonal === undefined || column === undefined) {
		return [];
	}

	const relaxed = (['no-diagonal', 'one-diagonal', 'no-column'] as const).flatMap((id) => {
		const {boards} = spaces[id];
		return boards === undefined ? [] : [{rules: names[id], boards, invalid: boards - valid}];
	});
	const [long, short] = invalid(relaxed);
	return [saved(ratio(column, nodes), ratio(diagonal, nodes), column > diagonal), cells(long) <= width ? long : short];
}

function separated(blocks: readonly (readonly Line[])[], gaps: number): readonly Line[] {
	const between: readonly Line[] = Array.from({length: gaps}, () => []);
	return blocks.flatMap((block, index) => (index > 0 && block.length > 0 ? [...between, ...block] : block));
}
