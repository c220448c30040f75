import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Reading} from '../../explorer/knowledge/reading.js';
import {
	allRules,
	attackersOf,
	isSolution,
	isSolvable,
	lineBetween,
	type Queens,
	type Square,
	squaresOf,
	type TreeCount,
} from '../../solver/index.js';

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
	| {readonly type: 'remove-several' | 'no-solution' | 'none' | 'unknown'};

/** Two queens that attack each other, and the line between them. */
type Conflict = {readonly squares: readonly [Square, Square]; readonly line: ReturnType<typeof lineBetween>};

/** Returns all pairs of queens that attack each other. */
export function conflictsOf(queens: readonly Square[]): readonly Conflict[] {
	return queens.flatMap((a, index) =>
		queens.slice(index + 1).flatMap((b) => {
			const line = lineBetween(a, b);
			return line ? [{squares: [a, b] as const, line}] : [];
		}),
	);
}

/** Returns how many solutions contain the queens, as far as they have been counted. */
export function completionsOf(size: number, queens: readonly Square[], knowledge: Knowledge): Completions {
	const count = countOf(size, queens, knowledge);
	const {boards} = count.counted;
	if (count.isDone) {
		return {type: 'counted', count: boards};
	}

	return {type: knowledge.isOutOfReach(count) ? 'out-of-reach' : 'counting', count: boards, progress: count.progress};
}

/** Returns the rows that have no queen and no safe square. */
export function deadRows(size: number, queens: readonly Square[]): readonly number[] {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices.filter(
		(row) =>
			queens.every((queen) => queen.row !== row) &&
			indices.every((column) => attackersOf(queens, {row, column}).length > 0),
	);
}

/** Returns the queens sorted by row. The user may place them in any order. */
export function fromTheTop(queens: readonly Square[]): readonly Square[] {
	return [...queens].sort((a, b) => a.row - b.row);
}

/** Returns the queens as a solution, or undefined if they are none. */
export function solutionOf(size: number, queens: readonly Square[]): Queens | undefined {
	const columns = fromTheTop(queens).map(({column}) => column);
	return isSolution(size, columns) && conflictsOf(queens).length === 0 ? columns : undefined;
}

/**
 * Returns the first solution in lexicographic order that contains the queens. `unknown` means that none has been found
 * yet.
 */
export function completionOf(
	size: number,
	queens: readonly Square[],
	knowledge: Knowledge,
): Queens | 'none' | 'unknown' {
	const count = countOf(size, queens, knowledge);
	return count.first ?? (count.isDone ? 'none' : 'unknown');
}

/** Returns a hint for the next move. It follows from the counts that are known so far. */
export function hintOf(size: number, queens: readonly Square[], knowledge: Knowledge): Hint {
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

	const removals = queens.map((queen) => ({
		queen,
		completion: completionOf(size, othersThan(queen, queens), knowledge),
	}));
	// If several queens qualify, suggest the one that was placed last.
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
): readonly Reading[] {
	const own = countOf(size, queens, knowledge);
	const isHintUnknown = isHintShown && hintOf(size, queens, knowledge).type === 'unknown';
	const others =
		isHintUnknown && own.isDone ? queens.map((queen) => countOf(size, othersThan(queen, queens), knowledge)) : [];
	return [own, ...others];
}

function countOf(size: number, queens: readonly Square[], knowledge: Knowledge): TreeCount {
	return knowledge.treeCount(size, allRules, queens);
}

function othersThan(queen: Square, queens: readonly Square[]): readonly Square[] {
	return queens.filter((each) => each !== queen);
}
