import type {Task} from '../task.js';
import {type Asking, isDigits, more, refused, right, stepsAfter, typedText, wrong} from './asking.js';

/** More digits than any answer has. */
const mostDigits = 6;

/** A number, with Enter at its end. */
export function askForNumber(task: Extract<Task, {type: 'number'}>, answer: number, hides: Asking['hides']): Asking {
	const {id} = task;
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
		words: (text, keys) => `${text.numbers[id].task} ${typedText(keys)}`,
		whyWrong: (text, keys) => text.numbers[id].wrong(numberOf(keys), numberOf(keys) < answer),
		whyRefused: (text) => text.refused.digits,
		whyRight: (text) => text.numbers[id].done(answer),
		whySkipped: (text) => text.numbers[id].done(answer),
		helps({numbers}) {
			const {nudge, hint, done} = numbers[id];
			return [nudge, hint, done(answer)];
		},
		steps: stepsAfter(task),
	};
}
