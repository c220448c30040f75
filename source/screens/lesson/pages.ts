import type {Model} from '../../explorer/model.js';
import {type Line, line} from '../../panels/line.js';
import {wrap} from '../../text/wrap.js';
import {chapters, tasksIn} from './chapters.js';
import {resultsOf} from './progress.js';
import {lesson} from './state.js';
import type {Chapter} from './task.js';

/** A page before the first task, after part one, or at the end. A question about the language of the listings belongs on the first one. */
export type Page = {readonly title: string; readonly sentences: readonly string[]};

/** The page that is shown; undefined where a task is. */
export function pageOf(model: Model): Page | undefined {
	const {page, chapter} = lesson.of(model);
	const {pages} = model.text.lesson;
	const [one, two] = [scoreOf(model, 1), scoreOf(model, 2)];
	if (chapter >= chapters.length) {
		return {title: pages.end.title, sentences: pages.end.sentences(one, two)};
	}

	switch (page) {
		case 'start': {
			return {title: pages.start.title, sentences: pages.start.sentences(one.tasks, two.tasks)};
		}

		case 'part-one': {
			return {title: pages['part-one'].title, sentences: pages['part-one'].sentences(one)};
		}

		case undefined: {
			return undefined;
		}
	}
}

/** How many tasks a part has, and how many were right at the first try, and how many skipped. */
export function scoreOf(model: Model, part: Chapter['part']) {
	const results = chapters.flatMap((chapter, index) => (chapter.part === part ? resultsOf(model, index) : []));
	return {
		tasks: tasksIn(part),
		firstTry: results.filter((each) => each === 'first-try').length,
		skipped: results.filter((each) => each === 'skipped').length,
	};
}

export function pageLines({sentences}: Page, width: number, fill: (words: string) => string): readonly Line[] {
	return sentences.flatMap((words, index) => [
		...(index === 0 ? [] : [[]]),
		...wrap(fill(words), width).map((each) => line(each)),
	]);
}
