import {contains, type Knowledge} from '../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model} from '../explorer/model.js';
import type {Queens, Square} from '../solver/index.js';

type PlayBoard = {
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
	/** Always among the queens of the board, without conflicts. */
	readonly given: readonly Square[];
	/** The seed. */
	readonly number: number;
	/** Restored after the puzzle. */
	readonly before: PlayBoard;
};

export const playBoard = createSlotBySize<PlayBoard>('play-board', {
	queens: [],
	past: [],
	future: [],
	cursor: {row: 0, column: 0},
	isHintShown: false,
	puzzle: undefined,
});

/** They cannot be removed. */
export function givenOf(model: Model): readonly Square[] {
	return playBoard.of(model).puzzle?.given ?? [];
}

/** The solutions that contain the queens; undefined on boards too large to list them. */
export function solutionsLeft(model: Model, knowledge: Knowledge): readonly Queens[] | undefined {
	const {queens} = playBoard.of(model);
	return knowledge.solutions(model.size)?.filter((solution) => contains(solution, queens));
}

export function clear(model: Model): Model {
	const given = givenOf(model);
	return playBoard.of(model).queens.length > given.length ? withQueens(model, given) : model;
}

export function withoutPuzzle(model: Model): Model | undefined {
	const {puzzle, cursor} = playBoard.of(model);
	return puzzle && playBoard.with(model, {...puzzle.before, cursor});
}

export function withQueens(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = playBoard.of(model);
	return playBoard.with(model, {queens, past: [...past, before], future: [], isHintShown: false});
}
