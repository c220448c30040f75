import type {Knowledge, Reading} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {allRules, isSolvable, type Square, squaresOf} from '../../solver/index.js';
import {fromTheTop, isAmong, solutionOf} from '../placed-queens.js';
import {attempt, givenOf} from './attempt.js';

/**
 * `place`: a solution contains the queens and one here. `remove`: solutions exist without the queen here. `unknown`:
 * `pending` must be counted first.
 */
export type Hint =
	| {readonly type: 'place' | 'remove'; readonly square: Square}
	| {readonly type: 'remove-several' | 'no-solution' | 'given-without-solution'}
	| {readonly type: 'unknown'; readonly pending: readonly Reading[]};

export function hintOf(model: Model, knowledge: Knowledge): Hint | undefined {
	const {size} = model;
	const {queens, isHintShown} = attempt.of(model);
	if (!isHintShown || solutionOf(size, queens)) {
		return undefined;
	}

	if (!isSolvable(size)) {
		return {type: 'no-solution'};
	}

	const countWith = (some: readonly Square[]) => knowledge.treeCount(size, allRules, some);
	const own = countWith(queens);
	if (own.first) {
		const square = squaresOf(own.first).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	if (!own.isDone) {
		return {type: 'unknown', pending: [own]};
	}

	const given = givenOf(model);
	const withGiven = given.length > 0 ? countWith(given) : undefined;
	if (withGiven && !withGiven.first) {
		return withGiven.isDone ? {type: 'given-without-solution'} : {type: 'unknown', pending: [withGiven]};
	}

	const removals = fromTheTop(queens.filter((queen) => !isAmong(given, queen))).map((square) => ({
		square,
		count: countWith(queens.filter((queen) => queen !== square)),
	}));
	// The lowest: the search would remove it first.
	const removal = removals.findLast(({count}) => count.first);
	if (removal) {
		return {type: 'remove', square: removal.square};
	}

	const pending = removals.flatMap(({count}) => (count.isDone ? [] : [count]));
	return pending.length > 0 ? {type: 'unknown', pending} : {type: 'remove-several'};
}
