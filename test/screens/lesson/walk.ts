import type {Model} from '../../../source/explorer/model.js';
import {askingOf, type LessonAsking, taskWords} from '../../../source/screens/lesson/asking.js';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {currentOf} from '../../../source/screens/lesson/current.js';
import {lesson, notAttempted} from '../../../source/screens/lesson/state.js';
import type {Current} from '../../../source/screens/lesson/task.js';
import {text as english, type Text} from '../../../source/text/en.js';
import type {TaskWords} from '../../../source/text/lesson-words.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

export const languages: readonly (readonly [string, Text])[] = [
	['English', english],
	['Chinese', chinese],
];

/** The lesson at its first page. */
export function started(changes: Partial<Model> = {}): Model {
	return pressed(modelWith(changes), '1');
}

/** The lesson at a task, by the numbers that the screen shows. */
export function atTask(chapter: number, task: number, changes: Partial<Model> = {}): Model {
	const there = {...notAttempted, chapter: chapter - 1, task: task - 1, page: undefined};
	return pressed(lesson.with(started(changes), there), 'x');
}

/** All places of the lesson. */
export const places = chapters.flatMap(({tasks, part}, chapter) =>
	tasks.map((task, index) => ({chapter: chapter + 1, task: index + 1, type: task.type, id: task.id, part})),
);

/** What a user does who reads the task, where keys of a screen are to be pressed. */
const ways: Readonly<Record<string, readonly string[]>> = {
	complete: ['right', 'space', 'down', 'left', 'left', 'space'],
	stuck: ['right', 'space'],
	steps: ['right', 'right', 'right', 'right', 'right', 'right'],
	end: ['end'],
	'first-dead-end': ['d'],
	images: ['M', 'escape'],
};

/** The keys of the right answer to the current task. */
export function rightKeys(model: Model): readonly string[] {
	return ways[standing(model).task.id] ?? asking(model).answer;
}

/** The keys of an answer that is wrong; none where keys of a screen are to be pressed. */
export function wrongKeys(model: Model): readonly string[] {
	const {type} = standing(model).task;
	const [first] = rightKeys(model);
	switch (type) {
		case 'reach': {
			return [];
		}

		case 'predict': {
			return [first === 'p' ? 't' : 'p'];
		}

		case 'choose': {
			return [first === 'a' ? 'b' : 'a'];
		}

		case 'number': {
			return ['9', '9', 'enter'];
		}

		case 'attackers': {
			return ['s'];
		}
	}
}

/** The model after the keys, and after the key that goes on. */
export function answered(model: Model, keys: readonly string[]): Model {
	return pressed(model, ...keys, 'enter');
}

export function standing(model: Model): Current {
	const current = currentOf(model);
	if (!current) {
		throw new Error('No task is shown.');
	}

	return current;
}

export function asking(model: Model): LessonAsking {
	const question = askingOf(standing(model), knowledge);
	if (!question) {
		throw new Error('The task asks nothing.');
	}

	return question;
}

export function wordsOf(model: Model): TaskWords {
	return taskWords(standing(model), model.text, knowledge);
}
