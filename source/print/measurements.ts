import {type Moment, placementsIn, Tape, type VariantId, variantOf, variants} from '../solver/index.js';
import {onTermination} from '../terminal/terminating-signals.js';
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

async function* table(searches: readonly Search[], text: CommandLineText): AsyncGenerator<string, undefined> {
	yield line(columns.map(([name]) => text.measurementHeads[name]));
	let end: Moment | undefined;
	for (const {size, variant} of searches) {
		end = end?.size === size ? end : yield* lastMoment(size);
		const {solutions, fundamental, tests} = end;
		const known = [size, variant, solutions, fundamental, tests, placementsIn(end), variantOf(variant).checks(end)];
		const isTimed = end.index <= maximumTimedSteps;
		yield line([...known, isTimed ? (await measureCost(size, variant, text)).milliseconds.toFixed(3) : '-']);
	}

	if (end && end.index > maximumTimedSteps) {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}
}

export async function measureCost(size: number, variant: VariantId, text: CommandLineText): Promise<MeasuredCost> {
	const {measureInThread} = await import('../workers/measure-in-thread.js');
	const progress = showProgress((done, secondsLeft) => text.timing(size, variant, done, secondsLeft));
	const stopListening = onTermination(progress.end);
	const cost = await new Promise<MeasuredCost>((resolve) => {
		measureInThread({size, variant}, progress.update, resolve);
	});
	stopListening();
	progress.end();
	return cost;
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
