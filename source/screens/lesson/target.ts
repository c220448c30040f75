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
	const given = currentOf(model)?.task.queens ?? [];
	const added = queens.find((queen) => !isAmong(given, queen));
	const wrong = added && !isAmong(target.queens, added) ? added : undefined;
	const listed = wrong && target.queens.find(({row}) => row === wrong.row);
	if (target.by === 'list' && listed) {
		return faults.notListed(listed);
	}

	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return faults.attack(...conflict.squares, conflict.line);
	}

	const missing = given.find((queen) => !isAmong(queens, queen));
	if (missing) {
		return faults.missing(missing);
	}

	if (target.by !== 'dead-end' || !wrong) {
		return undefined;
	}

	const safe = safeSquares(model.size, queens).find(({row}) => row === wrong.row + 1);
	return listed && safe ? faults.notStuck(safe) : faults.otherRow(target.queens.at(-1)?.row ?? 0);
}
