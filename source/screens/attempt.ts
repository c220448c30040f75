import {contains, type Knowledge} from '../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model} from '../explorer/model.js';
import type {Queens, Square} from '../solver/index.js';

type Attempt = {
	readonly queens: readonly Square[];
	/** The most recent last. */
	readonly past: readonly (readonly Square[])[];
	/** The next last. */
	readonly future: readonly (readonly Square[])[];
	readonly cursor: Square;
	/** A change of the board hides it. */
	readonly isHintShown: boolean;
	readonly puzzle: Puzzle | undefined;
};

type Puzzle = {
	/** Always among the queens of the attempt, without conflicts. */
	readonly given: readonly Square[];
	/** The seed; undefined if the user has given the queens. */
	readonly number: number | undefined;
	/** Restored after the puzzle. */
	readonly before: Attempt;
};

export const attempt = createSlotBySize<Attempt>('attempt', {
	queens: [],
	past: [],
	future: [],
	cursor: {row: 0, column: 0},
	isHintShown: false,
	puzzle: undefined,
});

/** They cannot be removed. */
export function givenOf(model: Model): readonly Square[] {
	return attempt.of(model).puzzle?.given ?? [];
}

/** The solutions that contain the queens; undefined on boards too large to list them. */
export function solutionsLeft(model: Model, knowledge: Knowledge): readonly Queens[] | undefined {
	const {queens} = attempt.of(model);
	return knowledge.solutions(model.size)?.filter((solution) => contains(solution, queens));
}

export function clear(model: Model): Model {
	const given = givenOf(model);
	return attempt.of(model).queens.length > given.length ? withQueens(model, given) : model;
}

export function beginWith(model: Model, queens: readonly Square[], cursor = queens.at(-1)): Model {
	const begun = withQueens(withoutPuzzle(model) ?? model, queens);
	return cursor ? attempt.with(begun, {cursor}) : begun;
}

export function withoutPuzzle(model: Model): Model | undefined {
	const {puzzle, cursor} = attempt.of(model);
	return puzzle && attempt.with(model, {...puzzle.before, cursor});
}

export function withQueens(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = attempt.of(model);
	return attempt.with(model, {queens, past: [...past, before], future: [], isHintShown: false});
}
