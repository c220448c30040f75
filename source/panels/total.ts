import type {Tape} from '../solver/index.js';
import {text} from '../text/en.js';

/** How many of something the whole search has: so many or more, as long as it has not been read to its end. */
export function totalOf({horizon, isDone}: Tape, quantity: 'index' | 'solutions' | 'fundamental' | 'tests'): string {
	return text.total(horizon[quantity], isDone);
}
