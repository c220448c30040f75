import type {Model} from '../../explorer/model.js';
import type {Part} from '../../explorer/parts/part.js';
import {chapters} from './chapters/index.js';
import {lesson} from './state.js';

/** The chapter that the lesson starts with, by its number from 1. After the end it is the last one. */
export const chapterPart: Part = {
	option: 'lesson',
	read: (model, [number]) => lesson.with(model, {chapter: Number(number) - 1, task: 0}),
	write: (model) => [String(Math.min(lesson.of(model).chapter + 1, chapters.length))],
};

/** The number of the chapter to go on with; undefined if the lesson has not been started, or is over. */
export function chapterToResume(model: Model): number | undefined {
	const {before, results, chapter} = lesson.of(model);
	const isUnderWay = (before !== undefined || Object.keys(results).length > 0) && chapter < chapters.length;
	return isUnderWay ? chapter + 1 : undefined;
}
