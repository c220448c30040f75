import {type Asking, more, refused, right, wrong} from '../../../explorer/prediction/asking.js';
import {attackOn, type Queens, type Square} from '../../../solver/index.js';
import {isDigits, type LessonAsking, typedText} from './asking.js';

/** The columns of the next row that are attacked once the queen stands on this square, with Enter at the end. */
export function askForColumns(
	size: number,
	above: Queens,
	{row, column}: Square,
	hides: Asking['hides'],
): LessonAsking {
	const queens = [...above, column];
	const next = row + 1;
	const all = Array.from({length: size}, (_, each) => each);
	const attacked = all.filter((each) => attackOn(queens, next, each));
	const columnsOf = (keys: readonly string[]) => new Set(keys.filter((key) => key !== 'enter').map(Number));
	return {
		hides,
		judge(keys) {
			if (keys.at(-1) === 'enter') {
				const given = columnsOf(keys);
				const isRight = given.size === attacked.length && attacked.every((each) => given.has(each));
				return isRight ? right : wrong;
			}

			return isDigits(keys) && keys.every((key) => Number(key) < size) ? more : refused;
		},
		choices: () => [],
		words: ({lesson}, keys) => [lesson.columns.task(row, column, next, typedText(keys))],
		whyWrong({lesson: text}, keys) {
			const given = columnsOf(keys);
			const extra = [...given].find((each) => !attacked.includes(each));
			const missing = attacked.find((each) => !given.has(each)) ?? 0;
			const attack = attackOn(queens, next, missing);
			return extra === undefined && attack
				? text.columns.missing(next, missing, attack)
				: text.columns.tooMany(next, extra ?? 0);
		},
		whyRefused: ({lesson}) => lesson.refused.columns(size - 1),
		whyRight: ({lesson}) => [lesson.columns.done(attacked)],
		answer: [...attacked.map(String), 'enter'],
		helps: ({lesson: text}) => [text.columns.nudge, text.columns.hint, text.columns.answer(attacked)],
		steps: 1,
	};
}
