import {type Asking, refused, right, wrong} from '../../../explorer/prediction/asking.js';
import type {FactsOf} from '../../../text/lesson-facts.js';
import {type LessonText, letters, type Task} from '../task.js';
import {type LessonAsking, stepsAfter} from './asking.js';

/** One of four answers. */
export function askToChoose(
	task: Extract<Task, {type: 'choose'}>,
	facts: FactsOf,
	hides: Asking['hides'],
): LessonAsking {
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
		choices: (keys) => (keys.length === 0 ? letters : []),
		words: ({lesson}) => [lesson.choices[id](facts).task],
		// Of an answer given, only that one is left.
		entries: ({lesson: text}, [given]) =>
			text.choices[id](facts)
				.options.map((option, index) => ({letter: letters[index], option}))
				.filter((each) => given === undefined || each.letter === given)
				.map((each) => `${each.letter}  ${each.option}`),
		whyWrong: ({lesson}, [key]) => why(lesson, key),
		whyRefused: ({lesson}) => lesson.refused.letter,
		whyRight: ({lesson}) => [why(lesson, letter)],
		answer: [letter],
		helps({lesson: text}) {
			const {nudge, hint} = text.choices[id](facts);
			return [nudge, hint, text.chosen(letter, why(text, letter))];
		},
		steps: stepsAfter(task),
	};
}
