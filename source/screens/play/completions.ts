import type {Knowledge, Reading} from '../../explorer/knowledge/knowledge.js';
import {allRules, isSolvable, type Queens, type Square, squaresOf, type TreeCount} from '../../solver/index.js';
import {fromTheTop, isAmong} from '../conflicts.js';

/** The number of solutions that contain the queens on the board. */
export type Completions =
	| {readonly type: 'counted'; readonly count: number}
	/** `count` have been found so far. `progress` is the part of the search that is done, from 0 to 1. */
	| {readonly type: 'counting' | 'out-of-reach'; readonly count: number; readonly progress: number};

/**
 * What to do next. `place`: a solution contains the queens and one on this square. `remove`: solutions exist without
 * the queen on this square. `none`: nothing is left to do.
 */
export type Hint =
	| {readonly type: 'place' | 'remove'; readonly square: Square}
	| {readonly type: 'remove-several' | 'no-solution' | 'given-without-solution' | 'none' | 'unknown'};

/** Returns how many solutions contain the queens, as far as they have been counted. */
export function completionsOf(size: number, queens: readonly Square[], knowledge: Knowledge): Completions {
	const count = countOf(size, queens, knowledge);
	const {boards} = count.counted;
	if (count.isDone) {
		return {type: 'counted', count: boards};
	}

	return {type: knowledge.isOutOfReach(count) ? 'out-of-reach' : 'counting', count: boards, progress: count.progress};
}

/** Returns a function that says how many solutions contain the queens and one more on a free square, as far as counted. */
export function continuations(
	size: number,
	queens: readonly Square[],
	knowledge: Knowledge,
): (square: Square) => Completions {
	const all = completionsOf(size, queens, knowledge);
	const count = countOf(size, queens, knowledge);
	return (square) => ({...all, count: count.boardsOn(square)});
}

/**
 * Returns the first solution in lexicographic order that contains the queens. `unknown` means that none has been found
 * yet.
 */
function completionOf(size: number, queens: readonly Square[], knowledge: Knowledge): Queens | 'none' | 'unknown' {
	const count = countOf(size, queens, knowledge);
	return count.first ?? (count.isDone ? 'none' : 'unknown');
}

/**
 * Returns a hint for the next move. It follows from the counts that are known so far. `given` are those of the queens that
 * cannot be removed.
 */
export function hintOf(
	size: number,
	queens: readonly Square[],
	knowledge: Knowledge,
	given: readonly Square[] = [],
): Hint {
	if (!isSolvable(size)) {
		return {type: 'no-solution'};
	}

	const completion = completionOf(size, queens, knowledge);
	if (completion === 'unknown') {
		return {type: 'unknown'};
	}

	if (completion !== 'none') {
		const square = squaresOf(completion).find(({row}) => queens.every((queen) => queen.row !== row));
		return square ? {type: 'place', square} : {type: 'none'};
	}

	const fromGiven = given.length > 0 ? completionOf(size, given, knowledge) : undefined;
	if (typeof fromGiven === 'string') {
		return {type: fromGiven === 'none' ? 'given-without-solution' : 'unknown'};
	}

	const removals = fromTheTop(removable(queens, given)).map((queen) => ({
		queen,
		completion: completionOf(size, othersThan(queen, queens), knowledge),
	}));
	// If several queens qualify, suggest the lowest, which the search would remove first.
	const removal = removals.findLast((each) => typeof each.completion !== 'string');
	if (removal) {
		return {type: 'remove', square: removal.queen};
	}

	return {type: removals.some((each) => each.completion === 'unknown') ? 'unknown' : 'remove-several'};
}

/** Returns the counts that the number of completions needs, and the hint if it is shown. */
export function completionCounts(
	size: number,
	queens: readonly Square[],
	isHintShown: boolean,
	knowledge: Knowledge,
	given: readonly Square[] = [],
): readonly Reading[] {
	const own = countOf(size, queens, knowledge);
	const isHintUnknown = isHintShown && hintOf(size, queens, knowledge, given).type === 'unknown';
	const others = isHintUnknown && own.isDone ? removable(queens, given).map((queen) => othersThan(queen, queens)) : [];
	const fromGiven = others.length > 0 && given.length > 0 ? [given] : [];
	return [own, ...[...fromGiven, ...others].map((each) => countOf(size, each, knowledge))];
}

function removable(queens: readonly Square[], given: readonly Square[]): readonly Square[] {
	return queens.filter((queen) => !isAmong(given, queen));
}

function countOf(size: number, queens: readonly Square[], knowledge: Knowledge): TreeCount {
	return knowledge.treeCount(size, allRules, queens);
}

function othersThan(queen: Square, queens: readonly Square[]): readonly Square[] {
	return queens.filter((each) => each !== queen);
}
