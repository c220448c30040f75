import type {Question} from '../../../explorer/prediction/question.js';
import type {LessonText, Task} from '../task.js';

/** What the keys typed so far are: the beginning of an answer, an answer, or nothing that can be one. */
export type Verdict =
	| {readonly type: 'more'}
	| {readonly type: 'refused'}
	/** Of the keys the first `kept` are right. */
	| {readonly type: 'wrong'; readonly kept: number}
	| {readonly type: 'right'};

export const more: Verdict = {type: 'more'};
export const refused: Verdict = {type: 'refused'};
export const right: Verdict = {type: 'right'};
export const wrong: Verdict = {type: 'wrong', kept: 0};

/** A question to the user: everything that depends on its kind. `keys` are those of the answer. */
export type Asking = {
	/** The question about the next step whose answer no panel may show. */
	readonly hides: Question | undefined;
	readonly judge: (keys: readonly string[]) => Verdict;
	/** The question, with what has been typed. */
	readonly words: (text: LessonText, keys: readonly string[]) => string;
	/** What can be chosen, or what has been filled in. */
	readonly entries?: (text: LessonText, keys: readonly string[]) => readonly string[];
	readonly whyWrong: (text: LessonText, keys: readonly string[]) => string;
	readonly whyRefused: (text: LessonText, keys: readonly string[]) => string;
	/** Said when the question has been answered or skipped: the answer in words, and why. */
	readonly whyRight: (text: LessonText) => string;
	/** The keys of a right answer, which the words or the entries show. */
	readonly answer: readonly string[];
	/** A nudge, a hint, and the answer. */
	readonly helps: (text: LessonText, keys: readonly string[]) => readonly [string, string, string];
	/** How many steps the search goes on when the question has been answered. */
	readonly steps: number;
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
