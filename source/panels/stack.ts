import type {PanelSize} from '../explorer/layout.js';
import {attackOn, type Moment, type Queens} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, type Span, span} from './line.js';

/** A call of place(row): how far its loop over the columns has come, and what stands at the column it is at. */
type Frame = {
	readonly row: number;
	/** The columns before this one are done. */
	readonly column: number;
	readonly at?: Span;
	readonly note: string;
};

/**
 * The recursion stack: a line for each call of place(row) that has not returned, with its loop over the columns. Of a
 * stack higher than `height` the lower end is shown, where the search is at work.
 */
export function stackLines(size: number, moment: Moment, {width, height}: PanelSize, glyphs: Glyphs): Line[] {
	const {queens} = moment;
	const standing = queens.map((column, row) => ({
		row,
		column,
		at: span(glyphs.queen, row === queens.length - 1 ? 'accent' : 'strong'),
		note: text.column(column),
	}));
	const format = formats.find(({columns}) => columns(size) <= width) ?? leastFormat;
	return [...standing, runningFrame(size, moment, glyphs)]
		.slice(-height)
		.map((frame) => frameLine(size, queens, frame, format, glyphs));
}

/** How much of a frame there is room for: the loop matters most, then the space in it, then the words. */
type Format = {
	readonly label: 'call' | 'row';
	readonly loop: 'spaced' | 'dense' | 'none';
	readonly hasNote: boolean;
	/** How wide that is at most. */
	readonly columns: (size: number) => number;
};

const callColumns = (size: number) => 'place() '.length + String(size).length;
const rowColumns = (size: number) => String(size).length + 1;
const noteColumns = (size: number) => text.column(size - 1).length;
const gap = '   ';

const formats: readonly Format[] = [
	{
		label: 'call',
		loop: 'spaced',
		hasNote: true,
		columns: (size) => callColumns(size) + 2 * size + gap.length + noteColumns(size),
	},
	{label: 'call', loop: 'spaced', hasNote: false, columns: (size) => callColumns(size) + 2 * size - 1},
	{label: 'row', loop: 'spaced', hasNote: false, columns: (size) => rowColumns(size) + 2 * size - 1},
	{label: 'call', loop: 'dense', hasNote: false, columns: (size) => callColumns(size) + size},
	{label: 'row', loop: 'dense', hasNote: false, columns: (size) => rowColumns(size) + size},
];
const leastFormat: Format = {
	label: 'row',
	loop: 'none',
	hasNote: true,
	columns: (size) => rowColumns(size) + noteColumns(size),
};

function runningFrame(size: number, {queens, step, solutions}: Moment, glyphs: Glyphs): Frame {
	const row = queens.length;
	if (row === size) {
		return {row, column: 0, note: step?.type === 'solution' ? text.solutionNumber(solutions) : text.allRowsFilled};
	}

	switch (step?.type) {
		case 'test': {
			const {column, attack} = step;
			return {row, column, at: span(glyphs.tested, attack ? 'warning' : 'good'), note: text.column(column)};
		}

		case 'backtrack': {
			return {row, column: step.column, at: span(glyphs.explored, 'accent'), note: text.column(step.column)};
		}

		case 'place':
		case 'solution':
		case undefined: {
			return {row, column: 0, note: ''};
		}
	}
}

function frameLine(size: number, queens: Queens, frame: Frame, format: Format, glyphs: Glyphs): Line {
	const {row, note} = frame;
	const label =
		format.label === 'call' ? `place(${row}) `.padEnd(callColumns(size)) : `${row} `.padStart(rowColumns(size));
	// The call that finds all rows filled has no loop, only something to say.
	if (row === size || format.loop === 'none') {
		return [span(label, 'dim'), span(note, 'dim')];
	}

	const loop = loopSpans(size, queens, frame, glyphs);
	const spaced = loop.flatMap((each, index) => (index === 0 ? [each] : [span(' '), each]));
	return [
		span(label, 'dim'),
		...(format.loop === 'spaced' ? spaced : loop),
		...(format.hasNote ? [span(`${gap}${note}`, 'dim')] : []),
	];
}

/** What has become of each column in a call: tried and attacked, explored and abandoned, or not tried yet. */
function loopSpans(size: number, queens: Queens, {row, column, at}: Frame, glyphs: Glyphs): Span[] {
	return Array.from({length: size}, (_, each) => {
		if (at && each === column) {
			return at;
		}

		if (each >= column) {
			return span(glyphs.untried, 'dim');
		}

		return attackOn(queens, row, each) ? span(glyphs.rejected, 'dim') : span(glyphs.explored);
	});
}
