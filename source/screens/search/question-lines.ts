import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/posed.js';
import type {Question} from '../../explorer/prediction/question.js';
import {fitting} from '../../panels/fitting.js';
import {justify, type Line, span} from '../../panels/line.js';
import {explanation, questionWords, refusalWords, situation} from '../../panels/question.js';
import {variantOf} from '../../solver/index.js';
import {wrap} from '../../text/wrap.js';
import type {Message} from '../screen.js';
import {hereOf, lastOf, prediction, questionAt} from './prediction.js';

/** Returns what the last step has found. If the screen itself asks, adds the score, and the question with what has been typed. */
export function questionLines(model: Model, question: Question): readonly Line[] {
	const {text, window} = model;
	const {columns} = window;
	if (posed.of(model).isElsewhere) {
		return [[span(` ${situation(question, text)}`)]];
	}

	const {right, asked} = prediction.of(model);
	const score = asked === 0 ? [] : [span(`${text.prediction.score(right, asked)} `, 'dim')];
	const words = fitting(questionWords(question, hereOf(model).typed, text), columns - 1);
	return [justify([span(` ${situation(question, text)}`)], score, columns), [span(` ${words}`, 'accent')]];
}

/** Returns the question in one text of at most `rows` lines: with what the last step has found, if there is room. */
export function questionSentence(model: Model, question: Question, rows: number): string {
	const {text} = model;
	const questions = questionWords(question, hereOf(model).typed, text);
	const sentences = [
		...questions.map((each) => text.joined.sentences([situation(question, text), each])),
		...questions,
	];
	return sentences.find((each) => wrap(each, model.window.columns - 1).length <= rows) ?? sentences.at(-1)!;
}

/**
 * Returns why a key is no answer. Else returns whether the last answer was right, and the reason, as long as it is clear which
 * answer is meant.
 */
export function verdictOf(model: Model, knowledge: Knowledge): Message | undefined {
	const {text} = model;
	const question = questionAt(model, knowledge);
	const {typed, isRefused} = hereOf(model);
	if (question && isRefused) {
		return {words: refusalWords(question, typed, text), role: 'warning'};
	}

	const last = lastOf(model);
	if (!last || model.overlay) {
		return undefined;
	}

	const say = text.prediction.outcomes[last.outcome];
	const words = explanation(last.question, variantOf(model.variant), text).map(say);
	const roles = {right: 'good', wrong: 'warning', skipped: 'accent'} as const;
	return {words: fitting(words, model.window.columns - 1), role: roles[last.outcome]};
}
