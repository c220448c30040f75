import {knownEnd} from '../solver/tape/known-end.js';
import type {Moment} from '../solver/tape/moment.js';
import type {Tape} from '../solver/tape/tape.js';
import type {Text} from '../text/en.js';

/** The last moment of a search that has been read, or whose totals are known. */
export function endOf(tape: Tape): Moment | undefined {
	return tape.end ?? knownEnd(tape.size);
}

/** A lower bound, marked as one, while the total is unknown. */
export function totalOf(tape: Tape, quantity: 'index' | 'solutions' | 'fundamental' | 'tests', text: Text): string {
	const end = endOf(tape);
	return text.total((end ?? tape.horizon)[quantity], end !== undefined);
}
