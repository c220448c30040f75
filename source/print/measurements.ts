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

type Search = {readonly size: number; readonly variant: VariantId};

export function comparison({size}: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	return table(
		variants.map(({id}) => ({size, variant: id})),
		text,
	);
}

export function growthTable(
	{size, variant: {id} = variants.at(-1)!}: Request,
	text: CommandLineText,
): AsyncGenerator<string, undefined> {
	return table(
		Array.from({length: size}, (_, index) => ({size: index + 1, variant: id})),
		text,
	);
}

/** Ctrl+C stops this measurement and those after it: what is known without them is still printed. */
async function* table(searches: readonly Search[], text: CommandLineText): AsyncGenerator<string, undefined> {
	yield line(columns.map(([name]) => text.measurementHeads[name]));
	let end: Moment | undefined;
	let isInterrupted = false;
	for (const {size, variant} of searches) {
		if (end?.size !== size) {
			if (isInterrupted) {
				break;
			}

			end = yield* lastMoment(size);
		}

		const isTimed: boolean = !isInterrupted && end.index <= maximumTimedSteps;
		const cost: MeasuredCost | undefined = isTimed ? await measureCost(size, variant, text) : undefined;
		isInterrupted ||= isTimed && cost === undefined;
		const {solutions, fundamental, tests} = end;
		const known = [size, variant, solutions, fundamental, tests, placementsIn(end), variantOf(variant).checks(end)];
		yield line([...known, cost?.milliseconds.toFixed(3) ?? text.notMeasured]);
	}

	if (isInterrupted) {
		yield `${text.whyInterrupted}\n`;
		process.kill(process.pid, 'SIGINT');
	} else if (end && end.index > maximumTimedSteps) {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}
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
