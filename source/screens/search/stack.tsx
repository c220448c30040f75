import {useDisplay} from '../../components/display.js';
import {run, type StyledRun, StyledText} from '../../components/styled-text.js';
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

/** The calls that are visible in this number of rows: the last ones, because the search works there. */
export function visibleCalls(calls: readonly Call[], rows: number): readonly Call[] {
	return calls.slice(Math.max(0, calls.length - rows));
}

/** The marks of the legend on these calls, in the rows that are visible. */
export function marksOnStack(calls: readonly Call[], rows: number): readonly MarkId[] {
	const visible = visibleCalls(calls, rows);
	const marks: readonly (readonly [isShown: boolean, id: MarkId])[] = [
		[visible.some(({state}) => state === 'returned'), 'returned'],
		[visible.some(({pin}) => pin === 'breakpoint'), 'breakpoint'],
		[visible.some(({pin}) => pin === 'cursor'), 'row-cursor'],
		[visible.length < calls.length, 'hidden'],
	];
	return [...visible.flatMap(({loop}) => loop), ...marks.flatMap(([isShown, id]) => (isShown ? [id] : []))];
}

/** How a call is written. The loop matters most, then the spaces in it, then the name of the function. */
type Format = {readonly label: 'call' | 'row'; readonly loop: 'spaced' | 'dense'};

const fullFormat: Format = {label: 'call', loop: 'spaced'};
const shortFormat: Format = {label: 'row', loop: 'dense'};
/** The most detailed first. */
const formats: readonly Format[] = [
	fullFormat,
	{label: 'row', loop: 'spaced'},
	{label: 'call', loop: 'dense'},
	shortFormat,
];

/** The width of the stack in cells, each call with its name and its loop. */
export function stackColumns(size: number): number {
	return columnsOf(fullFormat, size);
}

function columnsOf({label, loop}: Format, size: number): number {
	return labelColumns(label, size) + {spaced: 2 * size - 1, dense: size}[loop];
}

/** The width of the name of a call with a loop, and of the sign behind it. */
function labelColumns(label: Format['label'], size: number): number {
	const digits = String(size - 1).length;
	return label === 'call' ? 'place()'.length + digits + 1 : digits + 1;
}

type StackProps = {
	readonly calls: readonly Call[];
	readonly size: number;
	readonly width: number;
};

/** A line for each call. */
export function Stack({calls, size, width}: StackProps) {
	const {glyphs} = useDisplay();
	const format = formats.find((each) => columnsOf(each, size) <= width) ?? shortFormat;
	return calls.map((call) => {
		const {row, state, loop, note, pin} = call;
		const pinned = {cursor: glyphs.current, breakpoint: glyphs.breakpoint};
		const pinSign = pin ? pinned[pin] : ' ';
		const sign = state === 'returned' ? glyphs.returned : pinSign;
		const columns = labelColumns(format.label, size);
		const label =
			format.label === 'call' ? padEnd(`place(${row})${sign}`, columns) : padStart(`${row}${sign}`, columns);
		const tone = state === 'running' ? 'strong' : undefined;
		const runs =
			loop.length > 0
				? [run(label, tone), ...loopRuns(loop, format.loop === 'spaced', glyphs)]
				: [run(`${label.trimEnd()} ${note}`, tone)];
		return <StyledText key={row} runs={runs} />;
	});
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

function loopRuns(
	loop: readonly ColumnState[],
	isSpaced: boolean,
	glyphs: Readonly<Record<ColumnState, string>>,
): readonly StyledRun[] {
	return loop.map((state, column) => run((isSpaced && column > 0 ? ' ' : '') + glyphs[state], tones[state]));
}
