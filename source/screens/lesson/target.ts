import {type Model, placeOf} from '../../explorer/model.js';
import type {Square} from '../../solver/index.js';
import {conflictsOf, isAmong} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import {currentOf, isUndone} from './state.js';
import type {Target} from './task.js';

function targetIn(model: Model): Target | undefined {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && isUndone(model) ? task.target : undefined;
}

export function isReached(model: Model): boolean {
	const target = targetIn(model);
	switch (target?.type) {
		case undefined: {
			return false;
		}

		case 'step': {
			return placeOf(model).step === target.until;
		}

		case 'looks': {
			return model.looks === target.until;
		}

		case 'board': {
			const {queens} = playBoard.of(model);
			return queens.length === target.queens.length && target.queens.every((queen) => isAmong(queens, queen));
		}
	}
}

/** What is wrong with the place or the queens on the board; undefined if nothing is. */
export function faultOf(model: Model): string | undefined {
	const target = targetIn(model);
	const {faults} = model.text.lesson;
	if (target?.type === 'step') {
		return placeOf(model).step > target.until ? faults.past : undefined;
	}

	return target?.type === 'board' ? boardFault(model, target.queens) : undefined;
}

function boardFault(model: Model, asked: readonly Square[]): string | undefined {
	const {language, lesson} = model.text;
	const {faults} = lesson;
	const {queens} = playBoard.of(model);
	const task = currentOf(model)?.task;
	const given = task?.queens ?? [];
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return faults.attack(...conflict.squares, conflict.line);
	}

	if (given.some((queen) => !isAmong(queens, queen))) {
		return faults.otherQueens;
	}

	const wrong = queens.find((queen) => !isAmong(asked, queen));
	return wrong && (task?.[language].wrong?.[`${wrong.row}${wrong.column}`] ?? faults.otherQueens);
}
