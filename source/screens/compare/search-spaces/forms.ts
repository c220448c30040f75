import {type Line, line, span, widthOf} from '../../../panels/line.js';
import {cells, padStart} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import type {SpaceRow} from './rows.js';

/** One way to draw the search spaces: the longest bar, and the lines of one space with the factor to the one above. */
export type Form = {readonly barWidth: number; readonly linesOf: (row: SpaceRow) => readonly Line[]};

/** Returns the bar of a count; nothing while it is unknown. */
export type BarOf = (count: bigint | undefined, width: number) => Line;

const minBarWidth = 5;
/** Below this width of the bars long counts are rounded. */
const preferredBarWidth = 10;
/** The least room for a sentence beside the names and counts. */
const minSentenceWidth = 34;
const gap = 2;
const space = span(' '.repeat(gap));
const indent = '  ';

/**
 * One line for each space: the factor and its reason, in a word, stand beside the bar. Long counts are rounded if they
 * are too wide. Undefined if even that is too wide.
 */
export function formBeside(rows: readonly SpaceRow[], width: number, barOf: BarOf): Form | undefined {
	const shorten = (row: SpaceRow) => ({...row, words: row.shortWords});
	return (
		formWith(columnsOf(rows), (row) => row, width, preferredBarWidth, barOf) ??
		formWith(columnsOf(rows.map(shorten)), shorten, width, minBarWidth, barOf)
	);
}

function formWith(
	columns: Columns,
	shown: (row: SpaceRow) => SpaceRow,
	width: number,
	leastBarWidth: number,
	barOf: BarOf,
): Form | undefined {
	const barWidth = width - columns.name - columns.count - columns.factor - columns.reason - 3 * gap - 1;
	return barWidth < leastBarWidth
		? undefined
		: {
				barWidth,
				linesOf(row) {
					const bar = barOf(row.count, barWidth);
					const head = [...headOf(shown(row), columns), space, ...bar];
					const padding = ' '.repeat(gap + barWidth - widthOf(bar));
					const note = `${padding}${padStart(row.factor, columns.factor)} ${row.reasons[0]}`;
					return [row.factor === '' ? head : [...head, span(note, 'dim')]];
				},
			};
}

/** The factor and its reason stand in a sentence above each space. Where the bar has no room, it stands below. */
export function formBetween(rows: readonly SpaceRow[], width: number, barOf: BarOf): Form {
	const columns = columnsOf(rows);
	const left = columns.name + columns.count + 2 * gap;
	const barWidth = width - left < minBarWidth ? width : width - left;
	const linesOf = (row: SpaceRow): readonly Line[] => {
		const bar = barOf(row.count, barWidth);
		if (barWidth < width) {
			return [[...headOf(row, columns), space, ...bar]];
		}

		const words = countOf(row);
		return left - gap > width ? [line(row.name), [span(indent), words], bar] : [headOf(row, columns), bar];
	};
	return {barWidth, linesOf: (row) => [...sentenceOf(row, left, width), ...linesOf(row)]};
}

/** The sentence about the factor: beside the names and counts, or below them over the whole width. */
function sentenceOf({factor, reasons}: SpaceRow, left: number, width: number): readonly Line[] {
	if (factor === '') {
		return [];
	}

	if (width - left < minSentenceWidth) {
		return wrap(`${factor} ${reasons[1]}`, width - indent.length).map((each) => line(indent + each, 'dim'));
	}

	return wrap(reasons[1], width - left).map((each, index) => [
		span(padStart(index === 0 ? factor : '', left - gap)),
		space,
		span(each, 'dim'),
	]);
}

type Columns = {readonly name: number; readonly count: number; readonly factor: number; readonly reason: number};

function columnsOf(rows: readonly SpaceRow[]): Columns {
	const widest = (wordsOf: (row: SpaceRow) => string) => Math.max(...rows.map((row) => cells(wordsOf(row))));
	return {
		name: widest(({name}) => name),
		count: widest(({words}) => words),
		factor: widest(({factor}) => factor),
		reason: widest(({reasons}) => reasons[0]),
	};
}

function headOf(row: SpaceRow, {name, count}: Columns): Line {
	const padding = name + gap + count - cells(row.name) - cells(row.words);
	return [span(row.name + ' '.repeat(padding)), countOf(row)];
}

function countOf({words, count}: SpaceRow): Line[number] {
	return span(words, count === undefined ? 'dim' : 'strong');
}
