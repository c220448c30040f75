import {runVariant, Tape, variants, writesUpTo} from '../solver/index.js';
import type {CommandLineText} from '../text/refusal.js';
import {padStart} from '../text/width.js';
import type {Request} from './request.js';

/** Searches with more steps would take minutes. */
const maximumTimedSteps = 1_000_000_000;
const timedRuns = 3;
/** Milliseconds before other work gets a turn. */
const sliceDuration = 20;

const columns = [
	['size', 4],
	['variant', 9],
	['checks', 16],
	['writes', 16],
	['cells', 7],
	['milliseconds', 14],
] as const;

export async function* comparison({size}: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	yield line(columns.map(([name]) => text.measurementHeads[name]));
	const tape = new Tape(size);
	while (!tape.end) {
		tape.advance(sliceDuration);
		yield '';
	}

	const {end} = tape;
	const isTimed = end.index <= maximumTimedSteps;
	for (const variant of variants) {
		const times = isTimed ? Array.from({length: timedRuns}, () => timeOf(() => runVariant(size, variant))) : [];
		const median = times.toSorted((a, b) => a - b)[timedRuns >> 1]?.toFixed(3) ?? '-';
		yield line([size, variant.id, variant.checks(end), writesUpTo(variant, end), variant.memory(size), median]);
	}

	if (!isTimed) {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}
}

/** In milliseconds. */
function timeOf(run: () => void): number {
	const start = performance.now();
	run();
	return performance.now() - start;
}

function line(cells: readonly (string | number)[]): string {
	return `${cells.map((cell, index) => padStart(String(cell), columns[index]![1])).join('')}\n`;
}
