import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Role} from '../../panels/line.js';
import type {Asking} from './asking/asking.js';
import {askingOf} from './asking/asking-of.js';
import {awayOf, currentAt, currentOf, standingQuestion} from './current.js';
import {factsIn} from './facts.js';
import {lesson, type Said} from './state.js';

/** What the lesson says about the last keys. `isEarlier` if it is about the task before this one. */
export type Feedback = {readonly words: string; readonly role: Role; readonly isEarlier: boolean};

/** Returns why the task cannot go on here, else the help that was asked for, else what became of the last answer. */
function feedbackOf(model: Model, knowledge: Knowledge): Feedback | undefined {
	const {lesson: text} = model.text;
	const current = currentOf(model);
	const away = awayOf(model, knowledge);
	if (current && away) {
		const words = away === 'size' ? text.awaySize(current.stage.size, model.size) : text.awayStep;
		return {words, role: 'warning', isEarlier: false};
	}

	const help = helpOf(model, knowledge);
	if (help !== undefined) {
		return {words: help, role: 'accent', isEarlier: false};
	}

	const {said, chapter, task} = lesson.of(model);
	if (!said) {
		return undefined;
	}

	const isEarlier = said.chapter !== chapter || said.task !== task;
	const roles = {right: 'good', wrong: 'warning', refused: 'warning', skipped: 'accent'} as const;
	return {words: saidWords(said, model, knowledge), role: roles[said.type], isEarlier};
}

/** The same with what to press to go on, once the task is done. */
export function feedbackWords(model: Model, knowledge: Knowledge): Feedback | undefined {
	const feedback = feedbackOf(model, knowledge);
	const {joined, lesson: text} = model.text;
	return feedback && lesson.of(model).isDone
		? {...feedback, words: joined.sentences([feedback.words, text.on])}
		: feedback;
}

function helpOf(model: Model, knowledge: Knowledge): string | undefined {
	const {helped, keys} = lesson.of(model);
	const current = currentOf(model);
	const {helps, reach} = model.text.lesson;
	if (helped === 0 || !current) {
		return undefined;
	}

	const {task} = current;
	if (task.type === 'reach') {
		const {nudge, hint, answer} = reach[task.id];
		return [helps.nudge(nudge), helps.hint(hint), helps.answer(answer)][helped - 1];
	}

	if (task.isUnaided) {
		return helps.unaided;
	}

	const [nudge, hint, answer] = standingQuestion(model, knowledge)?.helps(model.text.lesson, keys) ?? ['', '', ''];
	return [helps.nudge(nudge), helps.hint(hint), helps.answer(answer)][helped - 1];
}

function saidWords({chapter, task: index, type, keys}: Said, model: Model, knowledge: Knowledge): string {
	const {lesson: text} = model.text;
	const current = currentAt(chapter, index);
	if (!current) {
		return '';
	}

	const {task, stage} = current;
	const asking = askingOf(task, stage.size, knowledge);
	switch (type) {
		case 'refused': {
			return asking?.whyRefused(text, keys) ?? '';
		}

		case 'wrong': {
			return text.outcomes.wrong(asking?.whyWrong(text, keys) ?? '');
		}

		case 'right': {
			const reached = task.type === 'reach' ? text.reach[task.id].done(factsIn(knowledge)) : '';
			return text.outcomes.right(asking?.whyRight(text) ?? reached);
		}

		case 'skipped': {
			const way = task.type === 'reach' ? text.reach[task.id].answer : '';
			return text.outcomes.skipped(asking?.whySkipped(text) ?? way);
		}
	}
}

/** The words of the task, with what has been typed of an answer. */
export function taskWords(model: Model, knowledge: Knowledge): string {
	const current = currentOf(model);
	if (!current) {
		return '';
	}

	const {task, stage} = current;
	const {lesson: text} = model.text;
	const asking = askingOf(task, stage.size, knowledge);
	return task.type === 'reach' ? text.reach[task.id].task : (asking?.words(text, shownKeys(model, asking)) ?? '');
}

/** What can be chosen, or what has been filled in. */
export function taskEntries(model: Model, knowledge: Knowledge): readonly string[] {
	const current = currentOf(model);
	const asking = current && askingOf(current.task, current.stage.size, knowledge);
	return asking?.entries?.(model.text.lesson, shownKeys(model, asking)) ?? [];
}

/** The keys that have been typed; afterwards those of the answer. */
function shownKeys(model: Model, {answer = []}: Asking): readonly string[] {
	const {isDone, keys, said} = lesson.of(model);
	const last = said?.type === 'right' ? said.keys : answer;
	return isDone ? last : keys;
}
