import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {type Line, line, type Role, span} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {Current} from './current.js';
import {feedbackOf, taskEntries, taskWords} from './feedback.js';
import {lesson} from './state.js';

/** The mark before the words of a task. */
const markWidth = 2;
/** The spaces between entries that stand beside each other. */
const gap = 3;

type Fill = (sentence: string) => string;

/**
 * Returns what the chapter says, the task with what has been typed, and what the lesson says about it; `sentence` is what the
 * screen says about its last step. If there is no room for all, the chapter's own sentences are left out: the first task of
 * each chapter has room for them.
 */
export function lessonLines(
	model: Model,
	knowledge: Knowledge,
	{chapter}: Current,
	sentence: readonly Line[],
	{width, height}: PanelSize,
	fill: Fill,
	{glyphs}: Display,
): readonly Line[] {
	const {isDone} = lesson.of(model);
	const {lesson: text} = model.text;
	const paragraph = (words: string, role?: Role) => wrap(fill(words), width).map((each) => line(each, role));
	const sentences = paragraph(text.chapters[chapter.id].sentences.join(' '));
	const mark = isDone ? glyphs.safe : glyphs.current;
	const role = isDone ? 'dim' : 'strong';
	const task = [
		...wrap(fill(taskWords(model, knowledge)), width - markWidth).map((each, index) => [
			span(index === 0 ? `${mark} ` : ' '.repeat(markWidth), isDone ? 'good' : 'accent'),
			span(each, role),
		]),
		...entryLines(taskEntries(model, knowledge), width - markWidth, isDone ? 'dim' : undefined),
	];
	const feedback = feedbackOf(model, knowledge);
	const said = feedback ? paragraph(isDone ? `${feedback.words} ${text.on}` : feedback.words, feedback.role) : [];
	const last = sentence.filter((each) => each.length > 0).map((each) => each.map((part) => ({...part, text: part.text.trimStart()})));
	const below = feedback ? (feedback.isEarlier ? [] : said) : last;
	const above = feedback?.isEarlier ? said : [];
	const candidates = [
		blocks([sentences, above, task, below], true),
		blocks([sentences, above, task, below], false),
		blocks([sentences, above, task], false),
		blocks([above, task, below], true),
		blocks([above, task, below], false),
	];
	const isWhole = (each: readonly Line[]) => each.length <= height;
	// What was said about an answer is more urgent than the sentences of the chapter.
	const wanted = feedback ? [candidates[0], candidates[1], candidates[3], candidates[4]] : candidates;
	return wanted.flatMap((each) => (each && isWhole(each) ? [each] : []))[0] ?? blocks([above, task, below], false);
}

/** The blocks below each other, with empty lines between them or without. */
function blocks(all: readonly (readonly Line[])[], areApart: boolean): readonly Line[] {
	const filled = all.filter(({length}) => length > 0);
	return areApart ? filled.flatMap((block, index) => (index === 0 ? block : [[], ...block])) : filled.flat();
}

/** The entries beside each other, in columns of the same width, in as few lines as possible. */
function entryLines(entries: readonly string[], width: number, role: Role | undefined): readonly Line[] {
	const widest = Math.max(0, ...entries.map(cells));
	const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
	const perLine = Math.ceil(entries.length / Math.ceil(entries.length / columns));
	const lines: Line[] = [];
	for (let first = 0; first < entries.length; first += perLine) {
		const beside = entries.slice(first, first + perLine).map((each) => padEnd(each, widest + gap));
		lines.push([span(' '.repeat(markWidth)), span(beside.join('').trimEnd(), role)]);
	}

	return lines;
}
