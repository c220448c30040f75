import type {Model} from '../../explorer/model.js';
import type {ScreenOption} from '../../explorer/screen-option.js';
import {notAllowed} from '../../text/refusal.js';
import {chapters, type Item, items} from './chapters.js';
import {isDone, itemOf, lesson} from './state.js';

/** The value is CHAPTER or CHAPTER.TASK, both from 1. */
export const taskOption: ScreenOption = {
	option: 'lesson',
	read(model, [name = '']) {
		const isMeant = (item: Item) => item.type === 'task' && [name, `${name}.1`].includes(item.name);
		const index = name === '1' ? 0 : items.findIndex(isMeant);
		if (index < 0) {
			const [, chapter = ''] = /^(\d+)\.\d+$/.exec(name) ?? [];
			const tasks = chapters[Number(chapter) - 1]?.tasks.length;
			throw notAllowed('--lesson', name, ({allowed}) =>
				tasks ? allowed.task(chapter, tasks) : allowed.chapter(chapters.length),
			);
		}

		return lesson.with(model, {index, first: index});
	},
	write: (model) => [written(itemOf(model))],
};

/** The value of `--lesson` that goes on; undefined before the first task, and after the last one. */
export function taskToResume(model: Model): string | undefined {
	const {index, outside} = lesson.of(model);
	const item = items[isDone(model) ? index + 1 : index];
	const isUnderWay = index > 0 || outside !== undefined;
	return isUnderWay && item && item.chapterIndex < chapters.length ? written(item) : undefined;
}

/** A page has the number of the chapter after it, or else of the last one. */
function written(item: Item): string {
	return item.type === 'task' ? item.name : String(Math.min(item.chapterIndex + 1, chapters.length));
}
