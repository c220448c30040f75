import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import type {Square} from '../../solver/index.js';
import {playBoard} from '../play-board.js';
import {givenQueens} from './given-queens.js';

const puzzles = createSlot('puzzles', {last: 0});

/** Numbers from 1: four digits fit into every title. */
export const mostPuzzles = 9999;

/** Smaller boards have at most one solution. */
export const leastPuzzleSize = 4;

export function changePuzzle(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	if (model.size < leastPuzzleSize) {
		return {...model, notice: 'no-puzzle'};
	}

	const number = 1 + ((puzzles.of(model).last - 1 + by + mostPuzzles) % mostPuzzles);
	return startPuzzle(model, number, knowledge);
}

export function startPuzzle(model: Model, number: number, knowledge: Knowledge): Model {
	return withGiven(puzzles.with(model, {last: number}), givenQueens(model.size, number, knowledge), number);
}

/**
 * At least one queen, on an empty board. `number` is that of a puzzle. The number of solutions left is hidden until the
 * user asks for it.
 */
export function withGiven(model: Model, given: readonly Square[], number: number | undefined): Model {
	const current = playBoard.of(model);
	const before = current.puzzle?.before ?? current;
	return playBoard.with(model.numbers === 'solutions' ? {...model, numbers: 'none'} : model, {
		queens: given,
		past: [],
		future: [],
		isHintShown: false,
		puzzle: {given, number, before},
	});
}

export function goOnFromPuzzle(model: Model, number: number): Model {
	return puzzles.of(model).last === 0 ? puzzles.with(model, {last: number}) : model;
}
