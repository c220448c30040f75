import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {type Line, line, type Role, textOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {cells} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {type Current, standingQuestion} from './current.js';
import {feedbackWords} from './feedback.js';
import {taskLines} from './task-lines.js';

/**
 * Returns what the chapter says, the task with what has been typed, and what the lesson says about it; `sentence` is what the
 * screen says about its last step. If there is no room for all, that sentence is left out, or else what the chapter says: its
 * first task has room for it.
 */
export function lessonLines(
	model: Model,
	knowledge: Knowledge,
	{chapter, task}: Current,
	sentence: readonly Line[],
	{width, height}: PanelSize,
	fill: (words: string) => string,
	{glyphs}: Display,
): readonly Line[] {
	const {lesson, joined} = model.text;
	const paragraph = (words: string, role?: Role) =>
		words === '' ? [] : wrap(fill(words), width).map((each) => line(each, role));
	const sentences = paragraph(joined.sentences(lesson.chapters[chapter.id].sentences));
	const asked = taskLines(model, knowledge, width, fill, glyphs);
	const feedback = feedbackWords(model, knowledge);
	if (feedback) {
		const said = paragraph(feedback.words, feedback.role);
		const about = feedback.isEarlier ? [said, asked] : [asked, said];
		return firstFitting(
			[apart([sentences, ...about]), [sentences, ...about].flat(), apart(about), about.flat()],
			height,
		);
	}

	// Where nothing is asked about the last step, what it did is of no interest.
	const isTold = task.type === 'reach' || standingQuestion(model, knowledge)?.hides !== undefined;
	const told = isTold ? paragraph(sentenceText(sentence), 'dim') : [];
	const all = [sentences, asked, told];
	const own = [sentences, asked];
	return firstFitting([apart(all), all.flat(), apart(own), own.flat(), asked], height);
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
