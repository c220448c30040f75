import type {Text} from '../text/en.js';
import {notAllowed} from '../text/refusal.js';
import type {Knowledge} from './knowledge.js';
import type {Model} from './model.js';

export type OptionId = keyof Text['options'];

export type OptionValues = ReadonlyMap<OptionId, readonly string[]>;

/** An option about what a screen shows; `read` after `write` gives the model back. */
export type ScreenOption = {
	readonly option: OptionId;
	/** Throws a Refusal for values that make no sense. */
	readonly read: (model: Model, values: readonly string[], knowledge: Knowledge) => Model;
	/** For the way back: empty for a switch; undefined if the screen needs no option. */
	readonly write: (model: Model) => readonly string[] | undefined;
};

/** Undefined if none is given; throws a Refusal that names `what` for any other word. */
export function parseWord<Word extends string>(
	what: string | undefined,
	value: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((choice) => choice === value);
	if (value !== undefined && word === undefined) {
		throw notAllowed(what, value, (text) => text.allowed.words(allowed));
	}

	return word;
}

/** Both are included. Throws a Refusal that names `what` for anything but decimal digits in this range. */
export function parseWholeNumber(what: string | undefined, value: string, least: number, most?: number): number {
	const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
	const largest = most ?? Number.MAX_SAFE_INTEGER;
	if (!(number >= least && number <= largest)) {
		throw notAllowed(what, value, (text) => text.allowed.number(least, number > largest ? largest : most));
	}

	return number;
}
