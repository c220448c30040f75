import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Writing} from '../../../panels/display.js';
import type {Text} from '../../../text/en.js';
import {cells} from '../../../text/width.js';
import {groups, type SearchSpace, type SearchSpaceId, type SearchSpaces} from './search-spaces.js';

/** A search space in words. */
export type SpaceRow = {
	readonly name: string;
	readonly count: bigint | undefined;
	/** The count, or why it is unknown. */
	readonly words: string;
	/** The same where there is little room: a long count is rounded. */
	readonly shortWords: string;
	/** How many times smaller or larger than the space before it in its group; empty for the first one. */
	readonly factor: string;
	/** The same for a screen reader; empty also while it is unknown. */
	readonly spokenFactor: string;
	/** Why: in some words, and in a sentence. */
	readonly reasons: readonly [string, string];
};

/** The digits of the longest count that is not rounded where there is little room. */
const longestShort = 12;

export type GroupId = (typeof groups)[number]['id'];

/** Returns the groups of search spaces, in words. */
export function spaceGroups(
	size: number,
	spaces: SearchSpaces,
	knowledge: Knowledge,
	{glyphs: {divided}, text}: Writing,
): readonly {readonly id: GroupId; readonly rows: readonly SpaceRow[]}[] {
	const names = text.searchSpaces.names(size);
	const {fewer, more, ratio} = text.searchSpaces;
	const shown: FactorWords = {fewer: (factor) => fewer(divided, factor), more, ratio};
	const spoken: FactorWords = {fewer: text.spoken.fewer, more: text.spoken.more, ratio};
	const reasons: Readonly<Partial<Record<SearchSpaceId, readonly [string, string]>>> = text.searchSpaces.reasons;
	return groups.map(({id, ids}) => ({
		id,
		rows: ids.map((each: SearchSpaceId, index): SpaceRow => {
			const space = spaces[each];
			const previous = ids[index - 1];
			const before = previous && spaces[previous];
			return {
				name: names[each],
				count: space.count,
				words: spaceText(space, knowledge, text),
				shortWords: spaceText(space, knowledge, text, longestShort),
				factor: before ? factorText(before, space, shown, text.unknown) : '',
				spokenFactor: before ? factorText(before, space, spoken, '') : '',
				reasons: reasons[each] ?? ['', ''],
			};
		}),
	}));
}

/** Returns lines about what the rules save, and about full boards that are no solutions, once all is counted. */
export function conclusionsOf(size: number, spaces: SearchSpaces, width: number, text: Text): readonly string[] {
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
