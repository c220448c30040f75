import {Refusal} from '../../text/refusal.js';

/** One of the allowed words; undefined if none is given. Throws a Refusal that names `what` for any other. */
export function parseWord<Word extends string>(
	what: string | undefined,
	given: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((each) => each === given);
	if (given !== undefined && word === undefined) {
		throw new Refusal((text) => text.notOneOf(what, given, allowed));
	}

	return word;
}

/**
 * A required whole number from `least` to `most`, both included, in decimal digits. Throws a Refusal that names `what` for
 * anything else.
 */
export function parseWholeNumber(what: string | undefined, given: string, least: number, most: number): number {
	const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
	if (!(number >= least && number <= most)) {
		throw new Refusal((text) => text.noWholeNumber(what, given, least, most));
	}

	return number;
}
