import type {Model} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';

/** How a task has ended: right at the first try, right after an error, or skipped. */
export type Result = 'first-try' | 'later' | 'skipped';

/** What the last keys did: they answered the task, skipped it, or were no answer. */
export type Said = {
	readonly type: 'right' | 'wrong' | 'refused' | 'skipped';
	/** The keys of the answer. */
	readonly keys: readonly string[];
	/** After a wrong answer: keys that were none at all. */
	readonly refused?: readonly string[];
};

/** How much help has been shown: none, a nudge, a hint, the answer. */
export type Helped = 0 | 1 | 2 | 3;

type Lesson = {
	/** The index of the chapter. After the last one the lesson is over. */
	readonly chapter: number;
	/** The index of the task in its chapter. */
	readonly task: number;
	readonly isDone: boolean;
	/** The keys of an answer that is not complete. */
	readonly keys: readonly string[];
	readonly said: Said | undefined;
	readonly helped: Helped;
	/** Whether this task has had a wrong answer, or has shown the right one. */
	readonly hasErred: boolean;
	/** By `resultName`. */
	readonly results: Readonly<Record<string, Result>>;
	/** Where the user was before the lesson. Undefined outside the lesson; chapter and task stay. */
	readonly before: Pick<Model, 'screen' | 'size' | 'variant' | 'places'> | undefined;
	/** Whether anything has been done in the lesson since it was entered. */
	readonly hasBegun: boolean;
};

export const lesson = createSlot<Lesson>('lesson', {
	chapter: 0,
	task: 0,
	isDone: false,
	keys: [],
	said: undefined,
	helped: 0,
	hasErred: false,
	results: {},
	before: undefined,
	hasBegun: false,
});
