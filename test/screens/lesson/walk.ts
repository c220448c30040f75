import type {Model} from '../../../source/explorer/model.js';
import {type Chapter, chapters, items, letters, type Task, tasksOf} from '../../../source/screens/lesson/chapters.js';
import {currentOf, itemOf, lesson, wordsOf} from '../../../source/screens/lesson/state.js';
import {playBoard} from '../../../source/screens/play-board.js';
import type {Square} from '../../../source/solver/board.js';
import {chinese, digitOf, english, modelWith, pressed, spoken} from '../../pressed.js';

export const languages = [
	{language: 'en', text: english},
	{language: 'zh', text: chinese},
] as const;

export type ChapterName = Chapter['id'];

export function indexOf(chapter: ChapterName): number {
	return chapters.findIndex(({id}) => id === chapter);
}

/** The lesson at its first page. */
export function started(changes: Partial<Model> = {}): Model {
	return pressed(modelWith(changes), digitOf('lesson'));
}

/** The lesson at a task, by its chapter, and its number from 1. */
export function atTask(chapter: ChapterName, task: number, changes: Partial<Model> = {}): Model {
	return pressed(sentTo(started(changes), chapter, task), 'x');
}

/** The model with the lesson at this task, before the lesson is entered. */
export function sentTo(model: Model, chapter: ChapterName, task = 1): Model {
	const index = items.findIndex(
		(item) => item.type === 'task' && item.chapter.id === chapter && item.taskIndex === task - 1,
	);
	return lesson.with(model, {index});
}

/** The model with the lesson at its end. */
export function sentToEnd(model: Model): Model {
	return lesson.with(model, {index: items.length - 1});
}

/** The name of the task, or the page. */
export function whereIn(model: Model): string {
	const item = itemOf(model);
	return item.type === 'task' ? item.name : item.type;
}

/** All tasks of the lesson. */
export const places = tasksOf(chapters).map((item) => ({
	name: item.name,
	chapter: item.chapter.id,
	task: item.taskIndex + 1,
	content: item.task,
	en: wordsOf({text: english}, item),
	zh: wordsOf({text: chinese}, item),
}));

/** The keys that move the cursor of Play, and place a queen. */
function keysTo(from: Square, to: Square): readonly string[] {
	const repeat = (count: number, forth: string, back: string) =>
		Array.from({length: Math.abs(count)}, () => (count > 0 ? forth : back));
	return [...repeat(to.row - from.row, 'down', 'up'), ...repeat(to.column - from.column, 'right', 'left'), 'space'];
}

/** The keys of the right answer to the current task, or those that lead to what it asks for. */
export function rightKeys(model: Model): readonly string[] {
	const task = taskOf(model);
	if (task.right) {
		return [task.right];
	}

	const {steps = 0, checksShown = 0, missing = []} = task;
	return [
		...Array.from({length: checksShown}, (_, look) => (look === 0 ? 'enter' : 'right')),
		...Array.from({length: steps}, () => 'right'),
		...missing.flatMap((queen, index) => keysTo(missing[index - 1] ?? playBoard.of(model).cursor, queen)),
	];
}

/** The letter of each wrong answer. */
export function wrongLetters(model: Model): readonly string[] {
	const {right} = taskOf(model);
	return letters.filter((letter) => right && letter !== right);
}

export const taskOf = (model: Model): Task => currentOf(model)!.task;

/** What is said after these keys. */
export function feedbackAfter(chapter: ChapterName, task: number, ...keys: readonly string[]): string {
	return spoken(pressed(atTask(chapter, task), ...keys))['feedback'] ?? '';
}
