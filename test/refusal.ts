import {Refusal} from '../source/text/refusal.js';

/** What is said instead of doing this, in English; undefined if it is done. */
export function refusalOf(action: () => unknown): string | undefined {
	try {
		action();
		return undefined;
	} catch (error) {
		if (error instanceof Refusal) {
			return error.message;
		}

		throw error;
	}
}
