import type {Pins} from '../../explorer/breakpoints.js';
import {pinOfRow} from '../../panels/board.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, type Span, span} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {attackOn, type Moment, type Queens} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';

/** A call of `place(row)` that has not returned. */
type CallFrame = {
	readonly row: number;
	/** The current column of its loop. The loop has finished the columns before it. */
	readonly column: number;
	/** What stands at the current column, if the loop has started there. */
	readonly current?: Span;
	/** Stands in the line if there is no loop, or no room for it. */
	readonly note: string;
};

/**
 * Returns the recursion stack: one line for each call of `place(row)` that has not returned, with its loop over the
 * columns. If not all calls fit, the last ones remain, because the search works there.
 */
export function stackLines(
	size: number,
	moment: Moment,
	{width, height}: PanelSize,
	glyphs: Glyphs,
	pins: Pins,
): Line[] {
	const {queens} = moment;
	const waiting = queens.map((column, row) => ({
		row,
		column,
		current: span(glyphs.queen, row === queens.length - 1 ? 'accent' : 'strong'),
		note: text.column(column),
	}));
	const format = formats.find(({columns}) => columns(size) <= width) ?? narrowestFormat;
	return [...waiting, runningFrame(size, moment, glyphs)]
		.slice(-height)
		.map((frame) => frameLine(size, queens, frame, format, glyphs, pinOfRow(frame.row, pins, glyphs) ?? ' '));
}

/** How a frame is written. The loop matters most, then the spaces in it, then the name of the function. */
type FrameFormat = {
	readonly label: 'call' | 'row';
	readonly loop: 'spaced' | 'dense' | 'none';
	/** The largest width of a frame in this format, in cells. */
	readonly columns: (size: number) => number;
};

const callColumns = (size: number) => cells('place() ') + String(size).length;
const rowColumns = (size: number) => String(size).length + 1;

const fullFormat: FrameFormat = {label: 'call', loop: 'spaced', columns: (size) => callColumns(size) + 2 * size - 1};
const narrowestFormat: FrameFormat = {label: 'row', loop: 'none', columns: rowColumns};
/** The most detailed first. */
const formats: readonly FrameFormat[] = [
	fullFormat,
	{label: 'row', loop: 'spaced', columns: (size) => rowColumns(size) + 2 * size - 1},
	{label: 'call', loop: 'dense', columns: (size) => callColumns(size) + size},
	{label: 'row', loop: 'dense', columns: (size) => rowColumns(size) + size},
];

/**
 * Returns the width of the stack in the most detailed format. The call below a full board has a note instead of a loop.
 */
export function stackColumns(size: number): number {
	return Math.max(fullFormat.columns(size), callColumns(size) + cells(text.fullBoard));
}

/** The innermost call, in which the search works. */
function runningFrame(size: number, {queens, step, solutions}: Moment, glyphs: Glyphs): CallFrame {
	const row = queens.length;
	if (row === size) {
		return {row, column: 0, note: step?.type === 'solution' ? text.solutionNumber(solutions) : text.fullBoard};
	}

	switch (step?.type) {
		case 'test': {
			const {column, attack} = step;
			return {row, column, current: span(glyphs.tested, attack ? 'warning' : 'good'), note: text.column(column)};
		}

		case 'backtrack': {
			return {row, column: step.column, current: span(glyphs.explored, 'accent'), note: text.column(step.column)};
		}

		case 'place':
		case 'solution':
		case undefined: {
			return {row, column: 0, note: ''};
		}
	}
}

function frameLine(
	size: number,
	queens: Queens,
	frame: CallFrame,
	format: FrameFormat,
	glyphs: Glyphs,
	pin: string,
): Line {
	const {row, note} = frame;
	const label =
		format.label === 'call'
			? padEnd(`place(${row})${pin}`, callColumns(size))
			: padStart(`${row}${pin}`, rowColumns(size));
	// The call that finds all rows filled has no loop, only a note.
	if (row === size || format.loop === 'none') {
		return [span(label, 'dim'), span(note, 'dim')];
	}

	const loop = loopSpans(size, queens, frame, glyphs);
	const spaced = loop.flatMap((each, index) => (index === 0 ? [each] : [span(' '), each]));
	return [span(label, 'dim'), ...(format.loop === 'spaced' ? spaced : loop)];
}

/** One span for each column of a call: the current column, attacked, explored, or not tested yet. */
function loopSpans(size: number, queens: Queens, {row, column, current}: CallFrame, glyphs: Glyphs): Span[] {
	return Array.from({length: size}, (_, each) => {
		if (current && each === column) {
			return current;
		}

		if (each >= column) {
			return span(glyphs.untried, 'dim');
		}

		return attackOn(queens, row, each) ? span(glyphs.rejected, 'dim') : span(glyphs.explored);
	});
}
