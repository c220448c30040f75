import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';
import type {Square} from '../../solver/index.js';
import {attempt} from './attempt.js';
import {givenQueens} from './given-queens.js';

/** The number of the puzzle that was started last, on any size of board. */
const puzzles = createSlot('puzzles', {last: 0});

/** Puzzles are numbered from 1 to this: four digits fit into every title. */
export const mostPuzzles = 9999;

/** Smaller boards have at most one solution. */
export const leastPuzzleSize = 4;

/** Starts the previous or next puzzle, or says why there is none. */
export function changePuzzle(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	if (model.size < leastPuzzleSize) {
		return {...model, notice: 'no-puzzle'};
	}

	const number = 1 + ((puzzles.of(model).last - 1 + by + mostPuzzles) % mostPuzzles);
	return startPuzzle(model, number, knowledge);
}

/** Starts the puzzle with this number. The size must have puzzles. */
export function startPuzzle(model: Model, number: number, knowledge: Knowledge): Model {
	return withGiven(puzzles.with(model, {last: number}), givenQueens(model.size, number, knowledge), number);
}

/**
 * Gives these queens, at least one, on a board without others. They may come from a puzzle with a number. How many solutions are
 * left is hidden until the user asks for it.
 */
export function withGiven(model: Model, given: readonly Square[], number: number | undefined): Model {
	const current = attempt.of(model);
	const before = current.puzzle?.before ?? current;
	return attempt.with(model.numbers === 'solutions' ? {...model, numbers: 'none'} : model, {
		queens: given,
		past: [],
		future: [],
		isHintShown: false,
		puzzle: {given, number, before},
	});
}

/** Sets the number behind which the puzzles go on, unless one has been started. */
export function goOnFromPuzzle(model: Model, number: number): Model {
	return puzzles.of(model).last === 0 ? puzzles.with(model, {last: number}) : model;
}

/** Returns to the board that the user had before the puzzle; undefined if there is none. */
export function withoutPuzzle(model: Model): Model | undefined {
	const {puzzle, cursor} = attempt.of(model);
	return puzzle && attempt.with(model, {...puzzle.before, cursor});
}
