import type {Square} from '../solver/index.js';
import {completionOf, conflictsOf, fromTheTop} from './completions.js';
import {type Action, type Attempt, attemptOf, type Model, type Notice} from './model.js';
import {goTo} from './travel.js';

type AttemptAction = Extract<Action, {type: 'put' | 'undo' | 'redo' | 'clear' | 'hint' | 'hand-over'}>;

/** What the keys of Play do to the board at hand. */
export function updateAttempt(model: Model, action: AttemptAction): Model {
	const attempt = attemptOf(model);
	const {queens, past, future, cursor} = attempt;
	switch (action.type) {
		case 'put': {
			const others = queens.filter(({row, column}) => row !== cursor.row || column !== cursor.column);
			return changed(model, others.length < queens.length ? others : [...queens, cursor]);
		}

		case 'clear': {
			return queens.length > 0 ? changed(model, []) : model;
		}

		case 'undo': {
			const before = past.at(-1);
			return before
				? withAttempt(model, {queens: before, past: past.slice(0, -1), future: [queens, ...future], isHintShown: false})
				: noticed(model, 'nothing-to-undo');
		}

		case 'redo': {
			const [next, ...later] = future;
			return next
				? withAttempt(model, {queens: next, past: [...past, queens], future: later, isHintShown: false})
				: noticed(model, 'nothing-to-redo');
		}

		case 'hint': {
			return withAttempt(model, {isHintShown: !attempt.isHintShown});
		}

		case 'hand-over': {
			return handedOver(model, queens);
		}
	}
}

/** The cursor moved by rows and columns, over the edge to the other side. */
export function moveCursor(model: Model, by: {readonly rows: number; readonly columns: number}): Model {
	const {size} = model;
	const {cursor} = attemptOf(model);
	const wrapped = (value: number) => (value + size) % size;
	return withAttempt(model, {
		cursor: {row: wrapped(cursor.row + by.rows), column: wrapped(cursor.column + by.columns)},
	});
}

function changed(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = attemptOf(model);
	return withAttempt(model, {queens, past: [...past, before], future: [], isHintShown: false});
}

/**
 * Search at the first step at which these queens stand and no others, which it comes to if they fill the upper rows; else
 * at the first solution that contains them.
 */
function handedOver(model: Model, queens: readonly Square[]): Model {
	const upper = fromTheTop(queens);
	const columns = upper.map(({column}) => column);
	const search: Model = {...model, screen: 'search'};
	if (upper.every(({row}, index) => row === index) && conflictsOf(queens).length === 0) {
		return goTo(search, {type: 'placing', queens: columns});
	}

	const completion = completionOf(model.size, queens);
	if (completion === 'none') {
		return noticed(model, 'not-to-be-completed');
	}

	return completion === 'unknown'
		? noticed(model, 'completion-unknown')
		: goTo(search, {type: 'report', queens: completion});
}

function withAttempt(model: Model, changes: Partial<Attempt>): Model {
	return {...model, attempts: {...model.attempts, [model.size]: {...attemptOf(model), ...changes}}};
}

function noticed(model: Model, notice: Notice): Model {
	return {...model, notice};
}
