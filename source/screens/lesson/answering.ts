import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {LessonAsking} from './asking/asking.js';
import {awayOf, standingQuestion} from './current.js';
import {concluded, type Hosts, setUp, shown} from './progress.js';
import {type Helped, lesson, type Said} from './state.js';

/** Adds a key to the answer, or says why it is none. */
export function answerWith(hosts: Hosts, model: Model, knowledge: Knowledge, key: string): Model {
	const asking = standingQuestion(model, knowledge);
	if (!asking) {
		return model;
	}

	const {keys: typed, said, helped} = lesson.of(model);
	if (key === 'backspace') {
		// If nothing has been typed, it closes the help, and the question is shown again.
		return lesson.with(model, {keys: typed.slice(0, -1), said: undefined, helped: typed.length > 0 ? helped : 0});
	}

	// Enter, which goes on after other answers, is no wrong one.
	if (key === 'enter' && typed.length === 0) {
		return model;
	}

	const isBegunAgain = said?.type === 'wrong' && isRefused(asking, [...typed, key]) && !isRefused(asking, [key]);
	const keys = isBegunAgain ? [key] : [...typed, key];
	const told = (type: Said['type'], kept: readonly string[], changes = {}) =>
		lesson.with(model, {said: {type, keys}, keys: kept, helped: 0, ...changes});
	const verdict = asking.judge(keys);
	switch (verdict.type) {
		case 'more': {
			return lesson.with(model, {keys, said: undefined});
		}

		case 'refused': {
			// The rest of a wrong answer, typed on, does not hide why it is wrong.
			return said?.type === 'wrong' ? lesson.with(model, {said: {...said, refused: keys}}) : told('refused', typed);
		}

		case 'wrong': {
			return told('wrong', keys.slice(0, verdict.kept), {hasErred: true});
		}

		case 'right': {
			return shown(hosts, concluded(lesson.with(model, {keys}), 'right'), knowledge, asking);
		}
	}
}

/** Whether these keys cannot be the beginning of an answer. */
function isRefused(asking: LessonAsking, keys: readonly string[]): boolean {
	return asking.judge(keys).type === 'refused';
}

/** Says that a key is no answer, if there is a question. */
export function refuse(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	return answerWith(hosts, model, knowledge, 'none');
}

/** Shows a little more help: a nudge, then a hint, then the answer. */
export function help(model: Model): Model {
	const {helped, hasErred} = lesson.of(model);
	const next: Readonly<Record<Helped, Helped>> = {0: 1, 1: 2, 2: 3, 3: 3};
	const more = next[helped];
	return lesson.with(model, {helped: more, said: undefined, hasErred: hasErred || more === 3});
}

/** Shows the answer of the task, and what is said about it. */
export function skip(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const ready = awayOf(model, knowledge) ? setUp(hosts, model, knowledge) : model;
	return shown(hosts, concluded(ready, 'skipped'), knowledge, standingQuestion(ready, knowledge));
}
