import type {Writing} from '../../../components/display.js';
import type {Glyphs} from '../../../components/glyphs.js';
import {type Line, run} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import {closeRow} from '../../../explorer/screen.js';
import type {Text} from '../../../text/en.js';
import {ratio} from '../../../text/numbers.js';
import {cells, fitting, padStart} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {createPage, paragraph} from '../../page.js';
import type {Overlay} from '../../screen.js';
import {type BarRow, barTable} from '../bar-table.js';
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
	passes: ['size', 'screen', 'go-to-screen', 'help', 'save', 'way-back'],
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
	readonly formula: string;
	readonly isBoard: boolean;
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
	const {names} = text.searchSpaces;
	const formulas = formulasOf(size);
	const reasons: Readonly<Partial<Record<SearchSpaceId, SpaceRow['reason']>>> = text.searchSpaces.reasons;
	const scale = Math.max(...Object.values(spaces).map(({count}) => (count === undefined ? 0 : logarithm(count))));
	return groups.map(({id, ids}) => ({
		id,
		rows: ids.map((each: SearchSpaceId, index): SpaceRow => {
			const space = spaces[each];
			const previous = ids[index - 1];
			return {
				name: names[each],
				formula: formulas[each] ?? '',
				isBoard: id === 'boards',
				count: space.count,
				share: space.count === undefined ? 0 : shareOf(space.count, scale),
				words: [spaceText(space, knowledge, text), spaceText(space, knowledge, text, longestShort)],
				...(previous ? factorOf(spaces[previous], space, divided, text) : {factor: '', spokenFactor: ''}),
				reason: reasons[each] ?? ['', ''],
			};
		}),
	}));
}

function formulasOf(size: number): Readonly<Partial<Record<SearchSpaceId, string>>> {
	return {
		'any-squares': `C(${size ** 2}, ${size})`,
		'one-a-row': `${size}^${size}`,
		permutations: `${size}!`,
		'no-rules': `${size}^0 + ... + ${size}^${size}`,
		'no-diagonal': `${size}!/${size}! + ... + ${size}!/0!`,
	};
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
	{unknown, spoken}: Text,
): Pick<SpaceRow, 'factor' | 'spokenFactor'> {
	if (from === undefined || to === undefined) {
		return {factor: unknown, spokenFactor: ''};
	}

	if (to > from) {
		const factor = ratio(to, from);
		return {factor: `x${factor}`, spokenFactor: spoken.more(factor)};
	}

	const factor = ratio(from, to);
	return {factor: `${divided}${factor}`, spokenFactor: spoken.fewer(factor)};
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

const gap = '  ';
/** In a narrower window only boards have formulas. */
const leastForFormulas = 96;
const leastSentence = 34;

const roomForConclusions = 4;

/** A reason is a sentence above the bar or, where that is too high, words beside it. Can be higher than the room. */
export function spaceLines(
	size: number,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	writing: Writing,
): readonly Line[] {
	const {glyphs, text} = writing;
	const spaces = searchSpacesOf(size, knowledge);
	const groups = spaceGroups(size, spaces, knowledge, writing);
	const conclusions = conclusionsOf(spaces, width, text).flatMap((each) => paragraph(each, width));
	// Kept free, so that nothing jumps when all is counted.
	const room = height - (conclusions.length > 0 ? 0 : roomForConclusions);
	const blocksIn = (table: SpaceTable) => [
		paragraph(text.searchSpaces.scale(glyphs.divided), width),
		...groups.map(({id, rows}) => [
			...paragraph(text.searchSpaces.heads[id], width, 'strong'),
			...rows.flatMap((row) => [...table.reasonOf(row), table.lineOf(table.rowOf(row))]),
		]),
		...(conclusions.length > 0 ? [conclusions] : []),
	];
	const sentences = apart(blocksIn(tableIn(groups, width, false, glyphs)));
	const beside = tableIn(groups, width, true, glyphs);
	if (sentences.length <= room || beside.bar === 0) {
		return sentences;
	}

	const blocks = blocksIn(beside);
	const words = apart(blocks);
	return words.length > room ? blocks.flat() : words;
}

function apart(blocks: readonly (readonly Line[])[]): readonly Line[] {
	return blocks.flatMap((block, index) => [...(index > 0 ? [[]] : []), ...block]);
}

type SpaceTable = ReturnType<typeof tableIn>;

/** With shorter bars, counts are rounded, then formulas are left out, then bars. */
function tableIn(groups: readonly SpaceGroup[], width: number, isBeside: boolean, glyphs: Glyphs) {
	const isWide = !isBeside && width >= leastForFormulas;
	const tableWith = (hasFormulas: boolean, isRounded: boolean) => {
		const rowOf = ({name, formula, isBoard, count, words, factor, reason, share}: SpaceRow): BarRow => ({
			cells: [
				run(name),
				run(hasFormulas && (isBoard || isWide) ? gap + formula : ''),
				{...run(gap + words[isRounded ? 1 : 0], count === undefined ? undefined : 'strong'), isRight: true},
				...(isBeside ? [{...run(gap + factor, 'strong'), isRight: true}, run(` ${reason[0]}`)] : []),
				run(gap),
			],
			share,
			tone: 'accent',
		});
		const table = barTable(
			groups.flatMap(({rows}) => rows.map(rowOf)),
			width,
			glyphs,
		);
		const reasonOf = (row: SpaceRow) => (isBeside ? [] : reasonLines(row, table.left - gap.length, width));
		return {...table, rowOf, reasonOf};
	};
	const whole = tableWith(true, false);
	const rounded = tableWith(true, true);
	return [whole, rounded].find(({bar}) => bar > 0) ?? tableWith(false, true);
}

/** Right of the factor, which is right in `left` cells if that leaves room for a sentence. */
function reasonLines({factor, reason: [, sentence]}: SpaceRow, left: number, width: number): readonly Line[] {
	const indent = width - left - gap.length >= leastSentence ? left : cells(factor + gap);
	const lines = factor === '' ? [] : wrap(sentence, width - indent - gap.length);
	return lines.map((words, index) => [run(padStart(index === 0 ? factor : '', indent), 'strong'), run(gap + words)]);
}

function conclusionsOf(spaces: SearchSpaces, width: number, text: Text): readonly string[] {
	const {names, saved, invalid} = text.searchSpaces;
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
	return [saved(ratio(column, nodes), ratio(diagonal, nodes), column > diagonal), fitting(invalid(relaxed), width)];
}
