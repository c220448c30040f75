import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {textOf} from '../../panels/line.js';
import type {Statements} from '../screen.js';
import {currentOf} from './current.js';
import {endLines} from './end.js';
import {feedbackWords, taskEntries, taskWords} from './feedback.js';
import {hostedModel} from './hosted.js';
import {leastLessonWindow} from './layout.js';
import {type Hosts, hostOf} from './progress.js';
import {lesson} from './state.js';
import {titleOf} from './view.js';

/** Says what the screen of the task says, then the chapter, the task, and what became of the answer. */
export function speech(
	hosts: Hosts,
	model: Model,
	knowledge: Knowledge,
	fill: (words: string) => string,
	display: Display,
): Statements {
	const current = currentOf(model);
	const host = hostOf(hosts, model);
	if (!current || !host) {
		const lines = endLines(model, Number.POSITIVE_INFINITY, fill, display);
		return {lesson: titleOf(model), end: lines.map(textOf).join('\n')};
	}

	const {lesson: text, joined} = model.text;
	const size = {width: leastLessonWindow.columns, height: leastLessonWindow.rows};
	const feedback = feedbackWords(model, knowledge)?.words ?? '';
	const {isDone} = lesson.of(model);
	return {
		...host.speech(hostedModel(model, knowledge, size), knowledge, display),
		lesson: titleOf(model),
		sentences: joined.sentences(text.chapters[current.chapter.id].sentences),
		feedback: fill(feedback),
		task: isDone ? '' : fill([taskWords(model, knowledge), ...taskEntries(model, knowledge)].join('\n')),
	};
}
