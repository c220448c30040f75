import {type Rung, type RungId, rungsOf} from '../explorer/ladder.js';
import type {PanelSize} from '../explorer/layout/panel-size.js';
import type {Model} from '../explorer/model.js';
import {isOutOfReach} from '../explorer/patience.js';
import {tapeOf} from '../explorer/tapes.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, span} from './line.js';
import {logBar} from './log-bar.js';

const sections: readonly {readonly title: string; readonly ids: readonly RungId[]}[] = [
	{title: text.ladder.boards, ids: ['any-squares', 'one-a-row', 'permutations']},
	{title: text.ladder.backtracking, ids: ['tests', 'placements']},
	{title: text.ladder.rules, ids: ['no-diagonal', 'no-column', 'one-diagonal', 'all-rules']},
];
const leastBar = 8;
const gap = 2;

/** What there is to look at, from the plainest idea down to the search with all its rules, in numbers and bars. */
export function ladderLines({size}: Model, {width, height}: PanelSize, glyphs: Glyphs): Line[] {
	const rungs = rungsOf(size, tapeOf(size));
	const names = text.ladder.rungs(size);
	const valid = tapeOf(size).end?.solutions;
	const most = rungs.reduce((max, {count}) => (count !== undefined && count > max ? count : max), 1n);
	const nameWidth = Math.max(...Object.values(names).map(({length}) => length)) + gap;
	const countWidth = Math.max(...rungs.map((rung) => countText(rung).length));
	const room = width - nameWidth - countWidth - gap;
	const widthOfNotes = (note: typeof noteInFull) => Math.max(...rungs.map((rung) => note(rung, valid).length)) + gap;
	const noteText = widthOfNotes(noteInFull) + leastBar <= room ? noteInFull : noteInShort;
	const noteWidth = widthOfNotes(noteText);
	const bar = Math.max(leastBar, room - noteWidth);
	const lineOf = (rung: Rung): Line => [
		span(names[rung.id].padEnd(nameWidth)),
		span(countText(rung).padStart(countWidth), rung.count === undefined ? 'dim' : 'strong'),
		span(' '.repeat(gap)),
		...barOf(rung, most, bar, glyphs),
		span(noteText(rung, valid).padStart(noteWidth), 'dim'),
	];
	const parts = sections.map(({title, ids}) => ({
		title: line(title, 'accent'),
		lines: ids.map((id) => lineOf(rungs.find((rung) => rung.id === id)!)),
	}));
	// In a low panel first the free lines go, then the titles.
	const candidates = [
		parts.flatMap(({title, lines}, index) => [...(index === 0 ? [] : [[]]), title, ...lines]),
		parts.flatMap(({title, lines}) => [title, ...lines]),
		parts.flatMap(({lines}) => lines),
	];
	return candidates.find(({length}) => length <= height) ?? candidates.at(-1)!;
}

function barOf({count}: Rung, most: bigint, width: number, glyphs: Glyphs): Line {
	if (count === undefined) {
		return [span(' '.repeat(width))];
	}

	const bar = logBar(count, most, width, glyphs);
	return [bar, span(' '.repeat(width - bar.text.length))];
}

function countText(rung: Rung): string {
	if (rung.count !== undefined) {
		return text.large(rung.count);
	}

	const {reading} = rung;
	return isOutOfReach(reading) ? text.ladder.outOfReach : text.ladder.counting(Math.floor(reading.progress * 100));
}

/** How many of the full boards are no solutions, if both are known. */
function noteInFull({boards}: Rung, valid: number | undefined): string {
	return boards === undefined || valid === undefined ? '' : text.ladder.invalid(boards - valid, boards);
}

function noteInShort({boards}: Rung, valid: number | undefined): string {
	return boards === undefined || valid === undefined ? '' : text.number(boards - valid);
}
