import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {isSolvable, type Square, squaresOf} from '../../solver/index.js';
import {fromTheTop, isAmong, solutionOf} from '../placed-queens.js';
import {givenOf, playBoard} from '../play-board.js';

/**
 * `place`: a solution contains the queens and one here. `remove`: none contains the given queens, this one and those above
 * it. `unknown`: the search for one takes long.
 */
export type Hint =
	| {readonly type: 'place' | 'remove'; readonly square: Square}
	| {readonly type: 'no-solution' | 'unknown'};

export function hintOf(model: Model, knowledge: Knowledge): Hint | undefined {
	const {size} = model;
	const {queens, isHintShown} = playBoard.of(model);
	if (!isHintShown || solutionOf(size, queens)) {
		return undefined;
	}

	if (!isSolvable(size)) {
		return {type: 'no-solution'};
	}

	const given = givenOf(model);
	const own = fromTheTop(queens.filter((queen) => !isAmong(given, queen)));
	const wrong = own.find((_, index) => knowledge.completion(size, [...given, ...own.slice(0, index + 1)]) === 'none');
	if (wrong) {
		return {type: 'remove', square: wrong};
	}

	const solution = knowledge.completion(size, queens);
	if (typeof solution === 'string') {
		return {type: 'unknown'};
	}

	const square = squaresOf(solution).find(({row}) => queens.every((queen) => queen.row !== row));
	return square && {type: 'place', square};
}
