import type {Answer, Question} from '../../../explorer/prediction/question.js';
import {attackOn, type Square} from '../../../solver/index.js';
import type {LessonText} from '../task.js';

/** Why an answer is wrong, about the square, the call or the loop that it names. Says no more than that. */
export function whyWrong(question: Question, answer: Answer, text: LessonText): string {
	const {queens} = question.moment;
	const [number = 0] = answer.numbers;
	if (question.type === 'test') {
		const attack = attackOn(queens, question.next.row, question.next.column);
		return answer.type === 'safe' && attack
			? text.predict.wrong.saidSafe(question.next, attack)
			: text.predict.wrong.noAttack(question.next, {row: number, column: queens[number] ?? 0});
	}

	return whyNotNext(question, answer, text);
}

/** Why the answer is not what the search does next. */
function whyNotNext({moment, next}: Question, {type, numbers}: Answer, {predict: {wrong}}: LessonText): string {
	const {size, queens} = moment;
	const row = queens.length;
	const isFull = row === size;
	const truth = next.type === 'backtrack' ? 'return' : next.type;
	const [givenRow = 0, givenColumn = 0] = numbers;
	const given = {row: givenRow, column: givenColumn};
	switch (type) {
		case 'safe':
		case 'attacked': {
			return '';
		}

		case 'test': {
			return truth === 'test' ? wrong.test.test(given, row) : wrong.test[truth](row, isFull);
		}

		case 'place': {
			return truth === 'place' ? wrong.place.place(given) : wrong.place[truth](row, isFull);
		}

		case 'solution': {
			return truth === 'solution' ? '' : wrong.solution[truth](row, isFull);
		}

		case 'return': {
			if (next.type !== 'backtrack') {
				return truth === 'return' ? '' : wrong.return[truth](row);
			}

			return whyNotThere(next, given, size, wrong);
		}
	}
}

/** Why it is not this row that goes on, or not at this column. */
function whyNotThere(
	{row, column}: Square,
	given: Square,
	size: number,
	wrong: LessonText['predict']['wrong'],
): string {
	if (given.row !== row) {
		return wrong.caller(given.row, row + 1);
	}

	if (given.column === column) {
		return wrong.sameColumn(row, column);
	}

	if (given.column < column) {
		return wrong.earlier(row, given.column, column);
	}

	return given.column === size ? wrong.noneLeft(row, column) : wrong.later(row, given.column, column);
}
