import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Text} from '../../text/en.js';
import {longest} from '../../text/width.js';
import {askingOf, type LessonAsking} from './asking.js';
import {chapters} from './chapters.js';
import {type Current, isAsked, isAway} from './current.js';
import {resultsOf} from './progress.js';
import {attemptOf, lesson, type Standing, standingOf} from './state.js';
import {faultOf} from './target.js';
import type {Figures} from './task.js';

export type Fill = (words: string) => string;

export function withFigures(words: string, figures: Figures, {number}: Text): string {
	return Object.entries(figures).reduce(
		(filled, [name, figure]) => filled.replaceAll(`{${name}}`, typeof figure === 'number' ? number(figure) : figure),
		words,
	);
}

export type LessonContent = ReturnType<typeof contentOf>;

export function contentOf(model: Model, current: Current, knowledge: Knowledge, withKeys: Fill) {
	const {text} = model;
	const {chapter, task, stage} = current;
	const attempt = attemptOf(model);
	const {said, keys, chosen} = attempt;
	const standing = standingOf(attempt);
	const isOver = standing !== 'current';
	const asking = askingOf(model, knowledge);
	const answer = said?.type === 'right' ? said.keys : (asking?.answer ?? []);
	const fault = faultOf(model);
	const asked = lesson.of(model).task === 0 ? chapter.signs : undefined;
	const figures = task.figures?.(knowledge) ?? {};
	const fill: Fill = (words) => withKeys(withFigures(words, figures, text));
	const feedback = isAway(model)
		? [text.lesson.away]
		: [fault ?? '', saidWords(model, current, asking), isOver ? text.lesson.on : ''];
	const entries = asking?.entries(text, isOver ? answer : keys) ?? [];
	return {
		explained: fill(text.joined.sentences(chapter[text.language].sentences)),
		signs: (isOver ? task.signs : asked) ?? [],
		asks: fill(task[text.language].asks),
		entries: entries.map((each) => ({...each, words: fill(each.words)})),
		chosen,
		feedback: fill(text.joined.sentences(feedback.filter(Boolean))),
		verdict: said?.type ?? (fault === undefined ? undefined : ('wrong' as const)),
		standing,
		hidden: isAsked(model) ? text.lesson.hidden : '',
		isAboutStep:
			stage.screen === 'search' && (task.type === 'reach' || (isAsked(model) && asking?.hides !== undefined)),
	};
}

function saidWords(model: Model, {task}: Current, asking: LessonAsking | undefined): string {
	const {text} = model;
	const {said} = attemptOf(model);
	const {outcomes, helps} = text.lesson;
	const words = task[text.language];
	switch (said?.type) {
		case undefined: {
			return '';
		}

		case 'nudge':
		case 'hint': {
			return helps[said.type](words[said.type] ?? '');
		}

		case 'refused': {
			return asking ? longest(asking.whyRefused(text, said.keys)) : '';
		}

		case 'wrong': {
			const given = said.keys.filter((key) => key !== 'enter').join('');
			const why = words.wrong?.[task.type === 'number' ? Number(given) : given];
			return outcomes.wrong(why ?? asking?.whyWrong(text, said.keys) ?? '');
		}

		case 'right': {
			return outcomes.right(words.after);
		}

		case 'skipped': {
			const keys = asking?.answer.filter((key) => key !== 'enter') ?? [];
			const typed = keys.join(task.type === 'number' ? '' : ' ');
			const why = task.type === 'choose' ? words.wrong?.[said.keys[0] ?? ''] : undefined;
			return text.joined.sentences([
				...(why === undefined ? [] : [outcomes.wrong(why)]),
				outcomes.skipped(words.answer ?? typed, words.after),
			]);
		}
	}
}

export type ListedChapter = {readonly title: string; readonly standing: Standing | undefined};

export function chapterList(model: Model): readonly ListedChapter[] {
	return chapters.map((chapter, index) => ({
		title: chapter[model.text.language].title,
		standing: chapterStanding(model, index),
	}));
}

function chapterStanding(model: Model, index: number): Standing | undefined {
	const {chapter, page} = lesson.of(model);
	if (index === chapter && !page) {
		return 'current';
	}

	const results = resultsOf(model, index);
	if (results.includes(undefined)) {
		return undefined;
	}

	return results.includes('skipped') ? 'skipped' : 'done';
}
