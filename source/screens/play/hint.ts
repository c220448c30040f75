import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Square, squaresOf} from '../../solver/board.js';
import {publishedCount} from '../../solver/counting/known.js';
import {fromTheTop, solutionOf} from '../placed-queens.js';
import {playBoard} from '../play-board.js';

/**
 * `place`: a solution contains the queens and one here. `remove`: of the user's queens, the first from the top with
 * which none is left. `unknown`: the search for one takes long.
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

	if (publishedCount(size) === 0n) {
		return {type: 'no-solution'};
	}

	const all = knowledge.completion(size, queens);
	if (typeof all === 'object') {
		const square = squaresOf(all).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	const sorted = fromTheTop(queens);
	const withUpper = (count: number) => knowledge.completion(size, sorted.slice(0, count));
	const count = [...sorted.keys(), sorted.length].find((upper) => typeof withUpper(upper) !== 'object')!;
	return withUpper(count) === 'unknown' ? {type: 'unknown'} : {type: 'remove', square: sorted[count - 1]!};
}
