import type {Tape} from '../solver/index.js';
import type {Text} from '../text/en.js';

/**
 * Returns the total of a quantity in the whole search. Until the tape has been read to its end, the text marks it as a
 * lower bound.
 */
export function totalOf(
	{horizon, isDone}: Tape,
	quantity: 'index' | 'solutions' | 'fundamental' | 'tests',
	text: Text,
): string {
	return text.total(horizon[quantity], isDone);
}

export function countText(count: number | undefined, text: Text): string {
	return count === undefined ? text.unknown : text.number(count);
}
