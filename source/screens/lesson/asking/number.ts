import {type Asking, more, refused, right, wrong} from '../../../explorer/prediction/asking.js';
import type {FactsOf} from '../../../text/lesson-facts.js';
import type {LessonText, Task} from '../task.js';
import {isDigits, type LessonAsking, stepsAfter, typedText} from './asking.js';

/** More digits than any answer has. */
const mostDigits = 6;

/** A number, with Enter at its end. `step` is the number of the step that it is about. */
export function askForNumber(
	task: Extract<Task, {type: 'number'}>,
	facts: FactsOf,
	step: number,
	answer: number,
	hides: Asking['hides'],
): LessonAsking {
	const textIn = (text: LessonText) => text.numbers[task.id](facts, step);
	const numberOf = (keys: readonly string[]) => Number(keys.filter((key) => key !== 'enter').join(''));
	return {
		hides,
		judge(keys) {
			const digits = keys.slice(0, -1);
			if (keys.at(-1) === 'enter' && digits.length > 0) {
				return numberOf(digits) === answer ? right : wrong;
			}

			return isDigits(keys) && keys.length <= mostDigits ? more : refused;
		},
		choices: () => [],
		words: ({lesson}, keys) => [lesson.withTyped(textIn(lesson).task, typedText(keys))],
		whyWrong: ({lesson}, keys) => textIn(lesson).wrong(numberOf(keys), numberOf(keys) < answer),
		whyRefused: ({lesson}) => lesson.refused.digits,
		whyRight: ({lesson}) => [textIn(lesson).done(answer)],
		answer: [...String(answer), 'enter'],
		helps({lesson: text}) {
			const {nudge, hint, done} = textIn(text);
			return [nudge, hint, done(answer)];
		},
		steps: stepsAfter(task),
	};
}
