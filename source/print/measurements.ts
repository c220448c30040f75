import {type Moment, placementsIn, Tape, type Variant, variants} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {padStart} from '../text/width.js';
import type {Request} from './request.js';
import {measureTime} from './timing.js';

/** Searches with more steps than this are not timed: they would take more than a few seconds. */
const maximumTimedSteps = 100_000_000;
/** How long the tape advances before other work gets a turn, in milliseconds. */
const sliceDuration = 20;

/** The columns of the table, with their widths in characters. */
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

/** A table with one line per variant: what the search contains and what it costs. */
export function* compare({size}: Request, text: Text): Generator<string, undefined> {
	yield header();
	const end = yield* lastMoment(size);
	for (const variant of variants) {
		yield* row(size, variant, end, text);
	}

	yield* explanation(end, text);
}

/** The same table with one line per size, from 1 to the size requested. */
export function* growth({size, variant = variants.at(-1)!}: Request, text: Text): Generator<string, undefined> {
	yield header();
	for (let each = 1; each <= size; each++) {
		const end = yield* lastMoment(each);
		yield* row(each, variant, end, text);
		if (each === size) {
			yield* explanation(end, text);
		}
	}
}

function header(): string {
	return line(columns.map(([name]) => name));
}

function* row(size: number, variant: Variant, end: Moment, text: Text): Generator<string, undefined> {
	const {solutions, fundamental, tests} = end;
	const time = end.index > maximumTimedSteps ? text.notMeasured : (yield* measureTime(size, variant)).toFixed(3);
	yield line([size, variant.id, solutions, fundamental, tests, placementsIn(end), variant.checks(end), time]);
}

/** A note on missing times, if there are any. */
function* explanation(end: Moment, text: Text): Generator<string, undefined> {
	if (end.index > maximumTimedSteps) {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}
}

function line(cells: readonly (string | number)[]): string {
	return `${cells.map((cell, index) => padStart(String(cell), columns[index]![1])).join('')}\n`;
}

/** The end of the search, which the tape computes without visiting every step. */
function* lastMoment(size: number): Generator<'', Moment> {
	const tape = new Tape(size);
	while (!tape.end) {
		tape.advance(sliceDuration);
		yield '';
	}

	return tape.end;
}
