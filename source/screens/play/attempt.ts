import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {createSlotBySize} from '../../explorer/slot.js';
import {allRules, type Square, type TreeCount} from '../../solver/index.js';

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
type Puzzle = {
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

/** Counts the solutions that contain the queens on the board. */
export function leftCount(model: Model, knowledge: Knowledge): TreeCount {
	return knowledge.treeCount(model.size, allRules, attempt.of(model).queens);
}

/** Removes all queens that are not given. */
export function clear(model: Model): Model {
	const given = givenOf(model);
	return attempt.of(model).queens.length > given.length ? withQueens(model, given) : model;
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
