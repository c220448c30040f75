import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
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

/** The number of solutions left is hidden until the user asks for it. */
export function startPuzzle(model: Model, number: number, knowledge: Knowledge): Model {
	const given = givenQueens(model.size, number, knowledge);
	const current = playBoard.of(model);
	const before = current.puzzle?.before ?? current;
	const begun = puzzles.with(model.numbers === 'solutions' ? {...model, numbers: 'none'} : model, {last: number});
	return playBoard.with(begun, {
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
