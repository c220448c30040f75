import type {Tape} from '../solver/tape/tape.js';
import type {Text} from '../text/en.js';

/** A lower bound, marked as one, until the tape has been read to its end. */
export function totalOf(
	{horizon, end}: Tape,
	quantity: 'index' | 'solutions' | 'fundamental' | 'tests',
	text: Text,
): string {
	return text.total(horizon[quantity], end !== undefined);
}
