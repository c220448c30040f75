import process from 'node:process';
import {type Moment, placementsIn, Tape, type VariantId, variantOf, variants} from '../solver/index.js';
import type {CommandLineText} from '../text/refusal.js';
import {padStart} from '../text/width.js';
import type {MeasuredCost} from '../workers/measure.js';
import {showProgress} from './progress.js';
import type {Request} from './request.js';

/** Searches with more steps would take minutes. */
const maximumTimedSteps = 10_000_000_000;
export const largestTimed = 15;
/** Milliseconds before other work gets a turn. */
const sliceDuration = 20;

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

export async function* comparison({size}: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	yield header(text);
	const end = yield* lastMoment(size);
	let timing: Timing = 'done';
	for (const {id} of variants) {
		timing = yield* row(size, id, end, timing, text);
	}

	yield* note(timing, text);
}

export async function* growthTable(
	{size, variant: {id} = variants.at(-1)!}: Request,
	text: CommandLineText,
): AsyncGenerator<string, undefined> {
	yield header(text);
	let timing: Timing = 'done';
	for (let each = 1; each <= size && timing !== 'interrupted'; each++) {
		timing = yield* row(each, id, yield* lastMoment(each), timing, text);
	}

	yield* note(timing, text);
}

function header({measurementHeads}: CommandLineText): string {
	return line(columns.map(([name]) => measurementHeads[name]));
}

export type Timing = 'done' | 'too-long' | 'interrupted';

/** Ctrl+C stops this measurement and those after it: what is known without them is still printed. */
export async function* row(
	size: number,
	variant: VariantId,
	end: Moment,
	before: Timing,
	text: CommandLineText,
): AsyncGenerator<string, Timing> {
	const {index, solutions, fundamental, tests} = end;
	const isTooLong = index > maximumTimedSteps;
	const time = before === 'interrupted' || isTooLong ? undefined : await measureCost(size, variant, text);
	const checks = variantOf(variant).checks(end);
	const known = [size, variant, solutions, fundamental, tests, placementsIn(end), checks];
	yield line([...known, time?.milliseconds.toFixed(3) ?? text.notMeasured]);
	if (time !== undefined) {
		return 'done';
	}

	return isTooLong ? 'too-long' : 'interrupted';
}

export async function measureCost(
	size: number,
	variant: VariantId,
	text: CommandLineText,
): Promise<MeasuredCost | undefined> {
	const {measureInThread} = await import('../workers/measure-in-thread.js');
	return new Promise((resolve, reject) => {
		const progress = showProgress((done, secondsLeft) => text.timing(size, variant, done, secondsLeft));
		const interrupt = () => {
			finish();
			resolve(undefined);
		};
		const finish = () => {
			process.off('SIGINT', interrupt);
			progress.end();
			stop();
		};
		const stop = measureInThread(
			{size, variant},
			{
				onProgress: progress.update,
				onMeasured(cost) {
					finish();
					resolve(cost);
				},
				onError(error) {
					finish();
					reject(error);
				},
			},
		);
		process.on('SIGINT', interrupt);
	});
}

export function* note(timing: Timing, text: CommandLineText): Generator<string, undefined> {
	if (timing === 'too-long') {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}

	if (timing === 'interrupted') {
		yield `${text.whyInterrupted}\n`;
		process.kill(process.pid, 'SIGINT');
	}
}

function line(cells: readonly (string | number)[]): string {
	return `${cells.map((cell, index) => padStart(String(cell), columns[index]![1])).join('')}\n`;
}

function* lastMoment(size: number): Generator<'', Moment> {
	const tape = new Tape(size);
	while (!tape.end) {
		tape.advance(sliceDuration);
		yield '';
	}

	return tape.end;
}
