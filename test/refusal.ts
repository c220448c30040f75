import {expect} from 'vitest';
import {Refusal} from '../source/text/refusal.js';

/** What is said instead of doing this, in English; undefined if it is done. */
export function refusalOf(action: () => unknown): string | undefined {
	try {
		action();
		return undefined;
	} catch (error) {
		expect(error).toBeInstanceOf(Refusal);
		return (error as Refusal).message;
	}
}
