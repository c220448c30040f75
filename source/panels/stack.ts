import type {PanelSize} from '../explorer/layout/panel-size.js';
import type {Pins} from '../explorer/model.js';
import {attackOn, type Moment, type Queens} from '../solver/index.js';
import {text} from '../text/en.js';
import {pinOfRow} from './board.js';
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
 * stack higher than there is room the lower end is shown, where the search is at work.
 */
export function stackLines(
	size: number,
	moment: Moment,
	{width, height}: PanelSize,
	glyphs: Glyphs,
	pins: Pins,
): Line[] {
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
		.map((frame) => frameLine(size, queens, frame, format, glyphs, pinOfRow(frame.row, pins, glyphs) ?? ' '));
}

/** How much of a frame there is room for: the loop matters most, then the space in it, then the name of the function. */
type Format = {
	readonly label: 'call' | 'row';
	readonly loop: 'spaced' | 'dense' | 'none';
	/** How wide that is at most. */
	readonly columns: (size: number) => number;
};

const callColumns = (size: number) => 'place() '.length + String(size).length;
const rowColumns = (size: number) => String(size).length + 1;

const fullFormat: Format = {label: 'call', loop: 'spaced', columns: (size) => callColumns(size) + 2 * size - 1};
const leastFormat: Format = {label: 'row', loop: 'none', columns: rowColumns};
const formats: readonly Format[] = [
	fullFormat,
	{label: 'row', loop: 'spaced', columns: (size) => rowColumns(size) + 2 * size - 1},
	{label: 'call', loop: 'dense', columns: (size) => callColumns(size) + size},
	{label: 'row', loop: 'dense', columns: (size) => rowColumns(size) + size},
];

/** How wide the stack is where there is room for all of it: its loops, and what the last call has to say instead of one. */
export function stackColumns(size: number): number {
	return Math.max(fullFormat.columns(size), callColumns(size) + text.fullBoard.length);
}

function runningFrame(size: number, {queens, step, solutions}: Moment, glyphs: Glyphs): Frame {
	const row = queens.length;
	if (row === size) {
		return {row, column: 0, note: step?.type === 'solution' ? text.solutionNumber(solutions) : text.fullBoard};
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

function frameLine(size: number, queens: Queens, frame: Frame, format: Format, glyphs: Glyphs, pin: string): Line {
	const {row, note} = frame;
	const label =
		format.label === 'call'
			? `place(${row})${pin}`.padEnd(callColumns(size))
			: `${row}${pin}`.padStart(rowColumns(size));
	// The call that finds all rows filled has no loop, only something to say.
	if (row === size || format.loop === 'none') {
		return [span(label, 'dim'), span(note, 'dim')];
	}

	const loop = loopSpans(size, queens, frame, glyphs);
	const spaced = loop.flatMap((each, index) => (index === 0 ? [each] : [span(' '), each]));
	return [span(label, 'dim'), ...(format.loop === 'spaced' ? spaced : loop)];
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
