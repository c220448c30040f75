import {limitsOf, type Question} from '../explorer/prediction/question.js';
import {answerKeys, type Typed} from '../explorer/prediction/typing.js';
import {attackFound, type Variant} from '../solver/index.js';
import type {Text} from '../text/en.js';
import type {Wordings} from './fitting.js';

/** Returns what the last step has found, without what follows from it. */
export function situation({moment: {step}}: Question, text: Text): string {
	return step ? text.prediction.situation(step) : text.prediction.beginning;
}

/** Returns the question, with the keys of the answers and what has been typed of one. */
export function questionWords(question: Question, typed: Typed, text: Text): Wordings {
	const {size, queens} = question.moment;
	const given = [...typed.numbers, `${typed.digits}_`].join(', ');
	if (question.type === 'test') {
		return text.prediction.test(question.next, queens.length, answerKeys, typed.digits);
	}

	switch (typed.type) {
		case 'test': {
			return [text.prediction.testOf(given)];
		}

		case 'place': {
			return [text.prediction.placeOn(given)];
		}

		case 'return': {
			return text.prediction.returnTo(size, given);
		}

		case 'safe':
		case 'attacked':
		case 'solution':
		case undefined: {
			return text.prediction.next(answerKeys);
		}
	}
}

/** Returns which keys would be an answer. */
export function refusalWords(question: Question, {type, numbers}: Typed, text: Text): string {
	if (question.type === 'test') {
		return text.prediction.noTestAnswer(question.moment.queens.length, answerKeys);
	}

	const most = type && limitsOf(question, type)[numbers.length];
	return most === undefined
		? text.prediction.noNextAnswer(answerKeys)
		: text.prediction.noNumber(numbers.length === 0 ? 'row' : 'column', most);
}

/** Returns the right answer and the reason for it. The variant names the attack that it finds. */
export function explanation({type, moment, next}: Question, variant: Variant, text: Text): Wordings {
	const {size, queens, solutions} = moment;
	switch (next.type) {
		case 'test': {
			return type === 'test'
				? text.prediction.isTested(next, attackFound(size, variant, queens, next.column))
				: [text.prediction.comesTest(next)];
		}

		case 'place': {
			return [text.prediction.comesPlacement(next)];
		}

		case 'solution': {
			return [text.prediction.comesSolution(size, solutions + 1)];
		}

		case 'backtrack': {
			return text.prediction.comesReturn(size, next);
		}
	}
}
