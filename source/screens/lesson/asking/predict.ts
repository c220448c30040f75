import {askToPredict} from '../../../explorer/prediction/predict.js';
import type {Question} from '../../../explorer/prediction/question.js';
import {attackOn, type Variant} from '../../../solver/index.js';
import type {LessonText} from '../task.js';
import type {LessonAsking} from './asking.js';

/** What the next step finds, or which step is next, with help. */
export function askToPredictWithHelp(question: Question, variant: Variant): LessonAsking {
	const asking = askToPredict(question, variant);
	return {
		...asking,
		helps: (text, keys) => [
			nudgeOf(question, keys, text.lesson),
			hintOf(question, text.lesson),
			text.lesson.predict.answer(asking.answer.join(' '), asking.whyRight(text)[0] ?? ''),
		],
	};
}

/** About the kind of step, or about its row and column if the kind has been chosen. */
function nudgeOf({type, next}: Question, keys: readonly string[], {predict: {nudge}}: LessonText): string {
	if (type === 'test') {
		return nudge.test;
	}

	const kind = next.type === 'backtrack' ? 'return' : next.type;
	return keys.length === 0 ? nudge.kind[kind] : nudge.where[kind];
}

function hintOf({type, moment, next}: Question, {predict: {hint}}: LessonText): string {
	const {size, queens} = moment;
	switch (next.type) {
		case 'test': {
			const found = attackOn(queens, next.row, next.column) ? hint.attacked : hint.safe;
			return type === 'test' ? found : hint.test;
		}

		case 'place': {
			return hint.place;
		}

		case 'solution': {
			return hint.solution;
		}

		case 'backtrack': {
			return hint.return(queens.length, queens.length === size);
		}
	}
}
