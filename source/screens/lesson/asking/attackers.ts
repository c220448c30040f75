import {type Asking, more, refused, right} from '../../../explorer/prediction/asking.js';
import {attackersOf, attackOn, type Moment, squaresOf} from '../../../solver/index.js';
import {isDigits, type LessonAsking} from './asking.js';

/** For each square of a dead end the row of a queen that attacks it: one digit each, from column 0 on. */
export function askForAttackers({size, queens}: Moment, hides: Asking['hides']): LessonAsking {
	const row = queens.length;
	const squareAt = (column: number) => ({row, column});
	const areRight = (keys: readonly string[]) =>
		keys.every((key, column) =>
			attackersOf(squaresOf(queens), squareAt(column)).some((queen) => queen.row === Number(key)),
		);
	const firstAttack = (column: number) => attackOn(queens, row, column);
	return {
		hides,
		judge(keys) {
			if (!isDigits(keys) || keys.some((key) => Number(key) >= row)) {
				return refused;
			}

			if (!areRight(keys)) {
				return {type: 'wrong', kept: keys.length - 1};
			}

			return keys.length === size ? right : more;
		},
		choices: () => [],
		words: ({lesson}) => [lesson.attackers.task(row)],
		entries: ({lesson: text}, keys) =>
			Array.from({length: size}, (_, column) => {
				const key = keys[column];
				return key === undefined ? text.attackers.open(column) : text.attackers.filled(column, Number(key));
			}),
		whyWrong({prediction}, keys) {
			const column = keys.length - 1;
			const by = Number(keys[column]);
			return prediction.wrong.noAttack(squareAt(column), {row: by, column: queens[by] ?? 0});
		},
		whyRefused: ({lesson}) => lesson.refused.row(row - 1),
		whyRight: ({lesson}) => [lesson.attackers.done(row)],
		answer: Array.from({length: size}, (_, column) => String(firstAttack(column)?.row ?? 0)),
		helps({lesson: text}, keys) {
			const column = keys.length;
			const attack = firstAttack(column);
			return [
				text.attackers.nudge,
				text.attackers.hint(column, attack?.line ?? 'column'),
				text.attackers.answer(column, attack?.row ?? 0),
			];
		},
		steps: size,
	};
}
