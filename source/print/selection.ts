import {isFundamental, type Queens, solutionBatches} from '../solver/index.js';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import type {Request} from './request.js';

/** A solution and its number among all of its size, from 1. */
export type Solution = {readonly number: number; readonly queens: Queens};

/** Solutions as they are found, some at a time; an empty batch says that the search goes on. */
export type Batches = Iterable<readonly Solution[]>;

/** The solutions asked for, each time anew. The search for a single one is over when this returns. */
export function select(request: Request): () => Batches {
	if (request.at === undefined) {
		return () => selected(request);
	}

	const only = [[solutionAt(request, request.at)]];
	return () => only;
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

function solutionAt({size, variant}: Request, number: number): Solution {
	let before = 0;
	for (const batch of solutionBatches(size, variant)) {
		const queens = batch[number - before - 1];
		if (queens) {
			return {number, queens};
		}

		before += batch.length;
	}

	throw new Refusal(text.beyondEnd('solutions', size, number, before));
}
