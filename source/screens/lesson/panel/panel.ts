import type {Model} from '../../../explorer/model.js';
import type {Display} from '../../../panels/display.js';
import {type Line, line, type Role, textOf} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import {cells} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import type {Standing} from '../standing.js';
import type {LessonText} from '../task.js';
import {feedbackOf} from './feedback.js';
import {taskLines} from './task-lines.js';

/**
 * Returns what the chapter says, the task with what has been typed, and what the lesson says about it; `sentence` is what the
 * screen says about its last step. If there is no room for all, that sentence is left out. When something is said about an
 * answer, first what has changed on the board is left out, then what the chapter says, with a line that says how to see it.
 */
export function lessonLines(
	model: Model,
	standing: Standing,
	sentence: readonly Line[],
	{width, height}: PanelSize,
	fill: (words: string) => string,
	{glyphs}: Display,
): readonly Line[] {
	const {lesson, joined} = model.text;
	const {chapter, task, asking, isAsked} = standing;
	const paragraph = (words: string, role?: Role) =>
		words === '' ? [] : wrap(fill(words), width).map((each) => line(each, role));
	const sentences = paragraph(joined.sentences(sentencesOf(standing, lesson)));
	const signs = (chapter.signs ?? []).map((id) => `${glyphs[id]} ${lesson.signs[id]}`);
	const explained = [...sentences, ...paragraph(signs.join('   '))];
	const asked = taskLines(model, standing, width, fill, glyphs);
	const feedback = feedbackOf(model, standing);
	if (feedback) {
		const said = paragraph(feedback.words, feedback.role);
		const briefly = taskLines(model, {...standing, jump: undefined}, width, fill, glyphs);
		const hidden = paragraph(isAsked ? lesson.hidden.asked : lesson.hidden.over, 'dim');
		const all = [explained, asked, said];
		const most = [hidden, asked, said];
		return firstFitting(
			[apart(all), all.flat(), [...explained, ...briefly, ...said], most.flat(), [...hidden, ...briefly, ...said]],
			height,
		);
	}

	// Where nothing is asked about the last step, what it did is of no interest.
	const isTold = task.type === 'reach' || (isAsked && asking?.hides !== undefined);
	const told = isTold ? paragraph(sentenceText(sentence), 'dim') : [];
	const all = [explained, asked, told];
	const own = [explained, asked];
	return firstFitting([apart(all), all.flat(), apart(own), own.flat(), asked], height);
}

/** What is explained before the task: of the chapter, if not of the task itself. */
export function sentencesOf({chapter, task}: Standing, text: LessonText): readonly string[] {
	return task.explained ? text.explanations[task.explained] : text.chapters[chapter.id].sentences;
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
