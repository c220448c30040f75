import type {Model} from '../../explorer/model.js';
import type {ScreenOption} from '../../explorer/screen-option.js';
import {notAllowed} from '../../text/refusal.js';
import {chapters, type Item, items} from './chapters.js';
import {isDone, itemOf, lesson} from './state.js';

/** CHAPTER or CHAPTER.TASK, from 1. */
export const taskOption: ScreenOption = {
	option: 'lesson',
	read(model, [given = '']) {
		const index = indexOf(given);
		return lesson.with(model, {index, first: index});
	},
	write: (model) => [written(itemOf(model))],
};

/** Undefined before the first task, and after the last one. */
export function taskToResume(model: Model): string | undefined {
	const {index, outside} = lesson.of(model);
	const item = items[isDone(model) ? index + 1 : index];
	const isUnderWay = index > 0 || outside !== undefined;
	return isUnderWay && item && item.chapterIndex < chapters.length ? written(item) : undefined;
}

/** A page is the chapter behind it, or the last one. */
function written(item: Item): string {
	return item.type === 'task' ? item.name : String(Math.min(item.chapterIndex + 1, chapters.length));
}

/** Throws a Refusal if there is no such task. */
function indexOf(given: string): number {
	const [, first = '0', second] = /^(\d+)(?:\.(\d+))?$/.exec(given) ?? [];
	const name = `${Number(first)}.${Number(second ?? 1)}`;
	const isStart = second === undefined && name === '1.1';
	const index = isStart ? 0 : items.findIndex((item) => item.type === 'task' && item.name === name);
	if (index < 0) {
		throw notAllowed('--lesson', given, (text) => text.allowed.chapter(chapters.length));
	}

	return index;
}
