import {createSlot, type Model} from '../../explorer/model.js';
import {type Given, nothingGiven} from '../../explorer/prediction/asking.js';
import type {Square} from '../../solver/index.js';

type Result = 'first-try' | 'later' | 'skipped';

type Said = {
	readonly type: 'nudge' | 'hint' | 'wrong' | 'refused' | 'right' | 'skipped';
	readonly keys: readonly string[];
};

type Whereabouts = Pick<Model, 'size' | 'variant' | 'places' | 'numbers'>;

/** What the other screens show, which no task inherits. */
type Outside = Whereabouts & Pick<Model, 'screen' | 'isFundamentalOnly' | 'direction' | 'own'>;

export type Attempt = Given & {
	readonly said: Said | undefined;
	readonly hasErred: boolean;
	/** Since the task was set up. */
	readonly hasChosenWrong: boolean;
	readonly result: Result | undefined;
	readonly left: (Whereabouts & {readonly queens: readonly Square[]; readonly cursor: Square}) | undefined;
};

const notAttempted: Attempt = {
	...nothingGiven,
	said: undefined,
	hasErred: false,
	hasChosenWrong: false,
	result: undefined,
	left: undefined,
};

type Lesson = {
	/** An index; after the last one the lesson is over. */
	readonly chapter: number;
	readonly task: number;
	readonly page: 'start' | 'part-one' | undefined;
	readonly attempts: Readonly<Record<string, Attempt>>;
	/** Undefined outside the lesson; chapter and task stay. */
	readonly before: Outside | undefined;
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

/** Errors still count. */
export function begunAgain(model: Model): Model {
	const {hasErred, result} = attemptOf(model);
	return withAttempt(model, {...notAttempted, hasErred, result});
}

/** A chapter is current with the current task, and done when all its tasks are, some perhaps skipped. */
export type Standing = 'current' | 'done' | 'skipped';

export function standingOf({said}: Attempt): Standing {
	if (said?.type === 'right') {
		return 'done';
	}

	return said?.type === 'skipped' ? 'skipped' : 'current';
}

export function isDone(each: Attempt): boolean {
	return standingOf(each) !== 'current';
}
