import type {Queens} from '../board.js';
import {backtrack} from '../search/backtrack.js';
import type {Variant} from '../search/variant.js';
import {fastSolutions} from './fast-solutions.js';

/** So many steps of the search take some milliseconds. */
const stepsAtOnce = 2 ** 17;

/** The solutions in lexicographic order, which is the order in which the search finds them. */
export function* solutions(size: number, variant?: Variant): Generator<Queens, undefined> {
	for (const batch of solutionBatches(size, variant)) {
		yield* batch;
	}
}

/**
 * The same in batches: what some milliseconds of work have found, which may be nothing. A variant does the work if one
 * is given, step by step; else it is done the fastest way.
 */
export function solutionBatches(size: number, variant?: Variant): Iterable<readonly Queens[]> {
	return variant ? searchedSolutions(size, variant) : fastSolutions(size);
}

function* searchedSolutions(size: number, variant: Variant): Generator<readonly Queens[], undefined> {
	const queens: number[] = [];
	let found: Queens[] = [];
	let steps = 0;
	for (const step of backtrack(size, variant)) {
		switch (step.type) {
			case 'place': {
				queens.push(step.column);
				break;
			}

			case 'solution': {
				found.push([...queens]);
				break;
			}

			case 'backtrack': {
				queens.pop();
				break;
			}

			case 'test': {
				break;
			}
		}

		if (++steps % stepsAtOnce === 0) {
			yield found;
			found = [];
		}
	}

	yield found;
}
