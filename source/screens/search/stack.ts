import type {Glyphs} from '../../components/glyphs.js';
import {callColumns, stackColumns} from '../../components/step-layout.js';
import {type Line, run, type StyledRun} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {pins} from '../../explorer/breakpoints.js';
import {isFruitful} from '../../explorer/fruitful.js';
import type {Model} from '../../explorer/model.js';
import type {Question} from '../../explorer/prediction/question.js';
import {attackOn, type Moment, type Queens, type Tape} from '../../solver/index.js';
import type {MarkId} from '../../text/en.js';
import {padEnd, padStart} from '../../text/width.js';

/** What a loop has done with a column, or does with it now: `tested` is the column of the last test, or of a question. */
type ColumnState = 'queen' | 'tested' | 'safe' | 'rejected' | 'explored' | 'fruitful' | 'untried';

/** A call of `place(row)` that has not returned, or that the last step has ended. */
export type Call = {
	readonly row: number;
	readonly state: 'waiting' | 'running' | 'returned';
	/** The loop over the columns. The call that finds all rows filled has none. */
	readonly loop: readonly ColumnState[];
	/** In words, where there is no loop. */
	readonly note: string;
	readonly pin: 'cursor' | 'breakpoint' | undefined;
};

/**
 * The recursion stack: the calls that have not returned, with their loops, and the one that the last step has ended. While a
 * question stands, the last square that was tested shows what the test has found, and nothing says that the board is full: that
 * leads to a solution.
 */
export function callsAt(model: Model, tape: Tape, moment: Moment, question?: Question): readonly Call[] {
	const {text} = model;
	const {size, queens, step} = moment;
	const waiting = queens.map(
		(column, row): Omit<Call, 'pin'> => ({
			row,
			state: 'waiting',
			loop: loopAt(tape, queens.slice(0, row), column, 'queen'),
			note: '',
		}),
	);
	// The call whose return has caused a backtrack stays for one step. Its loop has finished all columns.
	const returned: Omit<Call, 'pin'>[] =
		step?.type === 'backtrack'
			? [
					{
						row: queens.length + 1,
						state: 'returned',
						loop: queens.length + 1 < size ? loopAt(tape, [...queens, step.column], size) : [],
						note: text.returned,
					},
				]
			: [];
	const pinOf = (row: number): Call['pin'] => {
		const {cursor, breakpoints} = pins.of(model);
		const isHere = (pin: typeof cursor) => pin?.row === row && pin.column === undefined;
		const other = isHere(cursor) ? 'cursor' : undefined;
		return breakpoints.some(isHere) ? 'breakpoint' : other;
	};
	return [...waiting, runningCall(model, tape, moment, question), ...returned].map((call) => ({
		...call,
		pin: pinOf(call.row),
	}));
}

/** The innermost call, in which the search works. */
function runningCall(
	{text}: Model,
	tape: Tape,
	{size, queens, step, solutions}: Moment,
	question: Question | undefined,
): Omit<Call, 'pin'> {
	const call = {row: queens.length, state: 'running'} as const;
	if (call.row === size) {
		const fullBoard = question ? '' : text.fullBoard;
		return {...call, loop: [], note: step?.type === 'solution' ? text.solutionNumber(solutions) : fullBoard};
	}

	const asked = question?.type === 'test' ? question.next.column : undefined;
	const withAsked = (loop: readonly ColumnState[]) =>
		loop.map((state, column): ColumnState => (column === asked ? 'tested' : state));
	switch (step?.type) {
		case 'test': {
			const found = step.attack ? 'rejected' : 'safe';
			const loop = loopAt(tape, queens, step.column, step.attack && !question ? 'tested' : found);
			return {...call, loop: withAsked(loop), note: ''};
		}

		case 'backtrack': {
			const loop = loopAt(tape, queens, step.column, exploredState(tape, [...queens, step.column]));
			return {...call, loop: withAsked(loop), note: ''};
		}

		case 'place':
		case 'solution':
		case undefined: {
			return {...call, loop: withAsked(loopAt(tape, queens, 0)), note: ''};
		}
	}
}

/** The columns of a loop that has finished those before `column`; `current` is what it does with that one. */
function loopAt(tape: Tape, above: Queens, column: number, current: ColumnState = 'untried'): readonly ColumnState[] {
	return Array.from({length: tape.size}, (_, each) => {
		if (each >= column) {
			return each === column ? current : 'untried';
		}

		return attackOn(above, above.length, each) ? 'rejected' : exploredState(tape, [...above, each]);
	});
}

/** What was found below a column that the search has left. */
function exploredState(tape: Tape, queens: Queens): ColumnState {
	return isFruitful(tape, queens) ? 'fruitful' : 'explored';
}

/**
 * A line for each call, of as many as fit: the last ones, because the search works there. Where the names of the calls and the
 * spaces between columns have no room, the rows and the columns alone.
 */
export function stackLines(
	calls: readonly Call[],
	size: number,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): readonly Line[] {
	const hidden = hiddenCalls(calls, height);
	const isWhole = stackColumns(size) <= width;
	const rowColumns = String(size - 1).length + 1;
	return calls.slice(hidden).map((call, index) => {
		const {row, state, loop, note} = call;
		const {sign, mark} = signOf(call, glyphs);
		const label = isWhole ? padEnd(`place(${row})${sign}`, callColumns(size)) : padStart(`${row}${sign}`, rowColumns);
		const isCut = index === 0 && hidden > 0;
		const columns = loop.map((state, column) =>
			run((isWhole && column > 0 ? ' ' : '') + glyphs[state], tones[state], state),
		);
		return [
			...(isCut ? [run('', undefined, 'hidden')] : []),
			run(loop.length > 0 ? label : `${label.trimEnd()} ${note}`, state === 'running' ? 'strong' : undefined, mark),
			...columns,
		];
	});
}

/** How many calls have no room above the visible ones. The title says it. */
export function hiddenCalls(calls: readonly Call[], rows: number): number {
	return Math.max(0, calls.length - rows);
}

/** The sign behind the name of a call. */
function signOf({state, pin}: Call, glyphs: Glyphs): {readonly sign: string; readonly mark?: MarkId} {
	if (state === 'returned') {
		return {sign: glyphs.returned, mark: 'returned'};
	}

	switch (pin) {
		case 'cursor': {
			return {sign: glyphs.current, mark: 'row-cursor'};
		}

		case 'breakpoint': {
			return {sign: glyphs.breakpoint, mark: 'breakpoint'};
		}

		case undefined: {
			return {sign: ' '};
		}
	}
}

const tones: Readonly<Record<ColumnState, StyledRun['tone']>> = {
	queen: 'strong',
	tested: 'accent',
	safe: 'strong',
	rejected: 'line',
	explored: 'line',
	fruitful: 'strong',
	untried: 'line',
};
