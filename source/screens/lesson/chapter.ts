import type {Model} from '../../explorer/model.js';
import {programName} from '../../text/program-name.js';
import {chapters} from './chapters/index.js';
import {lesson} from './state.js';

/** The lesson before its chapter of this number, from 1: it starts there. */
export function atChapter(model: Model, number: number): Model {
	return lesson.with(model, {chapter: number - 1, task: 0});
}

/** The command that goes on with the lesson; undefined if it has not been started, or is over. */
export function resumeCommand(model: Model): string | undefined {
	const {isStarted, results, chapter} = lesson.of(model);
	const isUnderWay = (isStarted || Object.keys(results).length > 0) && chapter < chapters.length;
	return isUnderWay ? `${programName} --lesson ${chapter + 1}` : undefined;
}
