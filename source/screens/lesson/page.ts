import type {Model} from '../../explorer/model.js';
import {codes, type Queens} from '../../solver/index.js';
import {chapters, tasksIn} from './chapters.js';
import {type ProgramFrame, programFrames} from './program-frame.js';
import {resultsOf} from './progress.js';
import {lesson} from './state.js';
import {type Chapter, letters} from './task.js';

/** The languages of the listings, each with the letter that chooses it. */
export const codeChoices = codes.map((code, index) => ({...code, letter: letters[index] ?? ''}));

/** A page before the first task, after part one, or at the end. */
export type Page = {
	readonly title: string;
	readonly sentences: readonly string[];
	/** What is asked before the last sentence: which language the user reads. */
	readonly asks: string | undefined;
	/** What stands beside the words. */
	readonly picture: Picture;
};

/** A board with its queens, from row 0 on, or a program to be written. */
export type Picture =
	| {readonly type: 'board'; readonly size: number; readonly queens: Queens}
	| {readonly type: 'program'; readonly frame: ProgramFrame};

/** The page that is shown; undefined where a task is. */
export function pageOf(model: Model): Page | undefined {
	const {page, chapter} = lesson.of(model);
	const {pages} = model.text.lesson;
	const [one, two] = [scoreOf(model, 1), scoreOf(model, 2)];
	if (chapter >= chapters.length) {
		return {
			title: pages.end.title,
			sentences: pages.end.sentences(one, two),
			asks: undefined,
			picture: {type: 'program', frame: programFrames[model.code]},
		};
	}

	switch (page) {
		case 'start': {
			return {
				title: pages.start.title,
				sentences: pages.start.sentences(one.tasks, two.tasks),
				asks: pages.start.asks,
				// Two are missing, as in the first task.
				picture: {type: 'board', size: 4, queens: [2, 0]},
			};
		}

		case 'part-one': {
			return {
				title: pages['part-one'].title,
				sentences: pages['part-one'].sentences(one),
				asks: undefined,
				picture: {type: 'board', size: 4, queens: [1, 3, 0, 2]},
			};
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
