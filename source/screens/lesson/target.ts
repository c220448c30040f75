import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Fault} from '../../text/facts.js';
import {conflictsOf, isAmong, safeSquares} from '../placed-queens.js';
import {currentOf, type Hosts, hostOf, isAway, isUndone} from './current.js';
import {attemptOf, withAttempt} from './state.js';
import type {Target} from './task.js';

function targetIn(model: Model): Target | undefined {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && isUndone(model) && !isAway(model) ? task.target : undefined;
}

export function isReached(hosts: Hosts, before: Model, after: Model, knowledge: Knowledge): boolean {
	const target = targetIn(after);
	if (target?.type === 'step') {
		return placeOf(after).step === target.until;
	}

	if (target?.type === 'board') {
		const queens = hostOf(hosts, after)?.queens(after, knowledge) ?? [];
		return queens.length === target.queens.length && target.queens.every((queen) => isAmong(queens, queen));
	}

	return target !== undefined && before.overlay === target.id && after.overlay === undefined;
}

export function slipped(model: Model, key: string): Model {
	const target = targetIn(model);
	if (!target) {
		return model;
	}

	const isPast = target.type === 'step' && placeOf(model).step > target.until;
	const slip = isPast ? 'past' : key;
	if (currentOf(model)?.task[model.text.language].wrong?.[slip] !== undefined) {
		return withAttempt(model, {said: {type: 'wrong', keys: [slip]}});
	}

	return attemptOf(model).said?.type === 'wrong' ? withAttempt(model, {said: undefined}) : model;
}

export function faultOf(hosts: Hosts, model: Model, knowledge: Knowledge): Fault | undefined {
	const target = targetIn(model);
	if (target?.type !== 'board') {
		return undefined;
	}

	const queens = hostOf(hosts, model)?.queens(model, knowledge) ?? [];
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		const [upper, lower] = conflict.squares;
		return {type: 'attack', upper, lower, line: conflict.line};
	}

	const given = currentOf(model)?.task.queens ?? [];
	const missing = given.find((queen) => !isAmong(queens, queen));
	if (missing) {
		return {type: 'missing', wanted: missing};
	}

	const {row} = target;
	const added = queens.find((queen) => !isAmong(given, queen));
	if (row === undefined || !added || isAmong(target.queens, added)) {
		return undefined;
	}

	const safe = safeSquares(model.size, queens).find((square) => square.row === row + 1);
	return safe && added.row === row ? {type: 'not-stuck', safe} : {type: 'wrong-row', wanted: row};
}
