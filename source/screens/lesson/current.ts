import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Asking} from './asking/asking.js';
import {askingOf} from './asking/asking-of.js';
import {chapters} from './chapters/index.js';
import {indexBefore} from './next-step.js';
import {lesson} from './state.js';
import type {Chapter, Stage, Task} from './task.js';

/** A task with its chapter, and the stage on which it is done. */
export type Current = {readonly chapter: Chapter; readonly task: Task; readonly stage: Stage};

/** The task at these indices; undefined after the last chapter. */
export function currentAt(chapterIndex: number, taskIndex: number): Current | undefined {
	const chapter = chapters[chapterIndex];
	const task = chapter?.tasks[taskIndex];
	return chapter && task && {chapter, task, stage: {...chapter.stage, ...task.stage}};
}

/** The current task; undefined when the lesson is over. */
export function currentOf(model: Model): Current | undefined {
	const {chapter, task} = lesson.of(model);
	return currentAt(chapter, task);
}

/** Why the current task cannot go on as the screen stands: another size of board, or another step than it asks about. */
export function awayOf(model: Model, knowledge: Knowledge): 'size' | 'step' | undefined {
	const current = currentOf(model);
	if (!current || lesson.of(model).isDone) {
		return undefined;
	}

	const {task, stage} = current;
	if (model.size !== stage.size) {
		return 'size';
	}

	const isElsewhere =
		task.type !== 'reach' && task.at && placeOf(model).step !== indexBefore(knowledge.tape(model.size), task.at);
	return isElsewhere ? 'step' : undefined;
}

/** The question that waits for its answer; undefined if there is none, or the screen stands elsewhere. */
export function standingQuestion(model: Model, knowledge: Knowledge): Asking | undefined {
	const current = currentOf(model);
	const isAsked = current && !lesson.of(model).isDone && !awayOf(model, knowledge);
	return isAsked ? askingOf(current.task, current.stage.size, knowledge) : undefined;
}
