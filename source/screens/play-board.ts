import {contains, type Knowledge} from '../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model} from '../explorer/model.js';
import type {Queens, Square} from '../solver/board.js';

type PlayBoard = {
	readonly queens: readonly Square[];
	/** The boards before this one, the most recent last. */
	readonly past: readonly (readonly Square[])[];
	/** The boards that were undone, the next last. */
	readonly future: readonly (readonly Square[])[];
	readonly cursor: Square;
	/** Any change of the board hides the hint. */
	readonly isHintShown: boolean;
};

export const playBoard = createSlotBySize<PlayBoard>('play-board', {
	queens: [],
	past: [],
	future: [],
	cursor: {row: 0, column: 0},
	isHintShown: false,
});

/** The solutions that contain the queens; undefined on boards too large to list them. */
export function solutionsLeft(model: Model, knowledge: Knowledge): readonly Queens[] | undefined {
	const {queens} = playBoard.of(model);
	return knowledge.solutions(model.size)?.filter((solution) => contains(solution, queens));
}

export function clear(model: Model): Model {
	return playBoard.of(model).queens.length > 0 ? withQueens(model, []) : {...model, notice: 'no-queens'};
}

export function withQueens(model: Model, queens: readonly Square[]): Model {
	const {queens: before, past} = playBoard.of(model);
	return playBoard.with(model, {queens, past: [...past, before], future: [], isHintShown: false});
}
