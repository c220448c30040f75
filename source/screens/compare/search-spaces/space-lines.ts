import type {Writing} from '../../../components/display.js';
import type {PanelSize} from '../../../components/window.js';
import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Text} from '../../../text/en.js';
import {cells} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {groups, type SearchSpace, type SearchSpaceId, type SearchSpaces, searchSpacesOf} from './search-spaces.js';

/** A search space in words. */
export type SpaceRow = {
	readonly name: string;
	readonly count: bigint | undefined;
	/** On a log scale from 1 to the largest count, from 0 to 1. */
	readonly share: number;
	/** The count, or why it is unknown: whole, and rounded if it is long. */
	readonly words: readonly [whole: string, rounded: string];
	/** How many times smaller or larger than the space before it in its group; empty for the first one. */
	readonly factor: string;
	/** The same for a screen reader; empty also while it is unknown. */
	readonly spokenFactor: string;
	/** Why, in some words and in a sentence. */
	readonly reason: readonly [words: string, sentence: string];
};

/** The digits of the longest count that is not rounded where there is little room. */
const longestShort = 9;

type GroupId = (typeof groups)[number]['id'];
type SpaceGroup = {readonly id: GroupId; readonly rows: readonly SpaceRow[]};

/** Returns the groups of search spaces, in words. */
export function spaceGroups(
	size: number,
	spaces: SearchSpaces,
	knowledge: Knowledge,
	{glyphs: {divided}, text}: Writing,
): readonly SpaceGroup[] {
	const names = text.searchSpaces.names(size);
	const {fewer, more, ratio} = text.searchSpaces;
	const shown: FactorWords = {fewer: (factor) => fewer(divided, factor), more, ratio};
	const spoken: FactorWords = {fewer: text.spoken.fewer, more: text.spoken.more, ratio};
	const reasons: Readonly<Partial<Record<SearchSpaceId, readonly [string, string]>>> = text.searchSpaces.reasons;
	const scale = Math.max(...Object.values(spaces).map(({count}) => (count === undefined ? 0 : logarithm(count))));
	return groups.map(({id, ids}) => ({
		id,
		rows: ids.map((each: SearchSpaceId, index): SpaceRow => {
			const space = spaces[each];
			const previous = ids[index - 1];
			const before = previous && spaces[previous];
			return {
				name: names[each],
				count: space.count,
				share: space.count === undefined ? 0 : shareOf(space.count, scale),
				words: [spaceText(space, knowledge, text), spaceText(space, knowledge, text, longestShort)],
				factor: before ? factorText(before, space, shown, text.unknown) : '',
				spokenFactor: before ? factorText(before, space, spoken, '') : '',
				reason: reasons[each] ?? ['', ''],
			};
		}),
	}));
}

/** The shortest bar is still visible. */
function shareOf(count: bigint, scale: number): number {
	return Math.max(0.001, scale > 0 ? logarithm(count) / scale : 1);
}

/** The decimal logarithm. The first fifteen digits of a large number are precise enough for a bar. */
function logarithm(count: bigint): number {
	const digits = count.toString();
	const leading = digits.slice(0, 15);
	return Math.log10(Number(leading)) + digits.length - leading.length;
}

/** How the words of a factor say that something is smaller or larger. */
type FactorWords = {
	readonly fewer: (factor: string) => string;
	readonly more: (factor: string) => string;
	readonly ratio: Text['searchSpaces']['ratio'];
};

function factorText({count: from}: SearchSpace, {count: to}: SearchSpace, words: FactorWords, unknown: string): string {
	if (from === undefined || to === undefined) {
		return unknown;
	}

	return to > from ? words.more(words.ratio(to, from)) : words.fewer(words.ratio(from, to));
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

/** The widths of the columns of a search space; 0 for what is left out. */
export type SpaceColumns = {
	readonly name: number;
	readonly count: number;
	readonly isRounded: boolean;
	readonly bar: number;
	readonly factor: number;
	readonly reason: number;
};

/** A line of the search spaces. A reason stands in a line above its space, if not beside it. */
export type SpaceLine =
	| {readonly type: 'words'; readonly words: string; readonly isHead?: boolean}
	| {readonly type: 'reason'; readonly factor: string; readonly indent: number; readonly words: string}
	| {readonly type: 'space'; readonly row: SpaceRow; readonly columns: SpaceColumns};

/** The cells between two columns. */
export const gap = 2;
const leastBar = 5;
/** Below this width of the bars counts are rounded. */
const preferredBar = 10;
/** The least room for a sentence beside the names and counts. */
const leastSentence = 34;

/**
 * The search spaces in groups, each with its name, its count, and a bar. The factor to the space above stands in a sentence
 * between the two or, if that is too high, in some words beside the bar. There can be more lines than the height.
 */
export function spaceLines(
	size: number,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	writing: Writing,
): readonly SpaceLine[] {
	const {glyphs, text} = writing;
	const spaces = searchSpacesOf(size, knowledge);
	const all = spaceGroups(size, spaces, knowledge, writing);
	const rows = all.flatMap((each) => each.rows);
	const between = (row: SpaceRow): readonly SpaceLine[] => {
		const columns = columnsOf(rows, width, false);
		return [...reasonLines(row, columns, width), {type: 'space', row, columns}];
	};
	const beside = (row: SpaceRow): readonly SpaceLine[] => [{type: 'space', row, columns: columnsOf(rows, width, true)}];
	const blocksOf = (linesOf: (row: SpaceRow) => readonly SpaceLine[]) => [
		paragraph(text.searchSpaces.scale(glyphs.divided), width),
		...all.map((group) => [
			...paragraph(text.searchSpaces.heads[group.id], width).map((line) => ({...line, isHead: true})),
			...group.rows.flatMap(linesOf),
		]),
		conclusionsOf(size, spaces, width, text).flatMap((each) => paragraph(each, width)),
	];
	const apart = separated(blocksOf(between), true);
	const isBesideFitting = columnsOf(rows, width, true).bar >= leastBar;
	const candidates = isBesideFitting ? [true, false].map((hasGaps) => separated(blocksOf(beside), hasGaps)) : [];
	return [apart, ...candidates].find(({length}) => length <= height) ?? candidates.at(-1) ?? apart;
}

/** What a line is made of, as wide as its widest. The bars get what is left. */
function columnsOf(rows: readonly SpaceRow[], width: number, hasReason: boolean): SpaceColumns {
	const widest = (wordsOf: (row: SpaceRow) => string) => Math.max(...rows.map((row) => cells(wordsOf(row))));
	const name = widest((row) => row.name);
	const factor = hasReason ? widest((row) => row.factor) : 0;
	const reason = hasReason ? widest((row) => row.reason[0]) : 0;
	const roomFor = (count: number) => width - name - gap - count - gap - (hasReason ? gap + factor + 1 + reason : 0);
	const [whole, rounded] = ([0, 1] as const).map((form) => widest((row) => row.words[form])) as [number, number];
	const isRounded = roomFor(whole) < preferredBar;
	const count = isRounded ? rounded : whole;
	const bar = roomFor(count) < leastBar ? 0 : roomFor(count);
	return {name, count, isRounded, bar, factor, reason};
}

/** The factor and its reason in a sentence: beside the names and counts, or over the whole width. */
function reasonLines({factor, reason: [, sentence]}: SpaceRow, {name, count}: SpaceColumns, width: number) {
	const left = name + gap + count;
	const isBeside = width - left - gap >= leastSentence;
	const indent = isBeside ? left : cells(factor) + gap;
	const lines = factor === '' ? [] : wrap(sentence, width - indent - gap);
	return lines.map((words, index): SpaceLine => ({type: 'reason', factor: index === 0 ? factor : '', indent, words}));
}

/** What the rules save, and full boards that are no solutions, once all is counted. */
function conclusionsOf(size: number, spaces: SearchSpaces, width: number, text: Text): readonly string[] {
	const {names, ratio, saved, invalid} = text.searchSpaces;
	const {count: nodes, boards: valid} = spaces['all-rules'];
	const {count: diagonal} = spaces['one-diagonal'];
	const {count: column} = spaces['no-column'];
	if (nodes === undefined || valid === undefined || diagonal === undefined || column === undefined) {
		return [];
	}

	const relaxed = (['no-diagonal', 'one-diagonal', 'no-column'] as const).flatMap((id) => {
		const {boards} = spaces[id];
		return boards === undefined ? [] : [{rules: names(size)[id], boards, invalid: boards - valid}];
	});
	const [long, short] = invalid(relaxed);
	return [saved(ratio(column, nodes), ratio(diagonal, nodes), column > diagonal), cells(long) <= width ? long : short];
}

function paragraph(words: string, width: number): readonly Extract<SpaceLine, {type: 'words'}>[] {
	return wrap(words, width).map((line) => ({type: 'words', words: line}));
}

/** Joins the blocks, with empty lines between them or without. */
function separated(blocks: readonly (readonly SpaceLine[])[], hasGaps: boolean): readonly SpaceLine[] {
	const blank: SpaceLine = {type: 'words', words: ''};
	return blocks.flatMap((block, index) => (hasGaps && index > 0 && block.length > 0 ? [blank, ...block] : block));
}
