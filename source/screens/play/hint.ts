import type {Knowledge, Reading} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {allRules, isSolvable, type Square, squaresOf, type TreeCount} from '../../solver/index.js';
import {attempt, givenOf} from '../attempt.js';
import {fromTheTop, isAmong, solutionOf} from '../placed-queens.js';

/**
 * `place`: a solution contains the queens and one here. `remove`: solutions exist without the queen here.
 * `remove-several`: they exist without this queen and others, but not without the others alone. `unknown`: `pending`
 * must be counted first.
 */
export type Hint =
	| {readonly type: 'place' | 'remove' | 'remove-several'; readonly square: Square}
	| {readonly type: 'no-solution' | 'given-without-solution'}
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
	const all = countWith(queens);
	if (all.first) {
		const square = squaresOf(all.first).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	if (!all.isDone) {
		return {type: 'unknown', pending: [all]};
	}

	const given = givenOf(model);
	const withGiven = given.length > 0 ? countWith(given) : undefined;
	if (withGiven && !withGiven.first) {
		return withGiven.isDone ? {type: 'given-without-solution'} : {type: 'unknown', pending: [withGiven]};
	}

	const own = fromTheTop(queens.filter((queen) => !isAmong(given, queen)));
	const removals = own.map((square) => ({
		square,
		count: countWith(queens.filter((queen) => queen !== square)),
	}));
	// The lowest: the search would remove it first.
	const removal = removals.findLast(({count}) => count.first);
	if (removal) {
		return {type: 'remove', square: removal.square};
	}

	const pending = removals.flatMap(({count}) => (count.isDone ? [] : [count]));
	return pending.length > 0 ? {type: 'unknown', pending} : lowestToRemove(own, given, countWith);
}

/** Keeps each queen that a solution contains together with those kept above it. */
function lowestToRemove(
	own: readonly Square[],
	given: readonly Square[],
	countWith: (queens: readonly Square[]) => TreeCount,
): Hint | undefined {
	let kept = given;
	let lowest: Square | undefined;
	for (const square of own) {
		const count = countWith([...kept, square]);
		if (count.first) {
			kept = [...kept, square];
		} else if (count.isDone) {
			lowest = square;
		} else {
			return {type: 'unknown', pending: [count]};
		}
	}

	return lowest && {type: 'remove-several', square: lowest};
}
