import type {Shard} from '../print/request.js';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';

/** The one value given, if any. */
export function only(what: string, given: readonly string[] | undefined): string | undefined {
	if (given && given.length > 1) {
		throw new Refusal(text.moreThanOne(what, given));
	}

	return given?.[0];
}

export function oneOf<Word extends string>(
	what: string,
	given: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((each) => each === given);
	if (given !== undefined && word === undefined) {
		throw new Refusal(text.notOneOf(what, given, allowed));
	}

	return word;
}

export function atLeast(what: string, given: string | undefined, least: number): number | undefined {
	return within(what, given, least, Number.MAX_SAFE_INTEGER);
}

export function within(what: string, given: string | undefined, least: number, most: number): number | undefined {
	return given === undefined ? undefined : wholeNumber(what, given, least, most);
}

/** The I-th of M shares, I/M. */
export function shardOf(what: string, given: string | undefined): Shard | undefined {
	const [, number = 0, of = 0] = /^0*(\d{1,15})\/0*(\d{1,15})$/.exec(given ?? '')?.map(Number) ?? [];
	if (given !== undefined && !(number >= 1 && number <= of)) {
		throw new Refusal(text.noShard(what, given));
	}

	return given === undefined ? undefined : {number, of};
}

export function wholeNumber(what: string, given: string, least: number, most: number): number {
	const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
	if (!(number >= least && number <= most)) {
		throw new Refusal(text.noWholeNumber(what, given, least, most));
	}

	return number;
}
