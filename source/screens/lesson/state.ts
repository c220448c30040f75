import {createSlot, type Model} from '../../explorer/model.js';
import {noReply, type Reply} from '../../explorer/prediction/asking.js';
import type {Screen} from '../screen.js';
import {type Item, items, type TaskItem} from './chapters.js';

/** What the other screens show, which no task inherits. */
type Outside = Pick<Model, 'screen' | 'size' | 'variant' | 'places' | 'numbers' | 'isFundamentalOnly' | 'slots'>;

export type Said =
	| {readonly type: 'hint'; readonly hint: number}
	| {readonly type: 'wrong' | 'refused' | 'right' | 'skipped'; readonly keys: readonly string[]};

type Attempt = Reply & {
	readonly said: Said | undefined;
	/** Of several choices, the next wrong one shows the answer. */
	readonly hasErred: boolean;
};

export const notAttempted: Attempt = {...noReply, said: undefined, hasErred: false};

type Lesson = {
	/** Of the item. */
	readonly index: number;
	/** The index with which this run began, or to which it went back. */
	readonly first: number;
	/** By the name of the task. */
	readonly attempts: Readonly<Record<string, Attempt>>;
	/** Undefined outside the lesson. */
	readonly outside: Outside | undefined;
};

export const lesson = createSlot<Lesson>('lesson', {index: 0, first: 0, attempts: {}, outside: undefined});

export function itemOf(model: Model): Item {
	return items[lesson.of(model).index]!;
}

export function currentOf(model: Model): TaskItem | undefined {
	const item = itemOf(model);
	return item.type === 'task' ? item : undefined;
}

export function attemptOf(model: Model, item = currentOf(model)): Attempt {
	return (item && lesson.of(model).attempts[item.name]) ?? notAttempted;
}

export function withAttempt(model: Model, changes: Partial<Attempt>): Model {
	const item = currentOf(model);
	const {attempts} = lesson.of(model);
	return item ? lesson.with(model, {attempts: {...attempts, [item.name]: {...attemptOf(model), ...changes}}}) : model;
}

/** The screen that the current task is about. */
export function hostOf(hosts: readonly Screen[], model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** A chapter is current with the current task, and done when all its tasks are, some perhaps skipped. */
type Standing = 'current' | 'done' | 'skipped';

export function standingOf({said}: Attempt): Standing {
	if (said?.type === 'right') {
		return 'done';
	}

	return said?.type === 'skipped' ? 'skipped' : 'current';
}

export function isDone(model: Model, item = currentOf(model)): boolean {
	return standingOf(attemptOf(model, item)) !== 'current';
}

export function isUndone(model: Model): boolean {
	return currentOf(model) !== undefined && !isDone(model);
}

/** A question waits for its answer. */
export function isAsked(model: Model): boolean {
	return isUndone(model) && currentOf(model)?.task.type !== 'reach';
}
