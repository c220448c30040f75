import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {textOf} from '../../panels/line.js';
import type {Statements} from '../screen.js';
import {hostedModel} from './hosted.js';
import {endLines} from './panel/end.js';
import {feedbackOf, taskEntries, taskWords} from './panel/feedback.js';
import {sentencesOf} from './panel/panel.js';
import type {Hosts} from './progress.js';
import {standingOf} from './standing.js';
import {lesson} from './state.js';
import {titleOf} from './view.js';

/** Says what the screen of the task says, then the chapter, the task, and how it was answered. */
export function speech(
	hosts: Hosts,
	model: Model,
	knowledge: Knowledge,
	fill: (words: string) => string,
	display: Display,
): Statements {
	const standing = standingOf(hosts, model, knowledge);
	if (!standing) {
		const lines = endLines(model, Number.POSITIVE_INFINITY, fill, display);
		return {lesson: titleOf(model), end: lines.map(textOf).join('\n')};
	}

	const {lesson: text, joined} = model.text;
	const feedback = feedbackOf(model, standing)?.words ?? '';
	const {isDone} = lesson.of(model);
	return {
		...standing.host.speech(hostedModel(model, knowledge), knowledge, display),
		lesson: titleOf(model),
		sentences: joined.sentences(sentencesOf(standing, text)),
		feedback: fill(feedback),
		task: isDone ? '' : fill([taskWords(model, standing), ...taskEntries(model, standing)].join('\n')),
	};
}
