import {setImmediate} from 'node:timers/promises';
import {count, isFundamental, type Queens, solutionBatches} from '../solver/index.js';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import {largestAlone} from './count.js';
import type {Request} from './request.js';

/** A solution and its number among all of its size, from 1. */
export type Solution = {readonly number: number; readonly queens: Queens};

/** So many are found in a fraction of a second. */
const fewSolutions = 100_000;

/** Solutions as they are found, some at a time; an empty batch says that the search goes on. */
export type Batches = Iterable<readonly Solution[]>;

/** The solutions asked for, each time anew; a single one must have been found before. */
export function select(request: Request, only: Solution | undefined): () => Batches {
	return () => (only ? [[only]] : selected(request));
}

function* selected({size, variant, limit, isFundamentalOnly}: Request): Generator<readonly Solution[], undefined> {
	let number = 0;
	let left = limit;
	for (const batch of solutionBatches(size, variant)) {
		const found = batch.map((queens) => ({number: ++number, queens}));
		const wanted = isFundamentalOnly ? found.filter(({queens}) => isFundamental(queens)) : found;
		yield wanted.slice(0, left);
		left -= wanted.length;
		if (left <= 0) {
			return;
		}
	}
}

/** A single solution by its number, from 1. Signals are heard while it is searched for. */
export async function solutionAt({size, variant}: Request, number: number): Promise<Solution> {
	// To count takes less time than to search for a solution that is not there.
	const total = number > fewSolutions && size <= largestAlone ? Number(count(size)) : Number.POSITIVE_INFINITY;
	if (number > total) {
		throw new Refusal(text.beyondEnd('solutions', size, number, total));
	}

	let before = 0;
	for (const batch of solutionBatches(size, variant)) {
		const queens = batch[number - before - 1];
		if (queens) {
			return {number, queens};
		}

		before += batch.length;
		await setImmediate();
	}

	throw new Refusal(text.beyondEnd('solutions', size, number, before));
}
