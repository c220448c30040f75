import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {LessonAsking} from './asking/asking.js';
import {askingOf} from './asking/asking-of.js';
import {chapters} from './chapters/index.js';
import {indexBefore} from './next-step.js';
import {lesson} from './state.js';
import {type Current, withStage} from './task.js';

/** The current task; undefined when the lesson is over. */
export function currentOf(model: Model): Current | undefined {
	const {chapter: chapterIndex, task: taskIndex} = lesson.of(model);
	const chapter = chapters[chapterIndex];
	const task = chapter?.tasks[taskIndex];
	return chapter && task && withStage(chapter, task);
}

/** Why the current task cannot go on as the screen stands: another size of board, or another step or variant than it asks about. */
export function awayOf(model: Model, knowledge: Knowledge): 'size' | 'step' | 'variant' | undefined {
	const current = currentOf(model);
	if (!current || lesson.of(model).isDone) {
		return undefined;
	}

	const {task, stage} = current;
	if (model.size !== stage.size) {
		return 'size';
	}

	if (task.type === 'reach') {
		return undefined;
	}

	if (task.at && placeOf(model).step !== indexBefore(knowledge.tape(model.size), task.at)) {
		return 'step';
	}

	return model.variant === stage.variant ? undefined : 'variant';
}

/** Whether a question waits for its answer. */
export function isAsked(model: Model, knowledge: Knowledge): boolean {
	const current = currentOf(model);
	return (
		current !== undefined && current.task.type !== 'reach' && !lesson.of(model).isDone && !awayOf(model, knowledge)
	);
}

/** The question that waits for its answer; undefined if there is none, or the screen stands elsewhere. */
export function standingQuestion(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	const current = currentOf(model);
	return current && isAsked(model, knowledge) ? askingOf(current, knowledge) : undefined;
}
