import type {Model} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';
import type {Square} from '../../solver/index.js';

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

/** How much help has been shown: none, a nudge, a hint. After that comes the answer, which ends the task. */
type Helped = 0 | 1 | 2;

/** What has been done of one task. */
export type Attempted = {
	readonly isDone: boolean;
	/** The keys of an answer that is not complete, and the key of the answer chosen with the arrows. */
	readonly keys: readonly string[];
	readonly chosen: string | undefined;
	readonly said: Said | undefined;
	readonly helped: Helped;
	/** The last key of the screen, where the task asks for one. */
	readonly pressed: string | undefined;
	/** Whether a wrong answer has been given, or a queen has stood wrong. */
	readonly hasErred: boolean;
};

export const notAttempted: Attempted = {
	isDone: false,
	keys: [],
	chosen: undefined,
	said: undefined,
	helped: 0,
	pressed: undefined,
	hasErred: false,
};

/** A task that has been left: what has been done of it, and what its screen shows. */
export type LeftTask = Pick<Model, 'size' | 'variant' | 'places'> & {
	readonly attempted: Attempted;
	readonly queens: readonly Square[];
};

/** A page between tasks: before the first one, and after part one. */
type PageId = 'start' | 'part-one';

type Lesson = Attempted & {
	/** The index of the chapter. After the last one the lesson is over. */
	readonly chapter: number;
	/** The index of the task in its chapter. */
	readonly task: number;
	/** What is shown before the task. */
	readonly page: PageId | undefined;
	/** By `resultName`, as are the tasks that have been left. */
	readonly results: Readonly<Record<string, Result>>;
	readonly left: Readonly<Record<string, LeftTask>>;
	/** Where the user was before the lesson. Undefined outside the lesson; chapter and task stay. */
	readonly before: Pick<Model, 'screen' | 'size' | 'variant' | 'places'> | undefined;
	/** Whether anything has been done in the lesson since it was entered. */
	readonly hasBegun: boolean;
};

export const lesson = createSlot<Lesson>('lesson', {
	...notAttempted,
	chapter: 0,
	task: 0,
	page: 'start',
	results: {},
	left: {},
	before: undefined,
	hasBegun: false,
});
