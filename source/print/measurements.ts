import {type Moment, placementsIn, Tape, type VariantId, variantOf, variants} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {padStart} from '../text/width.js';
import type {Request} from './request.js';

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
export async function* compare({size}: Request, text: Text): AsyncGenerator<string, undefined> {
	yield header();
	const end = yield* lastMoment(size);
	for (const {id} of variants) {
		yield await row(size, id, end, text);
	}

	yield* noteOnMissingTimes(end, text);
}

/** The same table with one line per size, from 1 to the size requested. */
export async function* growth(
	{size, variant: {id} = variants.at(-1)!}: Request,
	text: Text,
): AsyncGenerator<string, undefined> {
	yield header();
	for (let each = 1; each <= size; each++) {
		const end = yield* lastMoment(each);
		yield await row(each, id, end, text);
		if (each === size) {
			yield* noteOnMissingTimes(end, text);
		}
	}
}

function header(): string {
	return line(columns.map(([name]) => name));
}

async function row(size: number, variant: VariantId, end: Moment, text: Text): Promise<string> {
	const {index, solutions, fundamental, tests} = end;
	const time = index > maximumTimedSteps ? text.notMeasured : (await measureTime(size, variant)).toFixed(3);
	const checks = variantOf(variant).checks(end);
	return line([size, variant, solutions, fundamental, tests, placementsIn(end), checks, time]);
}

/** Returns the time of the whole search in milliseconds, measured where nothing else has run. */
async function measureTime(size: number, variant: VariantId): Promise<number> {
	// Loaded on demand, because most runs do not need it.
	const {measureInThread} = await import('../workers/measure-in-thread.js');
	return new Promise((resolve, reject) => {
		measureInThread(
			{size, variant},
			{
				onProgress: () => undefined,
				onMeasured({milliseconds}) {
					resolve(milliseconds);
				},
				onError: reject,
			},
		);
	});
}

/** A note on missing times, if there are any. */
function* noteOnMissingTimes(end: Moment, text: Text): Generator<string, undefined> {
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
