import type {Asking} from '../../../explorer/prediction/asking.js';
import type {Text} from '../../../text/en.js';
import type {Task} from '../task.js';

/** A question of the lesson: one that can also be helped with. */
export type LessonAsking = Asking & {
	/** What can be chosen, or what has been filled in. */
	readonly entries?: (text: Text, keys: readonly string[]) => readonly string[];
	/** A nudge, a hint, and the answer. */
	readonly helps: (text: Text, keys: readonly string[]) => readonly [string, string, string];
};

/** The digits that have been typed, with a sign for the next one until Enter. */
export function typedText(keys: readonly string[]): string {
	const isEntered = keys.at(-1) === 'enter';
	return isEntered ? keys.slice(0, -1).join('') : `${keys.join('')}_`;
}

export function isDigits(keys: readonly string[]): boolean {
	return keys.every((key) => /^\d$/.test(key));
}

/** A question about a test is followed by that test, so that the panels show what the answer is about. */
export function stepsAfter({at, isOpen}: Task): number {
	return at?.type === 'test' && !isOpen ? 1 : 0;
}
