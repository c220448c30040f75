import type {Model} from '../../explorer/model.js';
import type {ScreenOption} from '../../explorer/screen-option.js';
import {Refusal} from '../../text/refusal.js';
import {chapters} from './chapters.js';
import {attemptOf, isDone, lesson, nameOf} from './state.js';

/** CHAPTER or CHAPTER.TASK, from 1. After the end it is the last chapter. */
export const taskOption: ScreenOption = {
	option: 'lesson',
	read: (model, [given = '']) => lesson.with(model, taskIn(given)),
	write(model) {
		const {chapter, task, page} = lesson.of(model);
		return [chapter < chapters.length ? written(chapter, task, page) : written(chapters.length - 1, 0)];
	},
};

export function taskToResume(model: Model): string | undefined {
	const {before, attempts, chapter, task, page} = lesson.of(model);
	const isUnderWay = before !== undefined || Object.values(attempts).some(isDone);
	const tasks = chapters[chapter]?.tasks.length ?? 0;
	const next = isDone(attemptOf(model)) ? task + 1 : task;
	const [toChapter, toTask] = next < tasks ? [chapter, next] : [chapter + 1, 0];
	return isUnderWay && toChapter < chapters.length ? written(toChapter, toTask, page) : undefined;
}

/** A chapter alone is its first task; the first chapter is the page before it. */
function written(chapter: number, task: number, page?: string): string {
	const isFirst = chapter === 0 ? page === 'start' : task === 0;
	return isFirst ? String(chapter + 1) : nameOf(chapter, task);
}

/** Indexes, and the page before. Throws a Refusal if there is no such task. */
function taskIn(given: string) {
	const [, first, second] = /^(\d+)(?:\.(\d+))?$/.exec(given) ?? [];
	const [chapter, task] = [Number(first ?? 0), Number(second ?? 1)];
	const tasks = chapters[chapter - 1]?.tasks.length;
	if (tasks === undefined) {
		throw new Refusal((text) => text.noChapter('--lesson', given, chapters.length));
	}

	if (task < 1 || task > tasks) {
		throw new Refusal((text) => text.noTask('--lesson', given, chapter, tasks));
	}

	const isStart = chapter === 1 && second === undefined;
	return {chapter: chapter - 1, task: task - 1, page: isStart ? ('start' as const) : undefined};
}
