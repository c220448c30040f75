import type {Model} from '../../explorer/model.js';
import {type Given, nothingGiven} from '../../explorer/prediction/asking.js';
import {createSlot} from '../../explorer/slot.js';
import type {Square} from '../../solver/index.js';

/** How a task has ended: right at the first try, right after an error, or skipped. */
type Result = 'first-try' | 'later' | 'skipped';

/** What is said about the last keys: help, or how they answered the task. Then the task is done, or goes on. */
type Said = {
	readonly type: 'nudge' | 'hint' | 'wrong' | 'refused' | 'right' | 'skipped';
	readonly keys: readonly string[];
};

type Whereabouts = Pick<Model, 'size' | 'variant' | 'places'>;

export type Attempt = Given & {
	readonly said: Said | undefined;
	/** Whether a wrong answer has been given, or a queen has stood wrong. */
	readonly hasErred: boolean;
	/** A task that has been begun again keeps it. */
	readonly result: Result | undefined;
	/** What its screen showed when the task was left. */
	readonly left: {readonly at: Whereabouts; readonly queens: readonly Square[]} | undefined;
};

const notAttempted: Attempt = {
	...nothingGiven,
	said: undefined,
	hasErred: false,
	result: undefined,
	left: undefined,
};

type Lesson = {
	/** The index of the chapter. After the last one the lesson is over. */
	readonly chapter: number;
	/** The index of the task in its chapter. */
	readonly task: number;
	/** A page that is shown before the task: before the first one, and after part one. */
	readonly page: 'start' | 'part-one' | undefined;
	/** By `nameOf`. */
	readonly attempts: Readonly<Record<string, Attempt>>;
	/** Where the user was before the lesson. Undefined outside the lesson; chapter and task stay. */
	readonly before: (Whereabouts & Pick<Model, 'screen'>) | undefined;
	/** Whether anything has been done in the lesson since it was entered. */
	readonly hasBegun: boolean;
};

export const lesson = createSlot<Lesson>('lesson', {
	chapter: 0,
	task: 0,
	page: 'start',
	attempts: {},
	before: undefined,
	hasBegun: false,
});

/** A task as the screen names it, by the indexes of its chapter and of the task in it. */
export function nameOf(chapter: number, task: number): string {
	return `${chapter + 1}.${task + 1}`;
}

export function attemptOf(model: Model, {chapter, task}: Pick<Lesson, 'chapter' | 'task'> = lesson.of(model)): Attempt {
	return lesson.of(model).attempts[nameOf(chapter, task)] ?? notAttempted;
}

export function withAttempt(model: Model, changes: Partial<Attempt>): Model {
	const {chapter, task, attempts} = lesson.of(model);
	return lesson.with(model, {attempts: {...attempts, [nameOf(chapter, task)]: {...attemptOf(model), ...changes}}});
}

/** With the current task as at its beginning. What was wrong before still counts. */
export function begunAgain(model: Model): Model {
	const {hasErred, result} = attemptOf(model);
	return withAttempt(model, {...notAttempted, hasErred, result});
}

/** Of a task; of a chapter with the current task, or whose tasks are all done, some of them perhaps skipped. */
export type Standing = 'current' | 'done' | 'skipped';

export function standingOf({said}: Attempt): Standing {
	const other = said?.type === 'skipped' ? 'skipped' : 'current';
	return said?.type === 'right' ? 'done' : other;
}

export function isDone(each: Attempt): boolean {
	return standingOf(each) !== 'current';
}
