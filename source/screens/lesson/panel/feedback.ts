import type {Model} from '../../../explorer/model.js';
import type {Role} from '../../../panels/line.js';
import type {LessonAsking} from '../asking/asking.js';
import type {Standing} from '../standing.js';
import {lesson, type Said} from '../state.js';

/** What the lesson says about the last keys. */
export type Feedback = {readonly words: string; readonly role: Role};

/**
 * How the task has ended, and the key that goes on. Until then: why it cannot be done here, what is wrong, the help that was
 * asked for, or how the last answer was.
 */
export function feedbackOf(model: Model, standing: Standing): Feedback | undefined {
	const {lesson: text, joined} = model.text;
	const {said, isDone} = lesson.of(model);
	const outcome = said && {words: saidWords(said, model, standing), role: roles[said.type]};
	const {away, fault, stage} = standing;
	const other = {
		size: text.awaySize(stage.size, model.size),
		step: text.awayStep,
		variant: text.awayVariant(stage.variant, model.variant),
	};
	if (isDone) {
		// What was said about the answer is about the board of the task.
		const isOtherSize = model.size !== stage.size;
		return isOtherSize
			? {words: joined.sentences([other.size, text.on]), role: 'warning'}
			: outcome && {...outcome, words: joined.sentences([outcome.words, text.on])};
	}

	if (away) {
		return {words: other[away], role: 'warning'};
	}

	const help = helpOf(model, standing);
	if (fault) {
		return {words: joined.sentences([text.fault(fault), ...(help ? [help] : [])]), role: 'warning'};
	}

	return help === undefined ? outcome : {words: help, role: 'accent'};
}

const roles = {right: 'good', wrong: 'warning', refused: 'warning', skipped: 'accent'} as const;

function helpOf(model: Model, {task, asking}: Standing): string | undefined {
	const {helped, keys} = lesson.of(model);
	const {lesson: text} = model.text;
	const {nudge = '', hint = '', answer = ''} = task.type === 'reach' ? text.reach[task.id] : {};
	const [first, second, third] = asking?.helps(model.text, keys) ?? [nudge, hint, answer];
	const helps = [undefined, text.helps.nudge(first), text.helps.hint(second), text.helps.answer(third)];
	return helps[helped];
}

function saidWords({type, keys, refused}: Said, {text: all}: Model, {task, asking, facts}: Standing): string {
	const {lesson: text, joined} = all;
	const reach = task.type === 'reach' ? text.reach[task.id] : undefined;
	const why = asking?.whyRight(all)[0];
	const done = reach?.done(facts) ?? '';
	switch (type) {
		case 'refused': {
			return asking?.whyRefused(all, keys) ?? '';
		}

		case 'wrong': {
			const words = text.outcomes.wrong(asking?.whyWrong(all, keys) ?? '');
			return refused ? joined.sentences([words, asking?.whyRefused(all, refused) ?? '']) : words;
		}

		case 'right': {
			return text.outcomes.right(why ?? done);
		}

		case 'skipped': {
			return why === undefined ? text.outcomes.skippedWay(reach?.answer ?? '', done) : text.outcomes.skipped(why);
		}
	}
}

/** The words of the task: what has changed on the board, what to do or the question, and what has been typed of an answer. */
export function taskWords(model: Model, {task, asking, jump}: Standing): string {
	const {lesson: text, joined} = model.text;
	const own =
		task.type === 'reach' ? text.reach[task.id].task : (asking?.words(model.text, shownKeys(model, asking))[0] ?? '');
	return joined.sentences([...(jump ? [text.jump(jump)] : []), ...(task.isUnaided ? [text.unaided] : []), own]);
}

/** What can be chosen, or what has been filled in. */
export function taskEntries(model: Model, {asking}: Standing): readonly string[] {
	return asking?.entries?.(model.text, shownKeys(model, asking)) ?? [];
}

/** The keys that have been typed; afterwards those of the answer. */
function shownKeys(model: Model, {answer}: LessonAsking): readonly string[] {
	const {isDone, keys, said} = lesson.of(model);
	const last = said?.type === 'right' ? said.keys : answer;
	return isDone ? last : keys;
}
