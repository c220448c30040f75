import {type Model, placeOf} from '../../explorer/model.js';
import {conflictsOf, isAmong, safeSquares} from '../placed-queens.js';
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

		case 'board': {
			const {queens} = playBoard.of(model);
			return queens.length === target.queens.length && target.queens.every((queen) => isAmong(queens, queen));
		}

		case 'overlay': {
			return model.overlay === target.id;
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

	return target?.type === 'board' ? boardFault(model, target) : undefined;
}

function boardFault(model: Model, target: Extract<Target, {type: 'board'}>): string | undefined {
	const {faults} = model.text.lesson;
	const {queens} = playBoard.of(model);
	const given = currentOf(model)?.task.queens ?? [];
	const wrong = queens.find((queen) => !isAmong(given, queen) && !isAmong(target.queens, queen));
	const listed = target.queens.find(({row}) => row === wrong?.row);
	if (target.by === 'list' && listed) {
		return faults.notListed(listed);
	}

	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return faults.attack(...conflict.squares, conflict.line);
	}

	const isMissing = given.some((queen) => !isAmong(queens, queen));
	if (target.by !== 'dead-end' || !wrong) {
		return isMissing ? faults.otherQueens : undefined;
	}

	const safe = safeSquares(model.size, queens).find(({row}) => row === wrong.row + 1);
	return listed && safe && !isMissing ? faults.notStuck(safe) : faults.otherQueens;
}
