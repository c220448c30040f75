import {
	allRules,
	attackersOf,
	isSolution,
	isSolvable,
	lineBetween,
	type Queens,
	type Square,
	TreeCount,
} from '../solver/index.js';
import {isOutOfReach, type Reading, readOn} from './patience.js';

/** How many solutions contain the queens that stand. */
export type Completions =
	| {readonly type: 'counted'; readonly count: number}
	/** So many have been found so far. */
	| {readonly type: 'counting' | 'out-of-reach'; readonly count: number; readonly progress: number};

/** What to do next, and true of it: a queen there is part of a solution; without that one there are solutions. */
export type Hint =
	| {readonly type: 'place' | 'take'; readonly square: Square}
	| {readonly type: 'take-several' | 'no-solution' | 'none' | 'unknown'};

/** Two queens that attack each other. */
type Conflict = {readonly squares: readonly [Square, Square]; readonly line: ReturnType<typeof lineBetween>};

/** So many milliseconds a count may take at once; most need no more. */
const atOnce = 10;
/** Enough for a game and its hints. */
const mostCounts = 200;
const counts = new Map<string, TreeCount>();

function countOf(size: number, queens: readonly Square[]): TreeCount {
	const squares = queens.map(({row, column}) => `${row},${column}`).sort();
	const key = `${size}: ${squares.join(' ')}`;
	const known = counts.get(key);
	if (known) {
		return known;
	}

	if (counts.size >= mostCounts) {
		counts.clear();
	}

	const count = new TreeCount(size, allRules, queens);
	readOn(count, atOnce);
	counts.set(key, count);
	return count;
}

export function conflictsOf(queens: readonly Square[]): readonly Conflict[] {
	return queens.flatMap((a, index) =>
		queens.slice(index + 1).flatMap((b) => {
			const line = lineBetween(a, b);
			return line ? [{squares: [a, b] as const, line}] : [];
		}),
	);
}

export function completionsOf(size: number, queens: readonly Square[]): Completions {
	const count = countOf(size, queens);
	const {boards} = count.counted;
	if (count.isDone) {
		return {type: 'counted', count: boards};
	}

	return {type: isOutOfReach(count) ? 'out-of-reach' : 'counting', count: boards, progress: count.progress};
}

/** The rows without queen of which every square is attacked. */
export function deadRows(size: number, queens: readonly Square[]): readonly number[] {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices.filter(
		(row) =>
			queens.every((queen) => queen.row !== row) &&
			indices.every((column) => attackersOf(queens, {row, column}).length > 0),
	);
}

/** The queens from the top row down, whichever of them came first. */
export function fromTheTop(queens: readonly Square[]): readonly Square[] {
	return [...queens].sort((a, b) => a.row - b.row);
}

/** The queens by row, where they are a solution. */
export function solutionOf(size: number, queens: readonly Square[]): Queens | undefined {
	const columns = fromTheTop(queens).map(({column}) => column);
	return isSolution(size, columns) && conflictsOf(queens).length === 0 ? columns : undefined;
}

/** The first solution in lexicographic order that contains the queens; `none`, or `unknown` yet. */
export function completionOf(size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' {
	const count = countOf(size, queens);
	return count.first ?? (count.isDone ? 'none' : 'unknown');
}

export function hintOf(size: number, queens: readonly Square[]): Hint {
	if (!isSolvable(size)) {
		return {type: 'no-solution'};
	}

	const completion = completionOf(size, queens);
	if (completion === 'unknown') {
		return {type: 'unknown'};
	}

	if (completion !== 'none') {
		const row = completion.findIndex((_, each) => queens.every((queen) => queen.row !== each));
		return row === -1 ? {type: 'none'} : {type: 'place', square: {row, column: completion[row]!}};
	}

	const without = queens.map((queen) => ({queen, rest: completionOf(size, othersThan(queen, queens))}));
	const {queen} = without.findLast(({rest}) => typeof rest !== 'string') ?? {};
	if (queen) {
		return {type: 'take', square: queen};
	}

	return {type: without.some(({rest}) => rest === 'unknown') ? 'unknown' : 'take-several'};
}

/** What has to be counted for the number of completions, and for a hint if one is asked for. */
export function completionCounts(size: number, queens: readonly Square[], isHintShown: boolean): readonly Reading[] {
	const own = countOf(size, queens);
	const isHintOpen = isHintShown && hintOf(size, queens).type === 'unknown';
	const others = isHintOpen && own.isDone ? queens.map((queen) => countOf(size, othersThan(queen, queens))) : [];
	return [own, ...others];
}

function othersThan(queen: Square, queens: readonly Square[]): readonly Square[] {
	return queens.filter((each) => each !== queen);
}
