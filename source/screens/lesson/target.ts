import {type Model, placeOf} from '../../explorer/model.js';
import {conflictsOf, isAmong} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import {currentOf, isUndone} from './state.js';
import {stateOf, type Task} from './task.js';

/** The task whose end the user has to reach. */
function taskIn(model: Model): Task | undefined {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && isUndone(model) ? task : undefined;
}

export function isReached(model: Model): boolean {
	const task = taskIn(model);
	if (!task) {
		return false;
	}

	const end = stateOf(task, true);
	const {queens} = playBoard.of(model);
	const hasQueens = queens.length === end.queens.length && end.queens.every((queen) => isAmong(queens, queen));
	return hasQueens && placeOf(model).step === end.step && model.looks === end.looks;
}

/** What is wrong with the place or the queens on the board; undefined if nothing is. */
export function faultOf(model: Model): string | undefined {
	const task = taskIn(model);
	if (!task) {
		return undefined;
	}

	const {language, lesson} = model.text;
	const {attack, otherQueens, past} = lesson.faults;
	const end = stateOf(task, true);
	if (placeOf(model).step > end.step) {
		return past;
	}

	const {queens} = playBoard.of(model);
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return attack(...conflict.squares, conflict.line);
	}

	if (task.queens?.some((queen) => !isAmong(queens, queen))) {
		return otherQueens;
	}

	const wrong = queens.find((queen) => !isAmong(end.queens, queen));
	return wrong && (task[language].wrong?.[`${wrong.row}${wrong.column}`] ?? otherQueens);
}
