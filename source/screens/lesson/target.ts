import {type Model, placeOf} from '../../explorer/model.js';
import {conflictsOf, isAmong, safeSquares} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import {attemptOf, currentOf, isAway, isUndone, withAttempt} from './state.js';
import type {Target} from './task.js';

function targetIn(model: Model): Target | undefined {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && isUndone(model) && !isAway(model) ? task.target : undefined;
}

export function isReached(before: Model, after: Model): boolean {
	const target = targetIn(after);
	switch (target?.type) {
		case undefined: {
			return false;
		}

		case 'step': {
			return placeOf(after).step === target.until;
		}

		case 'board': {
			const {queens} = playBoard.of(after);
			return queens.length === target.queens.length && target.queens.every((queen) => isAmong(queens, queen));
		}

		case 'overlay': {
			return before.overlay === target.id && after.overlay === undefined;
		}
	}
}

export function slipped(model: Model, key: string): Model {
	const target = targetIn(model);
	if (!target) {
		return model;
	}

	const isPast = target.type === 'step' && placeOf(model).step > target.until;
	const slip = isPast ? 'past' : key;
	if (currentOf(model)?.task[model.text.language].wrong?.[slip] !== undefined) {
		// It says more than what the key itself has said.
		return withAttempt({...model, notice: undefined}, {said: {type: 'wrong', keys: [slip]}});
	}

	return attemptOf(model).said?.type === 'wrong' ? withAttempt(model, {said: undefined}) : model;
}

/** What is wrong with the queens on the board; undefined if nothing is. */
export function faultOf(model: Model): string | undefined {
	const target = targetIn(model);
	if (target?.type !== 'board') {
		return undefined;
	}

	const {faults} = model.text.lesson;
	const {queens} = playBoard.of(model);
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return faults.attack(...conflict.squares, conflict.line);
	}

	const given = currentOf(model)?.task.queens ?? [];
	const missing = given.find((queen) => !isAmong(queens, queen));
	if (missing) {
		return faults.missing(missing);
	}

	const {row} = target;
	const added = queens.find((queen) => !isAmong(given, queen));
	if (row === undefined || !added || isAmong(target.queens, added)) {
		return undefined;
	}

	const safe = safeSquares(model.size, queens).find((square) => square.row === row + 1);
	return safe && added.row === row ? faults.notStuck(safe) : faults.otherRow(row);
}
