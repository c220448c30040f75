import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, line, type Role, span, textOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {Text} from '../../text/en.js';
import type {TaskWords} from '../../text/lesson-words.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {chapterWords, type Entry, taskWords} from './asking.js';
import type {Standing} from './current.js';
import {lesson} from './state.js';
import type {Sign} from './task.js';

/** What the lesson says about the last keys. */
export type Feedback = {readonly words: string; readonly role: Role};

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
};

export function contentOf(model: Model, standing: Standing, knowledge: Knowledge): LessonContent {
	const {text} = model;
	const {chapter, task, asking, isFirst} = standing;
	const {isDone, said, keys, chosen} = lesson.of(model);
	const words = taskWords(standing, text, knowledge);
	const ended = said?.type === 'right' ? said.keys : (asking?.answer ?? []);
	const asked = isFirst ? chapter.signs : undefined;
	const mark = said?.type === 'skipped' ? 'skipped' : 'done';
	return {
		explained: text.joined.sentences(chapterWords(standing, text, knowledge).sentences),
		signs: (isDone ? task.signs : asked) ?? [],
		asks: words.asks,
		entries: asking?.entries(text, isDone ? ended : keys) ?? [],
		chosen: isDone ? undefined : chosen,
		feedback: feedbackOf(model, standing, words),
		mark: isDone ? mark : 'open',
	};
}

const roles = {right: 'good', wrong: 'warning', refused: 'warning', skipped: 'accent'} as const;

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
	const outcome = said && {words: saidWords(text, standing, words, said), role: roles[said.type]};
	if (isDone) {
		// What was said about the answer is about the board of the task.
		return model.size === stage.size
			? outcome && {...outcome, words: joined.sentences([outcome.words, own.on])}
			: {words: joined.sentences([other.size, own.on]), role: 'warning'};
	}

	if (away) {
		return {words: other[away], role: 'warning'};
	}

	const helps = ['', own.helps.nudge(words.nudge ?? ''), own.helps.hint(words.hint ?? '')];
	const help = helps[helped] ?? '';
	const wrong =
		fault?.type === 'elsewhere'
			? fault.keys.map((key) => words.wrong[key]).find((each) => each !== undefined)
			: fault && own.fault(fault);
	if (wrong !== undefined) {
		const shown = fault?.type === 'elsewhere' ? own.outcomes.wrong(wrong) : wrong;
		return {words: joined.sentences([shown, help].filter(Boolean)), role: 'warning'};
	}

	return help === '' ? outcome : {words: help, role: 'accent'};
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

/**
 * The same as lines; `sentence` is what the screen says about its last step. If there is no room for all, that sentence is left
 * out. When something is said about an answer, what the chapter says gives way to a line that says how to see it.
 */
export function lessonLines(
	model: Model,
	standing: Standing,
	knowledge: Knowledge,
	sentence: readonly Line[],
	{width, height}: PanelSize,
	fill: (words: string) => string,
	{glyphs}: Display,
): readonly Line[] {
	const {lesson: own} = model.text;
	const {task, stage, asking, isAsked} = standing;
	const content = contentOf(model, standing, knowledge);
	const paragraph = (words: string, role?: Role) =>
		words === '' ? [] : wrap(fill(words), width).map((each) => line(each, role));
	const signs = paragraph(content.signs.map((sign) => `${signGlyph(sign, glyphs)} ${own.signs[sign]}`).join('  '));
	const explained = paragraph(content.explained);
	const asked = taskLines(content, width, fill, glyphs);
	if (content.feedback) {
		const said = paragraph(content.feedback.words, content.feedback.role);
		const hidden = paragraph(isAsked ? own.hidden.asked : own.hidden.over, 'dim');
		const all = [explained, asked, said, signs];
		return firstFitting(
			[
				apart(all),
				all.flat(),
				[...hidden, ...asked, ...said, ...signs],
				[...asked, ...said, ...signs],
				[...asked, ...said],
			],
			height,
		);
	}

	// Where nothing is asked about the last step, what it did is of no interest.
	const isTold = stage.screen === 'search' && (task.type === 'reach' || (isAsked && asking?.hides !== undefined));
	const told = isTold ? paragraph(sentenceText(sentence), 'dim') : [];
	const all = [explained, signs, asked, told];
	const less = [explained, signs, asked];
	return firstFitting([apart(all), all.flat(), apart(less), less.flat(), [...signs, ...asked], asked], height);
}

function signGlyph(sign: Sign, glyphs: Glyphs): string {
	return sign === 'cursor' ? '[ ]' : glyphs[sign];
}

/** The first of these that is not higher; the last one if all are. */
function firstFitting(candidates: readonly (readonly Line[])[], height: number): readonly Line[] {
	return candidates.find(({length}) => length <= height) ?? candidates.at(-1) ?? [];
}

/** The blocks below each other, with an empty line between two. */
function apart(all: readonly (readonly Line[])[]): readonly Line[] {
	return all.filter(({length}) => length > 0).flatMap((block, index) => (index === 0 ? block : [[], ...block]));
}

/** The lines of a sentence as one. Where a line has been broken beside a Chinese character, no space has been left out. */
function sentenceText(sentence: readonly Line[]): string {
	return sentence
		.map((each) => textOf(each).trim())
		.reduce((words, next) => {
			const isChinese = cells(words.slice(-1)) > 1 || cells(next.slice(0, 1)) > 1;
			return `${words}${isChinese ? '' : ' '}${next}`.trim();
		}, '');
}

/** The mark before the words of a task. */
const markWidth = 2;
/** The spaces between entries that stand beside each other. */
const gap = 2;

/** The words of the task with their mark, and what can be chosen or has been filled in. */
function taskLines(
	{asks, entries, chosen, mark}: LessonContent,
	width: number,
	fill: (words: string) => string,
	glyphs: Glyphs,
): readonly Line[] {
	const marks = {
		open: span(`${glyphs.current} `, 'accent'),
		done: span(`${glyphs.safe} `, 'good'),
		skipped: span(`${glyphs.skipped} `, 'dim'),
	};
	const isDone = mark !== 'open';
	const words = wrap(fill(asks), width - markWidth);
	return [
		...words.map((each, index) => [
			index === 0 ? marks[mark] : span(' '.repeat(markWidth)),
			span(each, isDone ? 'dim' : 'strong'),
		]),
		...entryLines(entries, chosen, width, isDone, glyphs),
	];
}

/** The entries beside each other, in columns of the same width, in as few lines as possible. The chosen one has a mark. */
function entryLines(
	entries: readonly Entry[],
	chosen: string | undefined,
	width: number,
	isDone: boolean,
	glyphs: Glyphs,
): readonly Line[] {
	const widest = Math.max(0, ...entries.map(({words}) => cells(words))) + markWidth;
	const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
	const rows = Math.ceil(entries.length / columns);
	const perLine = Math.ceil(entries.length / Math.max(1, rows));
	return Array.from({length: rows}, (_, row) =>
		entries.slice(row * perLine, (row + 1) * perLine).map(({words, key}, index, {length}) => {
			const isChosen = key !== undefined && key === chosen;
			const role = isChosen ? 'accent' : undefined;
			const written = `${isChosen ? glyphs.place : ' '} ${words}`;
			const padded = index + 1 < length ? padEnd(written, widest + gap) : written;
			return span(padded, isDone ? 'dim' : role);
		}),
	);
}
