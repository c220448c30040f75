import type {Glyphs} from '../../components/glyphs.js';
import {callColumns, stackColumns} from '../../components/step-layout.js';
import {type Line, run, type StyledRun} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {pins} from '../../explorer/breakpoints.js';
import {isFruitful} from '../../explorer/fruitful.js';
import type {Model} from '../../explorer/model.js';
import type {Question} from '../../explorer/prediction/question.js';
import type {Moment, Tape} from '../../solver/index.js';
import {padEnd, padStart} from '../../text/width.js';
import {childrenOf} from './tree/search-tree.js';

/** What a loop has done with a column, or does with it now: `tested` is the column of the last test, or of a question. */
type ColumnState = 'queen' | 'tested' | 'safe' | 'rejected' | 'explored' | 'fruitful' | 'untried';

/** A call of `place(row)` that has not returned, or that the last step has ended. */
type Call = {
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
	const {size, queens, step, solutions} = moment;
	const asked = question?.type === 'test' ? question.next : undefined;
	// The call whose return has caused a backtrack stays for one step. Its loop has finished all columns.
	const path = step?.type === 'backtrack' ? [...queens, step.column] : queens;
	const fullBoard = question ? '' : text.fullBoard;
	const noteOn = step?.type === 'solution' ? text.solutionNumber(solutions) : fullBoard;
	return Array.from({length: path.length + 1}, (_, row): Call => {
		const others = row < queens.length ? 'waiting' : 'returned';
		const state = row === queens.length ? 'running' : others;
		const children =
			row < size ? childrenOf(size, moment, path.slice(0, row), (each) => isFruitful(tape, each) === true) : [];
		const loop = children.map((child, column): ColumnState => {
			const isOfStep = row === queens.length && step?.type === 'test' && step.column === column;
			if (asked?.row === row && asked.column === column) {
				return 'tested';
			}

			const found = column === queens[row] ? 'queen' : columnStates[child];
			return isOfStep && step.attack && !question ? 'tested' : found;
		});
		return {row, state, loop, note: state === 'returned' ? text.returned : noteOn, pin: pinOn(model, row)};
	});
}

/** How the states of nodes look in a loop. */
const columnStates = {
	path: 'queen',
	tested: 'safe',
	untried: 'untried',
	explored: 'explored',
	fruitful: 'fruitful',
	'dead-end': 'explored',
	solution: 'fruitful',
	rejected: 'rejected',
} as const;

function pinOn(model: Model, row: number): Call['pin'] {
	const {cursor, breakpoints} = pins.of(model);
	const isHere = (pin: typeof cursor) => pin?.row === row && pin.column === undefined;
	const other = isHere(cursor) ? 'cursor' : undefined;
	return breakpoints.some(isHere) ? 'breakpoint' : other;
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
	return calls.slice(hidden).map((call) => {
		const {row, state, loop, note} = call;
		const sign = signOf(call, glyphs);
		const label = isWhole ? padEnd(`place(${row})${sign}`, callColumns(size)) : padStart(`${row}${sign}`, rowColumns);
		const columns = loop.map((state, column) => run((isWhole && column > 0 ? ' ' : '') + glyphs[state], tones[state]));
		return [
			run(loop.length > 0 ? label : `${label.trimEnd()} ${note}`, state === 'running' ? 'strong' : undefined),
			...columns,
		];
	});
}

/** How many calls have no room above the visible ones. The title says it. */
export function hiddenCalls(calls: readonly Call[], rows: number): number {
	return Math.max(0, calls.length - rows);
}

/** The sign behind the name of a call. */
function signOf({state, pin}: Call, glyphs: Glyphs): string {
	if (state === 'returned') {
		return glyphs.returned;
	}

	switch (pin) {
		case 'cursor': {
			return glyphs.current;
		}

		case 'breakpoint': {
			return glyphs.breakpoint;
		}

		case undefined: {
			return ' ';
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
