import type {Model} from '../../explorer/model.js';
import {chapters} from './chapters/index.js';
import {lesson} from './state.js';

/** The lesson before its chapter of this number, from 1: it starts there. */
export function atChapter(model: Model, number: number): Model {
	return lesson.with(model, {chapter: number - 1, task: 0});
}

/** The number of the chapter to go on with; undefined if the lesson has not been started, or is over. */
export function chapterToResume(model: Model): number | undefined {
	const {before, results, chapter} = lesson.of(model);
	const isUnderWay = (before !== undefined || Object.keys(results).length > 0) && chapter < chapters.length;
	return isUnderWay ? chapter + 1 : undefined;
}
