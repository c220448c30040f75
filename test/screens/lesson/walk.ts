import type {Model} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {askingOf, type LessonAsking} from '../../../source/screens/lesson/asking.js';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {currentOf} from '../../../source/screens/lesson/current.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import type {Task, TaskWords} from '../../../source/screens/lesson/task.js';
import {text as english} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

export const languages = [
	{language: 'en', text: english},
	{language: 'zh', text: chinese},
] as const;

/** The lesson at its first page. */
export function started(changes: Partial<Model> = {}): Model {
	return pressed(modelWith(changes), '1');
}

/** The lesson at a task, by the numbers that the screen shows. */
export function atTask(chapter: number, task: number, changes: Partial<Model> = {}): Model {
	return pressed(lesson.with(started(changes), {chapter: chapter - 1, task: task - 1, page: undefined}), 'x');
}

/** All tasks of the lesson. */
export const places = chapters.flatMap(({tasks}, chapter) =>
	tasks.map((task, index) => ({chapter: chapter + 1, task: index + 1, content: task})),
);

/** What a user does who reads the task, where keys of a screen are to be pressed. */
const ways: Readonly<Record<string, readonly string[]>> = {
	'1.1': ['right', 'space', 'down', 'left', 'left', 'space'],
	'1.3': ['right', 'space'],
	'2.1': ['right', 'right', 'right', 'right', 'right', 'right'],
	'5.1': ['end'],
	'7.1': ['d'],
	'10.1': ['M', 'escape'],
};

/** The keys of the right answer to the current task. */
export function rightKeys(model: Model): readonly string[] {
	const {chapter, task} = lesson.of(model);
	return ways[`${chapter + 1}.${task + 1}`] ?? asking(model).answer;
}

/** The keys of each wrong answer that the task explains, and of one that it does not know. */
export function wrongKeys(model: Model): readonly (readonly string[])[] {
	const {type} = taskOf(model);
	const known = Object.keys(wordsOf(model).wrong ?? {}).filter((key) => key !== 'past');
	const [first] = rightKeys(model);
	const unknown = {
		reach: [],
		predict: [[first === 'p' ? 't' : 'p']],
		choose: [],
		number: [['9', '9', 'enter']],
		attackers: [['s']],
	};
	return [...known.map((key) => (/\d/.test(key) ? [...key, 'enter'] : [key])), ...unknown[type]];
}

export function taskOf(model: Model): Task {
	const task = currentOf(model)?.task;
	if (!task) {
		throw new Error('No task is shown.');
	}

	return task;
}

export function wordsOf(model: Model): TaskWords {
	return taskOf(model)[model.text.language];
}

export function asking(model: Model): LessonAsking {
	const question = askingOf(model, knowledge);
	if (!question) {
		throw new Error('The task asks nothing.');
	}

	return question;
}

/** What a screen reader says about the lesson. */
export function spoken(model: Model): Readonly<Record<string, string>> {
	return statementsOf(screens, model, knowledge);
}

/** What is said after these keys. */
export function feedbackAfter(chapter: number, task: number, ...keys: readonly string[]): string {
	return spoken(pressed(atTask(chapter, task), ...keys))['feedback'] ?? '';
}
