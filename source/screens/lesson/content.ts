import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Text} from '../../text/en.js';
import type {TaskWords} from '../../text/lesson-words.js';
import {chapterWords, type Entry, taskWords} from './asking.js';
import {chapters} from './chapters.js';
import type {Standing} from './current.js';
import {pageOf} from './page.js';
import {resultsOf} from './progress.js';
import {lesson} from './state.js';
import type {Sign} from './task.js';

/** What the lesson says about the last keys, and whether they were the right answer. */
type Feedback = {readonly words: string; readonly isRight: boolean};

/** What the lesson says and asks now, as data. Keys stand in braces. */
export type LessonContent = {
	/** What the chapter says. */
	readonly explained: string;
	/** The signs that are named now. */
	readonly signs: readonly Sign[];
	readonly asks: string;
	/** What can be chosen, or has been filled in, and the key of the answer that is chosen. */
	readonly entries: readonly Entry[];
	readonly chosen: string | undefined;
	readonly feedback: Feedback | undefined;
	readonly mark: 'open' | 'done' | 'skipped';
	/** What is said about the answer takes the place of it: how to see what the chapter says. */
	readonly hidden: string;
	/** What the screen says about its last step, where the task is about that. */
	readonly told: string;
};

/** `sentence` is what the screen says about its last step. */
export function contentOf(model: Model, standing: Standing, knowledge: Knowledge, sentence = ''): LessonContent {
	const {text} = model;
	const {chapter, task, stage, asking, isAsked, isFirst} = standing;
	const {isDone, said, keys, chosen} = lesson.of(model);
	const words = taskWords(standing, text, knowledge);
	const ended = said?.type === 'right' ? said.keys : (asking?.answer ?? []);
	const asked = isFirst ? chapter.signs : undefined;
	const mark = said?.type === 'skipped' ? 'skipped' : 'done';
	const isTold = stage.screen === 'search' && (task.type === 'reach' || (isAsked && asking?.hides !== undefined));
	return {
		explained: text.joined.sentences(chapterWords(standing, text, knowledge).sentences),
		signs: (isDone ? task.signs : asked) ?? [],
		asks: words.asks,
		entries: asking?.entries(text, isDone ? ended : keys) ?? [],
		chosen: isDone ? undefined : chosen,
		feedback: feedbackOf(model, standing, words),
		mark: isDone ? mark : 'open',
		hidden: isAsked ? text.lesson.hidden.asked : text.lesson.hidden.over,
		told: isTold ? sentence : '',
	};
}

/**
 * How the task has ended, and the key that goes on. Until then: why it cannot be done here, what is wrong, the help that was
 * asked for, or how the last answer was.
 */
function feedbackOf(model: Model, standing: Standing, words: TaskWords): Feedback | undefined {
	const {text} = model;
	const {lesson: own, joined} = text;
	const {said, isDone, helped} = lesson.of(model);
	const {away, fault, stage} = standing;
	const other = {
		size: own.awaySize(stage.size, model.size),
		step: own.awayStep,
		variant: own.awayVariant(stage.variant, model.variant),
	};
	const outcome = said && {words: saidWords(text, standing, words, said), isRight: said.type === 'right'};
	if (isDone) {
		// What was said about the answer is about the board of the task.
		return model.size === stage.size
			? outcome && {...outcome, words: joined.sentences([outcome.words, own.on])}
			: {words: joined.sentences([other.size, own.on]), isRight: false};
	}

	if (away) {
		return {words: other[away], isRight: false};
	}

	const helps = ['', own.helps.nudge(words.nudge ?? ''), own.helps.hint(words.hint ?? '')];
	const help = helps[helped] ?? '';
	const wrong =
		fault?.type === 'elsewhere'
			? fault.keys.map((key) => words.wrong[key]).find((each) => each !== undefined)
			: fault && own.fault(fault);
	if (wrong !== undefined) {
		const shown = fault?.type === 'elsewhere' ? own.outcomes.wrong(wrong) : wrong;
		return {words: joined.sentences([shown, help].filter(Boolean)), isRight: false};
	}

	return help === '' ? outcome : {words: help, isRight: false};
}

function saidWords(
	text: Text,
	{asking}: Standing,
	{after, answer}: TaskWords,
	{type, keys, refused}: NonNullable<ReturnType<typeof lesson.of>['said']>,
): string {
	const {lesson: own, joined} = text;
	switch (type) {
		case 'refused': {
			return asking?.whyRefused(text, keys) ?? '';
		}

		case 'wrong': {
			const wrong = own.outcomes.wrong(asking?.whyWrong(text, keys) ?? '');
			return refused ? joined.sentences([wrong, asking?.whyRefused(text, refused) ?? '']) : wrong;
		}

		case 'right': {
			return own.outcomes.right(after);
		}

		case 'skipped': {
			return own.outcomes.skipped(answer, after);
		}
	}
}

/** Which chapter and task this is, or which page. */
export function titleOf(model: Model, knowledge: Knowledge): string {
	const {chapter: index, task} = lesson.of(model);
	const chapter = chapters[index];
	const {text} = model;
	const page = pageOf(model);
	return chapter && !page
		? text.lesson.title(
				index + 1,
				chapters.length,
				chapterWords({chapter}, text, knowledge).title,
				task + 1,
				chapter.tasks.length,
			)
		: (page?.title ?? '');
}

/** A chapter in the list of all: whether it is done, with or without skipped tasks, or the current one. */
export type ListedChapter = {readonly title: string; readonly mark: 'current' | 'done' | 'skipped' | 'open'};

export function chapterList(model: Model, knowledge: Knowledge): readonly ListedChapter[] {
	const {chapter: current} = lesson.of(model);
	const isPage = pageOf(model) !== undefined;
	return chapters.map((chapter, index) => {
		const results = resultsOf(model, index);
		const done = results.includes('skipped') ? 'skipped' : 'done';
		const mark = results.includes(undefined) ? 'open' : done;
		return {
			title: chapterWords({chapter}, model.text, knowledge).title,
			mark: index === current && !isPage ? 'current' : mark,
		};
	});
}
