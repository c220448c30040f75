import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {isSolvable, type Square, squaresOf} from '../../solver/index.js';
import {fromTheTop, isAmong, solutionOf} from '../placed-queens.js';
import {givenOf, playBoard} from '../play-board.js';

/**
 * `place`: a solution contains the queens and one here. `remove`: solutions exist without the queen here.
 * `remove-several`: they exist without this queen and others, but not without the others alone. `unknown`: the search for one takes long.
 */
export type Hint =
	| {readonly type: 'place' | 'remove' | 'remove-several'; readonly square: Square}
	| {readonly type: 'no-solution' | 'given-without-solution' | 'unknown'};

export function hintOf(model: Model, knowledge: Knowledge): Hint | undefined {
	const {size} = model;
	const {queens, isHintShown} = playBoard.of(model);
	if (!isHintShown || solutionOf(size, queens)) {
		return undefined;
	}

	if (!isSolvable(size)) {
		return {type: 'no-solution'};
	}

	const all = knowledge.completion(size, queens);
	if (all === 'unknown') {
		return {type: 'unknown'};
	}

	if (all !== 'none') {
		const square = squaresOf(all).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	const given = givenOf(model);
	if (knowledge.completion(size, given) === 'none') {
		return {type: 'given-without-solution'};
	}

	const own = fromTheTop(queens.filter((queen) => !isAmong(given, queen)));
	const removals = own.map((square) => ({
		square,
		left: knowledge.completion(
			size,
			queens.filter((queen) => queen !== square),
		),
	}));
	// The lowest: the search would remove it first.
	const removal = removals.findLast(({left}) => typeof left === 'object');
	if (removal) {
		return {type: 'remove', square: removal.square};
	}

	if (removals.some(({left}) => left === 'unknown')) {
		return {type: 'unknown'};
	}

	// Keeps each queen that a solution contains together with those kept above it.
	let kept = given;
	let lowest: Square | undefined;
	for (const square of own) {
		if (knowledge.completion(size, [...kept, square]) !== 'none') {
			kept = [...kept, square];
		} else {
			lowest = square;
		}
	}

	return lowest && {type: 'remove-several', square: lowest};
}
