import type {Queens} from '../solver/board.js';
import {solutionBatches} from '../solver/counting/solutions.js';
import {isFundamental} from '../solver/symmetry.js';
import type {Request} from './request.js';

/** `number` is from 1. */
export type Solution = {readonly number: number; readonly queens: Queens};

/** Computed while they are read; an empty batch means that the search continues. */
export type Batches = Iterable<readonly Solution[]>;

export function* select({size, at, limit, isFundamentalOnly}: Request): Generator<readonly Solution[], undefined> {
	const isWanted = ({number, queens}: Solution) =>
		at === undefined ? !isFundamentalOnly || isFundamental(queens) : number === at;
	let before = 0;
	let remaining = at === undefined ? limit : 1;
	for (const batch of solutionBatches(size)) {
		const wanted = batch.map((queens, index) => ({number: before + index + 1, queens})).filter(isWanted);
		yield wanted.slice(0, remaining);
		before += batch.length;
		remaining -= wanted.length;
		if (remaining <= 0) {
			return;
		}
	}
}
