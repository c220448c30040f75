import type {FactsOf} from '../../../text/lesson-facts.js';
import type {LessonText, Task} from '../task.js';
import {type Asking, isDigits, more, refused, right, stepsAfter, typedText, wrong} from './asking.js';

/** More digits than any answer has. */
const mostDigits = 6;

/** A number, with Enter at its end. `step` is the number of the step that it is about. */
export function askForNumber(
	task: Extract<Task, {type: 'number'}>,
	facts: FactsOf,
	step: number,
	answer: number,
	hides: Asking['hides'],
): Asking {
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
		words: (text, keys) => text.withTyped(textIn(text).task, typedText(keys)),
		whyWrong: (text, keys) => textIn(text).wrong(numberOf(keys), numberOf(keys) < answer),
		whyRefused: (text) => text.refused.digits,
		whyRight: (text) => textIn(text).done(answer),
		answer: [...String(answer), 'enter'],
		helps(text) {
			const {nudge, hint, done} = textIn(text);
			return [nudge, hint, done(answer)];
		},
		steps: stepsAfter(task),
	};
}
