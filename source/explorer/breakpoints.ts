import {backtrack, guardWith, type Moment, type Step, type Tape, variantOf} from '../solver/index.js';
import {readTo, type StopSearch} from './goal.js';
import type {Model} from './model.js';
import {createSlotBySize} from './slot.js';

/** A square, or a row if `column` is undefined, at which playback and the jumps to solutions stop. */
export type Breakpoint = {readonly row: number; readonly column: number | undefined};

/** The breakpoints, and the cursor that marks where the next one would be set. */
type Pins = {readonly cursor: Breakpoint | undefined; readonly breakpoints: readonly Breakpoint[]};

export const noPins: Pins = {cursor: undefined, breakpoints: []};

export const pins = createSlotBySize('pins', noPins);

/** The search for a stop runs in slices of this many steps: they take a few milliseconds each. */
const slice = 50_000;

/** Whether a step stops at a breakpoint: it places a queen on the square, or returns to the row. */
export function isStop({row, column}: Breakpoint, step: Step): boolean {
	return column === undefined
		? step.type === 'backtrack' && step.row === row
		: step.type === 'place' && step.row === row && step.column === column;
}

/**
 * The first breakpoint on the way from a moment to step `to`, forwards or backwards. Runs the search over all steps between
 * them, about 17 million a second.
 */
export function breakpointOnTheWay(tape: Tape, model: Model, from: Moment, to: number): number | undefined {
	const {breakpoints} = pins.of(model);
	if (breakpoints.length === 0) {
		return undefined;
	}

	const isWanted = (step: Step) => breakpoints.some((each) => isStop(each, step));
	if (to > from.index) {
		return stepsAfter(model.size, from, to, isWanted).next().value;
	}

	for (let end = from.index - 1; end >= to; end -= slice) {
		const start = tape.at(Math.max(to, end - slice + 1) - 1) ?? from;
		const last = [...stepsAfter(model.size, start, end, isWanted)].at(-1);
		if (last !== undefined) {
			return last;
		}
	}

	return undefined;
}

/** Searches one slice for a stop. Returns the stop, or how far it has looked; undefined if the tape must be read first. */
export function searchSlice(
	tape: Tape,
	model: Model,
	{by, from}: StopSearch,
): {readonly stop: number | undefined; readonly from: number} | undefined {
	const {breakpoints} = pins.of(model);
	const isWanted = (step: Step) => step.type === 'solution' || breakpoints.some((each) => isStop(each, step));
	if (by > 0) {
		const start = readTo(tape, {type: 'step', index: from});
		const to = Math.min(from + slice, tape.end?.index ?? Number.POSITIVE_INFINITY);
		return start && {stop: stepsAfter(model.size, start, to, isWanted).next().value, from: to};
	}

	const to = Math.max(0, from - slice);
	const start = tape.at(Math.max(0, to - 1));
	return start && {stop: [...stepsAfter(model.size, start, from - 1, isWanted)].at(-1), from: to};
}

/** The indices of the wanted steps after a moment, up to and including `to`. */
function* stepsAfter(
	size: number,
	from: Moment,
	to: number,
	isWanted: (step: Step) => boolean,
): Generator<number, undefined> {
	let {index} = from;
	for (const step of backtrack(size, guardWith(size, variantOf('bitmask'), from.queens), from)) {
		if (++index > to) {
			return;
		}

		if (isWanted(step)) {
			yield index;
		}
	}
}

/** Moves the cursor, over the edge to the other side. The first move puts it on the square of the last step. */
export function movedCursor(model: Model, {queens, step}: Moment, by: {rows: number; columns: number}): Breakpoint {
	const {size} = model;
	const {cursor} = pins.of(model);
	if (!cursor) {
		const row = Math.min(queens.length, size - 1);
		return step && step.type !== 'solution' ? {row: step.row, column: step.column} : {row, column: 0};
	}

	// Left of column 0 stands the whole row.
	const column = ((cursor.column ?? -1) + 1 + by.columns + size + 1) % (size + 1);
	return {row: (cursor.row + by.rows + size) % size, column: column === 0 ? undefined : column - 1};
}

/** The model without the cursor; undefined if there is none. */
export function withoutCursor(model: Model): Model | undefined {
	return pins.of(model).cursor && pins.with(model, {cursor: undefined});
}

/** Adds a breakpoint, or removes it if it is set already. */
export function toggledBreakpoints(breakpoints: readonly Breakpoint[], at: Breakpoint): readonly Breakpoint[] {
	const others = breakpoints.filter(({row, column}) => row !== at.row || column !== at.column);
	return others.length < breakpoints.length ? others : [...breakpoints, at];
}
