import {backtrack, type Moment, type Step, type Tape, variants} from '../solver/index.js';
import {momentOf} from './goal.js';
import {type Breakpoint, type Model, type Pins, pinsOf} from './model.js';

/** The search for a stop goes on in slices of this many steps, each a hundredth of a second. */
const slice = 100_000;

/** Whether a step is a stop: the placing of a queen on the square, or the return to the row. */
export function isStop({row, column}: Breakpoint, step: Step): boolean {
	return column === undefined
		? step.type === 'backtrack' && step.row === row
		: step.type === 'place' && step.row === row && step.column === column;
}

/**
 * The first stop after a moment on the way to step `to`, or before it where that lies behind; none without one. Runs the
 * search from there, about 17 million steps a second.
 */
export function stopOnTheWay(tape: Tape, model: Model, from: Moment, to: number): number | undefined {
	const here = pinsOf(model).breakpoints;
	if (here.length === 0) {
		return undefined;
	}

	const isHere = (step: Step) => here.some((each) => isStop(each, step));
	if (to > from.index) {
		return stepsAfter(model.size, from, to, isHere).next().value;
	}

	for (let end = from.index - 1; end >= to; end -= slice) {
		const start = tape.at(Math.max(to, end - slice + 1) - 1) ?? from;
		const last = [...stepsAfter(model.size, start, end, isHere)].at(-1);
		if (last !== undefined) {
			return last;
		}
	}

	return undefined;
}

/** A search for the next or previous solution or breakpoint, that has found none up to step `from`. */
export type StopSearch = {readonly type: 'stop'; readonly by: 1 | -1; readonly from: number};

/** What a slice of such a search finds: the step, or how far it has looked; undefined where the tape must be read first. */
export function searchSlice(
	tape: Tape,
	model: Model,
	{by, from}: StopSearch,
): {readonly stop: number | undefined; readonly from: number} | undefined {
	const isHere = (step: Step) =>
		step.type === 'solution' || pinsOf(model).breakpoints.some((each) => isStop(each, step));
	if (by > 0) {
		const start = momentOf(tape, {type: 'step', index: from});
		const to = Math.min(from + slice, tape.end?.index ?? Number.POSITIVE_INFINITY);
		return start && {stop: stepsAfter(model.size, start, to, isHere).next().value, from: to};
	}

	const to = Math.max(0, from - slice);
	const start = tape.at(Math.max(0, to - 1));
	return start && {stop: [...stepsAfter(model.size, start, from - 1, isHere)].at(-1), from: to};
}

/** The steps after a moment, up to `to`, that are wanted, by index. */
function* stepsAfter(
	size: number,
	from: Moment,
	to: number,
	isWanted: (step: Step) => boolean,
): Generator<number, undefined> {
	let {index} = from;
	for (const step of backtrack(size, variants.at(-1)!, from)) {
		if (++index > to) {
			return;
		}

		if (isWanted(step)) {
			yield index;
		}
	}
}

/** The cursor moved by a row or a column, over the edge to the other side; the first move puts it where the search is. */
export function movedCursor(model: Model, {queens, step}: Moment, by: {rows: number; columns: number}): Breakpoint {
	const {size} = model;
	const {cursor} = pinsOf(model);
	if (!cursor) {
		const row = Math.min(queens.length, size - 1);
		return step && step.type !== 'solution' ? {row: step.row, column: step.column} : {row, column: 0};
	}

	const wrapped = (value: number) => (value + size) % size;
	return {row: wrapped(cursor.row + by.rows), column: wrapped((cursor.column ?? 0) + by.columns)};
}

/** The breakpoints with one more, or one less where it is set already. */
export function toggledBreakpoints(breakpoints: readonly Breakpoint[], at: Breakpoint): readonly Breakpoint[] {
	const others = breakpoints.filter(({row, column}) => row !== at.row || column !== at.column);
	return others.length < breakpoints.length ? others : [...breakpoints, at];
}

/** The model with other pins on the board at hand. */
export function withPins(model: Model, pins: Partial<Pins>): Model {
	return {...model, pins: {...model.pins, [model.size]: {...pinsOf(model), ...pins}}};
}
