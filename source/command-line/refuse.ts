import type {OptionId} from '../explorer/options/screen-option.js';
import {Refusal, type Words} from '../text/refusal.js';
import type {Arguments} from './arguments.js';

/** Throws a Refusal for the first of the refused options that is given. */
export function refuseAny(
	given: Arguments['options'],
	refused: readonly OptionId[],
	wordsOf: (name: string) => Words,
): void {
	const name = refused.find((each) => given.has(each));
	if (name) {
		throw new Refusal(wordsOf(`--${name}`));
	}
}
