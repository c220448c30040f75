import {checkSize, type Queens} from '../board.js';
import {backtrack} from '../search/backtrack.js';
import type {Variant} from '../search/variant.js';
import {fastSolutions} from './fast-solutions.js';

/** This many steps of the search take a few milliseconds. */
const stepsAtOnce = 2 ** 17;

/**
 * The solutions in lexicographic order, the order in which the search finds them. A variant searches step by step; without
 * one, a faster search is used. Throws a RangeError for a size out of range.
 */
export function solutions(size: number, variant?: Pick<Variant, 'guard'>): Generator<Queens, undefined> {
	return eachOf(solutionBatches(size, variant));
}

/**
 * The same solutions in batches. A batch is what a few milliseconds of search find, and can be empty. Throws a RangeError
 * for a size out of range.
 */
export function solutionBatches(size: number, variant?: Pick<Variant, 'guard'>): Iterable<readonly Queens[]> {
	checkSize(size);
	return variant ? searchedSolutions(size, variant) : fastSolutions(size);
}

function* eachOf(batches: Iterable<readonly Queens[]>): Generator<Queens, undefined> {
	for (const batch of batches) {
		yield* batch;
	}
}

function* searchedSolutions(size: number, variant: Pick<Variant, 'guard'>): Generator<readonly Queens[], undefined> {
	const queens: number[] = [];
	let found: Queens[] = [];
	let steps = 0;
	for (const step of backtrack(size, variant.guard(size))) {
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
