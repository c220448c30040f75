import type {Pins} from '../../explorer/breakpoints.js';
import type {Question} from '../../explorer/prediction/question.js';
import {pinsOfRow} from '../../panels/board/board.js';
import {isFruitful} from '../../panels/board/fruitful.js';
import type {Writing} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, type Span, span} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {attackOn, type Moment, type Queens, type Tape} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {padEnd, padStart} from '../../text/width.js';
import {callColumns, type FrameFormat, frameFormat, rowColumns} from './frame-format.js';

/** A call of `place(row)` that has not returned, or that the last step has ended. */
type CallFrame = {
	readonly row: number;
	/** The queens in the rows above, when the call was made. */
	readonly above: Queens;
	readonly hasReturned: boolean;
	/** The current column of its loop. The loop has finished the columns before it. */
	readonly column: number;
	/** What stands at the current column, if the loop has started there. */
	readonly current?: Span;
	/** The column that a question is about. */
	readonly asked?: number | undefined;
	/** Stands in the line if there is no loop, or no room for it. */
	readonly note: string;
};

/**
 * Returns the recursion stack: one line for each call of `place(row)` that has not returned, with its loop over the
 * columns, and one for the call that the last step has ended. If not all calls fit, the last ones remain, because the
 * search works there. While a question stands, the last square that was tested shows what the test has found, the one asked about
 * a question mark, and nothing says that the board is full: that leads to a solution.
 */
export function stackLines(
	tape: Tape,
	moment: Moment,
	{width, height}: PanelSize,
	writing: Writing,
	pins: Pins,
	question?: Question,
): Line[] {
	const {glyphs, text} = writing;
	const {size, queens} = moment;
	const waiting = queens.map((column, row) => ({
		row,
		above: queens.slice(0, row),
		hasReturned: false,
		column,
		current: span(glyphs.queen, row === queens.length - 1 ? 'accent' : 'strong'),
		note: text.column(column),
	}));
	const format = frameFormat(size, width);
	return [...waiting, runningFrame(tape, moment, writing, question), ...returnedFrames(moment, text)]
		.slice(callsAbove(moment, height))
		.map((frame) => frameLine(tape, frame, format, glyphs, pinsOfRow(frame.row, pins, glyphs).at(-1) ?? ' '));
}

/** Returns how many calls stand above the first one that a stack of this height shows. */
export function callsAbove({queens, step}: Moment, height: number): number {
	const returned = step?.type === 'backtrack' ? 1 : 0;
	return Math.max(0, queens.length + 1 + returned - height);
}

/** The innermost call, in which the search works. */
function runningFrame(
	tape: Tape,
	{size, queens, step, solutions}: Moment,
	{glyphs, text}: Writing,
	question: Question | undefined,
): CallFrame {
	const asked = question?.type === 'test' ? question.next.column : undefined;
	const call = {row: queens.length, above: queens, hasReturned: false, asked};
	if (call.row === size) {
		const fullBoard = question ? '' : text.fullBoard;
		return {...call, column: 0, note: step?.type === 'solution' ? text.solutionNumber(solutions) : fullBoard};
	}

	switch (step?.type) {
		case 'test': {
			const {column, attack} = step;
			const found = attack ? glyphs.rejected : glyphs.safe;
			const current = span(question ? found : glyphs.tested, attack ? 'warning' : 'good');
			return {...call, column, current, note: text.column(column)};
		}

		case 'backtrack': {
			const {column} = step;
			const current = span(exploredGlyph(tape, [...queens, column], glyphs), 'accent');
			return {...call, column, current, note: text.column(column)};
		}

		case 'place':
		case 'solution':
		case undefined: {
			return {...call, column: 0, note: ''};
		}
	}
}

/** After a backtrack the call whose return has caused it stays for one step. Its loop has finished all columns. */
function returnedFrames({size, queens, step}: Moment, text: Text): readonly CallFrame[] {
	if (step?.type !== 'backtrack') {
		return [];
	}

	const above = [...queens, step.column];
	return [{row: above.length, above, hasReturned: true, column: size, note: text.returned}];
}

function frameLine(tape: Tape, frame: CallFrame, format: FrameFormat, glyphs: Glyphs, pin: string): Line {
	const {size} = tape;
	const {row, hasReturned, note} = frame;
	const sign = hasReturned ? glyphs.returned : pin;
	const label =
		format.label === 'call'
			? padEnd(`place(${row})${sign}`, callColumns(size))
			: padStart(`${row}${sign}`, rowColumns(size));
	// The call that finds all rows filled has no loop, only a note.
	if (row === size || format.loop === 'none') {
		return [span(label, 'dim'), span(note, 'dim')];
	}

	const loop = loopSpans(tape, frame, glyphs);
	const spaced = loop.flatMap((each, index) => (index === 0 ? [each] : [span(' '), each]));
	return [span(label, 'dim'), ...(format.loop === 'spaced' ? spaced : loop)];
}

/** One span for each column of a call: the current column, attacked, explored, or not tested yet. */
function loopSpans(tape: Tape, {above, hasReturned, column, current, asked}: CallFrame, glyphs: Glyphs): Span[] {
	return Array.from({length: tape.size}, (_, each) => {
		if (each === asked) {
			return span(glyphs.tested, 'accent');
		}

		if (current && each === column) {
			return current;
		}

		if (each >= column) {
			return span(glyphs.untried, 'dim');
		}

		return attackOn(above, above.length, each)
			? span(glyphs.rejected, 'dim')
			: span(exploredGlyph(tape, [...above, each], glyphs), hasReturned ? 'dim' : undefined);
	});
}

/** The glyph of a branch that the search has left. */
function exploredGlyph(tape: Tape, queens: Queens, glyphs: Glyphs): string {
	return isFruitful(tape, queens) ? glyphs.fruitful : glyphs.explored;
}
