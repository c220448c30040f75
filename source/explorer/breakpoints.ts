import {backtrack, type Moment, type Step, type Tape, variants} from '../solver/index.js';
import {type Breakpoint, type Model, type Pins, pinsOf} from './model.js';

/** However far away a stop may be, a key looks no further than so many steps: about a fifth of a second. */
export const farthestStop = 4_000_000;
/** Backwards the search is run forwards in pieces of so many steps. */
const piece = 100_000;

/** Whether a step is a stop: the placing of a queen on the square, or the return to the row. */
export function isStop({row, column}: Breakpoint, step: Step): boolean {
	return column === undefined
		? step.type === 'backtrack' && step.row === row
		: step.type === 'place' && step.row === row && step.column === column;
}

/**
 * The first stop after a moment on the way to step `to`, or before it where that lies behind; none without one. Runs the
 * search from there, up to 25 million steps a second.
 */
export function stopOnTheWay(tape: Tape, model: Model, from: Moment, to: number): number | undefined {
	const {size} = model;
	const here = pinsOf(model).breakpoints;
	if (here.length === 0) {
		return undefined;
	}

	if (to > from.index) {
		return stopsAfter(size, here, from, to).next().value;
	}

	for (let end = from.index - 1; end >= to; end -= piece) {
		const start = tape.at(Math.max(to, end - piece + 1) - 1) ?? from;
		const last = [...stopsAfter(size, here, start, end)].at(-1);
		if (last !== undefined) {
			return last;
		}
	}

	return undefined;
}

function* stopsAfter(
	size: number,
	breakpoints: readonly Breakpoint[],
	from: Moment,
	to: number,
): Generator<number, undefined> {
	let {index} = from;
	for (const step of backtrack(size, variants.at(-1)!, from)) {
		if (++index > to) {
			return;
		}

		if (breakpoints.some((each) => isStop(each, step))) {
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
