import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, line, span} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {text} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import {logBar} from './log-bar.js';
import {type SearchSpace, type SearchSpaceId, searchSpacesOf} from './search-spaces.js';

const sections: readonly {readonly title: string; readonly ids: readonly SearchSpaceId[]}[] = [
	{title: text.searchSpaces.boards, ids: ['any-squares', 'one-a-row', 'permutations']},
	{title: text.searchSpaces.backtracking, ids: ['tests', 'placements']},
	{title: text.searchSpaces.rules, ids: ['no-diagonal', 'no-column', 'one-diagonal', 'all-rules']},
];
const minBarWidth = 8;
const gap = 2;

/**
 * Returns one line for each search space: its name, its count, a bar on a logarithmic scale, and a note about invalid
 * boards.
 */
export function searchSpaceLines(
	size: number,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): Line[] {
	const spaces = searchSpacesOf(size, knowledge);
	const names = text.searchSpaces.names(size);
	const valid = knowledge.tape(size).end?.solutions;
	const largest = spaces.reduce((max, {count}) => (count !== undefined && count > max ? count : max), 1n);
	const nameWidth = Math.max(...Object.values(names).map(cells)) + gap;
	const countWidth = Math.max(...spaces.map((space) => cells(countText(space, knowledge))));
	const room = width - nameWidth - countWidth - gap;
	const notesWidth = (note: typeof fullNote) => Math.max(...spaces.map((space) => cells(note(space, valid)))) + gap;
	const noteText = notesWidth(fullNote) + minBarWidth <= room ? fullNote : shortNote;
	const noteWidth = notesWidth(noteText);
	const barWidth = Math.max(minBarWidth, room - noteWidth);
	const lineOf = (space: SearchSpace): Line => [
		span(padEnd(names[space.id], nameWidth)),
		span(padStart(countText(space, knowledge), countWidth), space.count === undefined ? 'dim' : 'strong'),
		span(' '.repeat(gap)),
		...barOf(space, largest, barWidth, glyphs),
		span(padStart(noteText(space, valid), noteWidth), 'dim'),
	];
	const parts = sections.map(({title, ids}) => ({
		title: line(title, 'accent'),
		lines: ids.flatMap((id) => spaces.filter((space) => space.id === id)).map(lineOf),
	}));
	// If the panel is too low, the empty lines disappear first, then the titles.
	const layouts = [
		parts.flatMap(({title, lines}, index) => [...(index === 0 ? [] : [[]]), title, ...lines]),
		parts.flatMap(({title, lines}) => [title, ...lines]),
	];
	return layouts.find(({length}) => length <= height) ?? parts.flatMap(({lines}) => lines);
}

function barOf({count}: SearchSpace, largest: bigint, width: number, glyphs: Glyphs): Line {
	if (count === undefined) {
		return [span(' '.repeat(width))];
	}

	const bar = logBar(count, largest, width, glyphs);
	return [bar, span(' '.repeat(width - cells(bar.text)))];
}

function countText(space: SearchSpace, knowledge: Knowledge): string {
	if (space.count !== undefined) {
		return text.large(space.count);
	}

	const {reading} = space;
	return knowledge.isOutOfReach(reading)
		? text.searchSpaces.outOfReach
		: text.searchSpaces.counting(Math.floor(reading.progress * 100));
}

/** Returns how many of the full boards are not solutions, or an empty text while either number is unknown. */
function fullNote({boards}: SearchSpace, valid: number | undefined): string {
	return boards === undefined || valid === undefined ? '' : text.searchSpaces.invalid(boards - valid, boards);
}

function shortNote({boards}: SearchSpace, valid: number | undefined): string {
	return boards === undefined || valid === undefined ? '' : text.number(boards - valid);
}
