import {type Moment, placementsIn, Tape, type Variant, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Request} from './request.js';
import {timeOf} from './timing.js';

/** Searches of more steps than this are not timed: they would take longer than some seconds. */
const mostStepsTimed = 100_000_000;
/** In milliseconds. */
const readingAtOnce = 20;

/** Columns of the table and how wide they are. */
const columns = [
	['size', 4],
	['variant', 9],
	['solutions', 12],
	['fundamental', 13],
	['tests', 16],
	['placements', 15],
	['checks', 16],
	['milliseconds', 14],
] as const;

/** What the search costs each variant: a line each. */
export function* compare({size}: Request): Generator<string, undefined> {
	yield header();
	const end = yield* lastMoment(size);
	for (const variant of variants) {
		yield* measure(size, variant, end);
	}

	yield* explanation(end);
}

/** What the searches of all sizes up to this one contain and cost: a line each. */
export function* growth({size, variant = variants.at(-1)!}: Request): Generator<string, undefined> {
	yield header();
	for (let each = 1; each <= size; each++) {
		const end = yield* lastMoment(each);
		yield* measure(each, variant, end);
		if (each === size) {
			yield* explanation(end);
		}
	}
}

function header(): string {
	return line(columns.map(([name]) => name));
}

function* measure(size: number, variant: Variant, end: Moment): Generator<string, undefined> {
	const {solutions, fundamental, tests} = end;
	const time = end.index > mostStepsTimed ? text.notMeasured : (yield* timeOf(size, variant)).toFixed(3);
	yield line([size, variant.id, solutions, fundamental, tests, placementsIn(end), variant.checks(end), time]);
}

/** Says why times are missing, if any are. */
function* explanation(end: Moment): Generator<string, undefined> {
	if (end.index > mostStepsTimed) {
		yield `${text.whyNotMeasured(mostStepsTimed)}\n`;
	}
}

function line(cells: readonly (string | number)[]): string {
	return `${cells.map((cell, index) => String(cell).padStart(columns[index]![1])).join('')}\n`;
}

/** The end of the search, which is counted, not walked. */
function* lastMoment(size: number): Generator<'', Moment> {
	const tape = new Tape(size);
	while (!tape.end) {
		tape.advance(readingAtOnce);
		yield '';
	}

	return tape.end;
}
