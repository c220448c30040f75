import {type Model, placeOf} from '../../explorer/model.js';
import type {Screen} from '../screen.js';
import {chapters} from './chapters.js';
import {attemptOf, isDone, lesson} from './state.js';
import type {Chapter, Stage, Task} from './task.js';

export type Hosts = readonly Screen[];

export type Current = {
	readonly chapter: Chapter;
	readonly task: Task;
	readonly stage: Stage;
};

export function currentOf(model: Model): Current | undefined {
	const {chapter: chapterIndex, task: taskIndex, page} = lesson.of(model);
	const chapter = chapters[chapterIndex];
	const task = chapter?.tasks[taskIndex];
	return chapter && task && !page ? {chapter, task, stage: {...chapter.stage, ...task.stage}} : undefined;
}

export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

export function isUndone(model: Model): boolean {
	return currentOf(model) !== undefined && !isDone(attemptOf(model));
}

/** The task cannot go on: size, step or variant are not those that it asks about. */
export function isAway(model: Model): boolean {
	const current = currentOf(model);
	if (!current || !isUndone(model)) {
		return false;
	}

	const {task, stage} = current;
	const isElsewhere = task.at !== undefined && placeOf(model).step !== task.at;
	return model.size !== stage.size || (task.type !== 'reach' && (isElsewhere || model.variant !== stage.variant));
}

/** Its task asks for Esc, and one press too many must not end the lesson. */
export function isEscapeAsked(model: Model): boolean {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && task.target.type === 'overlay';
}

export function isAsked(model: Model): boolean {
	return isUndone(model) && currentOf(model)?.task.type !== 'reach' && !isAway(model);
}
