import type {Answer, Question} from '../../../explorer/prediction/question.js';
import {attackOn} from '../../../solver/index.js';
import type {LessonText} from './asking.js';

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
	switch (type) {
		case 'safe':
		case 'attacked': {
			return '';
		}

		case 'test': {
			return wrong.test[truth](row);
		}

		case 'place': {
			return wrong.place[truth](row);
		}

		case 'solution': {
			return truth === 'solution' ? '' : wrong.solution[truth](row, isFull);
		}

		case 'return': {
			if (next.type !== 'backtrack') {
				return truth === 'return' ? '' : wrong.return[truth](row);
			}

			const [givenRow = 0, givenColumn = 0] = numbers;
			return whyNotThere(next, givenRow, givenColumn, size, wrong);
		}
	}
}

/** Why it is not this row that goes on, or not at this column. */
function whyNotThere(
	{row, column}: {readonly row: number; readonly column: number},
	givenRow: number,
	givenColumn: number,
	size: number,
	wrong: LessonText['predict']['wrong'],
): string {
	if (givenRow !== row) {
		return wrong.caller(givenRow, row + 1);
	}

	if (givenColumn === column) {
		return wrong.sameColumn(row, column);
	}

	if (givenColumn < column) {
		return wrong.earlier(row, givenColumn, column);
	}

	return givenColumn === size ? wrong.noneLeft(row, column) : wrong.later(row, column);
}
