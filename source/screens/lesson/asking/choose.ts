import type {FactsOf} from '../../../text/lesson-facts.js';
import {type LessonText, letters, type Task} from '../task.js';
import {type Asking, refused, right, stepsAfter, wrong} from './asking.js';

/** One of four answers. */
export function askToChoose(task: Extract<Task, {type: 'choose'}>, facts: FactsOf, hides: Asking['hides']): Asking {
	const {id, right: letter} = task;
	const indexOf = (key: string | undefined) => letters.map(String).indexOf(key ?? '');
	const why = (text: LessonText, key: string | undefined) => text.choices[id](facts).why[indexOf(key)] ?? '';
	return {
		hides,
		judge([key]) {
			const isAnswer = indexOf(key) >= 0;
			const verdict = key === letter ? right : wrong;
			return isAnswer ? verdict : refused;
		},
		words: (text) => text.choices[id](facts).task,
		// Of an answer given, only that one is left.
		entries: (text, [given]) =>
			text.choices[id](facts)
				.options.map((option, index) => ({letter: letters[index], option}))
				.filter((each) => given === undefined || each.letter === given)
				.map((each) => `${each.letter}  ${each.option}`),
		whyWrong: (text, [key]) => why(text, key),
		whyRefused: (text) => text.refused.letter,
		whyRight: (text) => why(text, letter),
		answer: [letter],
		helps(text) {
			const {nudge, hint} = text.choices[id](facts);
			return [nudge, hint, text.chosen(letter, why(text, letter))];
		},
		steps: stepsAfter(task),
	};
}
