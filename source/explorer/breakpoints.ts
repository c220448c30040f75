import {backtrack, guardWith, type Moment, type Step, type Tape, variantOf} from '../solver/index.js';
import {createSlotBySize, type Model} from './model.js';

/** A square, or a row if `column` is undefined, at which playback and the jumps to solutions stop. */
export type Breakpoint = {readonly row: number; readonly column: number | undefined};

type Pins = {readonly cursor: Breakpoint | undefined; readonly breakpoints: readonly Breakpoint[]};

export const noPins: Pins = {cursor: undefined, breakpoints: []};

export const pins = createSlotBySize('pins', noPins);

/** A step stops where it places a queen on the square, or returns to the row. */
export function isStop({row, column}: Breakpoint, step: Step): boolean {
	return column === undefined
		? step.type === 'backtrack' && step.row === row
		: step.type === 'place' && step.row === row && step.column === column;
}

/**
 * The first breakpoint, or solution if that is a stop too, from a moment to step `to`, forwards or backwards. Runs all
 * steps between with the fastest variant: all make the same steps.
 */
export function firstStop(
	tape: Tape,
	model: Model,
	from: Moment,
	to: number,
	isStoppedBySolutions: boolean,
): number | undefined {
	const {breakpoints} = pins.of(model);
	const isForwards = to > from.index;
	const start = isForwards ? from : tape.at(Math.max(0, to - 1));
	if (!start || (breakpoints.length === 0 && !isStoppedBySolutions)) {
		return undefined;
	}

	const last = isForwards ? to : from.index - 1;
	let {index} = start;
	let found: number | undefined;
	for (const step of backtrack(model.size, guardWith(model.size, variantOf('bitmask'), start.queens), start)) {
		if (++index > last || (isForwards && found !== undefined)) {
			break;
		}

		if ((step.type === 'solution' && isStoppedBySolutions) || breakpoints.some((each) => isStop(each, step))) {
			found = index;
		}
	}

	return found;
}

/** Wraps at the edges; the first move starts at the square of the last step. */
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

export function withoutCursor(model: Model): Model | undefined {
	return pins.of(model).cursor && pins.with(model, {cursor: undefined});
}

export function toggledBreakpoints(breakpoints: readonly Breakpoint[], at: Breakpoint): readonly Breakpoint[] {
	const kept = breakpoints.filter(({row, column}) => row !== at.row || column !== at.column);
	return kept.length < breakpoints.length ? kept : [...breakpoints, at];
}
