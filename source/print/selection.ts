import {setImmediate} from 'node:timers/promises';
import {isFundamental, publishedCount, type Queens, solutionBatches} from '../solver/index.js';
import {Refusal} from '../text/refusal.js';
import type {Request} from './request.js';

/** A solution, and its number among all solutions of its size, from 1. */
export type Solution = {readonly number: number; readonly queens: Queens};

/** Solutions in batches, computed while they are read. An empty batch means that the search continues. */
export type Batches = Iterable<readonly Solution[]>;

/** Returns a function that gives the solutions from the first one on each call. With `single`, it gives only that one. */
export function select(request: Request, single: Solution | undefined): () => Batches {
	return () => (single ? [[single]] : selected(request));
}

function* selected({size, variant, limit, isFundamentalOnly}: Request): Generator<readonly Solution[], undefined> {
	let number = 0;
	let remaining = limit;
	for (const batch of solutionBatches(size, variant)) {
		const found = batch.map((queens) => ({number: ++number, queens}));
		const wanted = isFundamentalOnly ? found.filter(({queens}) => isFundamental(queens)) : found;
		yield wanted.slice(0, remaining);
		remaining -= wanted.length;
		if (remaining <= 0) {
			return;
		}
	}
}

/** Finds a solution by its number, from 1. Throws a Refusal if the number is too large. Signals are handled meanwhile. */
export async function solutionAt({size, variant}: Request, number: number): Promise<Solution> {
	const total = publishedCount(size);
	let before = 0;
	for (const batch of number > total ? [] : solutionBatches(size, variant)) {
		const queens = batch[number - before - 1];
		if (queens) {
			return {number, queens};
		}

		before += batch.length;
		await setImmediate();
	}

	throw new Refusal((text) => text.beyondEnd('solutions', size, number, total));
}
