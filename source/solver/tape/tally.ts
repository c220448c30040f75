import type {TestFacts} from '../search/facts.js';

/** What a section of the search contains, such as a subtree. All are counts, so the tallies of two sections are added. */
export type Tally = TestFacts & {
	/** The number of queens placed in each row: one count for each row of the board. */
	readonly placements: readonly number[];
	readonly solutions: number;
	/** Calls of `place(row)` that find no safe square in their row. */
	readonly deadEnds: number;
	/** Fundamental solutions: one of each symmetry class. */
	readonly fundamental: number;
};

/** The tally of a section without steps, on a board of `size`. */
export function emptyTally(size: number): Tally {
	return {
		tests: 0,
		comparisons: 0,
		columnFree: 0,
		diagonalFree: 0,
		antidiagonalFree: 0,
		placements: new Array<number>(size).fill(0),
		solutions: 0,
		deadEnds: 0,
		fundamental: 0,
	};
}

/** `a + factor * b`, count by count. Both are for boards of the same size. */
export function addTally(a: Tally, b: Tally, factor: 1 | -1 = 1): Tally {
	return {
		tests: a.tests + factor * b.tests,
		comparisons: a.comparisons + factor * b.comparisons,
		columnFree: a.columnFree + factor * b.columnFree,
		diagonalFree: a.diagonalFree + factor * b.diagonalFree,
		antidiagonalFree: a.antidiagonalFree + factor * b.antidiagonalFree,
		placements: a.placements.map((count, row) => count + factor * (b.placements[row] ?? 0)),
		solutions: a.solutions + factor * b.solutions,
		deadEnds: a.deadEnds + factor * b.deadEnds,
		fundamental: a.fundamental + factor * b.fundamental,
	};
}

/** The number of queens placed in all rows together. */
export function placementsIn(tally: Tally): number {
	return tally.placements.reduce((sum, count) => sum + count, 0);
}
