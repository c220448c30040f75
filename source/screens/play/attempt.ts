import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {goToStep, showWayTo} from '../../explorer/navigation.js';
import {createSlotBySize} from '../../explorer/slot.js';
import type {Square} from '../../solver/index.js';
import {conflictsOf, isAmong, isSame, solutionOf} from '../conflicts.js';
import {hintOf} from './completions.js';
import {firstHeld} from './first-held.js';

/**
 * The user's attempt at one size of board: the queens, on any squares, and the earlier and later states for undo and
 * redo.
 */
type Attempt = {
	readonly queens: readonly Square[];
	/** The most recent state stands last. */
	readonly past: readonly (readonly Square[])[];
	/** The next state stands first. */
	readonly future: readonly (readonly Square[])[];
	readonly cursor: Square;
	/** A change of the board hides the hint. */
	readonly isHintShown: boolean;
	readonly puzzle: Puzzle | undefined;
};

/** A board on which some queens are given, at least one, and the others are to be found. */
export type Puzzle = {
	/** They are always among the queens of the attempt, and do not attack each other. */
	readonly given: readonly Square[];
	/** The seed from which it was drawn; undefined if the user has given the queens. */
	readonly number: number | undefined;
	/** The attempt to which the user returns. */
	readonly before: Attempt;
};

const emptyAttempt: Attempt = {
	queens: [],
	past: [],
	future: [],
	cursor: {row: 0, column: 0},
	isHintShown: false,
	puzzle: undefined,
};

/** The board of Play. */
export const attempt = createSlotBySize('attempt', emptyAttempt);

/** Returns the queens that are given and cannot be removed. */
export function givenOf(model: Model): readonly Square[] {
	return attempt.of(model).puzzle?.given ?? [];
}

/** Moves the cursor. At an edge it continues on the opposite side. */
export function moveCursor(model: Model, by: {readonly rows: number; readonly columns: number}): Model {
	const {size} = model;
	const {cursor} = attempt.of(model);
	const wrapped = (value: number) => (value + size) % size;
	return attempt.with(model, {
		cursor: {row: wrapped(cursor.row + by.rows), column: wrapped(cursor.column + by.columns)},
	});
}

/**
 * What `put` does: places a queen on the square of the cursor, or removes the one that stands there, unless it is given. While a
 * hint names another square, it hides the hint first, because the user may mean the hint.
 */
function effectOfPut(model: Model, knowledge: Knowledge): 'place' | 'remove' | 'hide-hint' | 'none' {
	const {queens, cursor, isHintShown} = attempt.of(model);
	const given = givenOf(model);
	if (isAmong(given, cursor)) {
		return 'none';
	}

	if (!isAmong(queens, cursor)) {
		return 'place';
	}

	const hint = isHintShown ? hintOf(model.size, queens, knowledge, given) : undefined;
	return hint && 'square' in hint && !isSame(hint.square, cursor) ? 'hide-hint' : 'remove';
}

/** Places or removes a queen, or hides the hint, or does nothing, and says why. */
export function put(model: Model, knowledge: Knowledge): Model {
	const {queens, cursor} = attempt.of(model);
	switch (effectOfPut(model, knowledge)) {
		case 'place': {
			return withQueens(model, [...queens, cursor]);
		}

		case 'remove': {
			return withQueens(
				model,
				queens.filter((queen) => !isSame(queen, cursor)),
			);
		}

		case 'hide-hint': {
			return {...attempt.with(model, {isHintShown: false}), notice: 'hint-elsewhere'};
		}

		case 'none': {
			return {...model, notice: 'given-queen'};
		}
	}
}

/** Removes all queens that are not given. */
export function clear(model: Model): Model {
	const given = givenOf(model);
	return attempt.of(model).queens.length > given.length ? withQueens(model, given) : model;
}

/** Restores the board before the last change. */
export function undo(model: Model): Model {
	const {queens, past, future} = attempt.of(model);
	const before = past.at(-1);
	return before
		? attempt.with(model, {
				queens: before,
				past: past.slice(0, -1),
				future: [queens, ...future],
				isHintShown: false,
			})
		: {...model, notice: 'nothing-to-undo'};
}

/** Repeats the last change that was undone. */
export function redo(model: Model): Model {
	const {queens, past, future} = attempt.of(model);
	const [next, ...later] = future;
	return next
		? attempt.with(model, {queens: next, past: [...past, queens], future: later, isHintShown: false})
		: {...model, notice: 'nothing-to-redo'};
}

/** Shows or hides the hint. */
export function toggleHint(model: Model): Model {
	return attempt.with(model, {isHintShown: !attempt.of(model).isHintShown});
}

/**
 * Shows the way of the search to these queens: to a solution, or to the first step that holds them, with a notice if it holds
 * others too; or says why none does.
 */
export function handOver(model: Model, knowledge: Knowledge): Model {
	const {queens} = attempt.of(model);
	const solution = solutionOf(model.size, queens);
	const report = solution && knowledge.tape(model.size).report(solution);
	if (report) {
		return showWayTo(model, knowledge, report);
	}

	const board = firstHeld(model.size, queens);
	if (board === 'never') {
		return {...model, notice: conflictsOf(queens).length > 0 ? 'never-held-conflict' : 'never-held'};
	}

	if (board === 'unknown') {
		return {...model, notice: 'first-held-unknown'};
	}

	const search = goToStep({...model, screen: 'search'}, knowledge, {type: 'placing', queens: board});
	return board.length > queens.length ? {...search, notice: 'held-among-others'} : search;
}

/** Begins with these queens. The cursor stands on the last one. */
export function beginWith(
	model: Model,
	queens: readonly Square[],
	cursor = queens.at(-1) ?? emptyAttempt.cursor,
): Model {
	const begun = queens.length > 0 ? withQueens(model, queens) : clear(model);
	return attempt.with(begun, {cursor, isHintShown: false});
}

/** Changes the board, so that the change can be undone. */
export function withQueens(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = attempt.of(model);
	return attempt.with(model, {queens, past: [...past, before], future: [], isHintShown: false});
}
