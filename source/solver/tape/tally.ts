import type {TestFacts} from '../search/facts.js';

/** What a stretch of the search contains. All are counts; they add up from stretch to stretch. */
export type Tally = TestFacts & {
	/** Queens placed, by row: one count for each row of the board. */
	readonly placements: readonly number[];
	readonly solutions: number;
	/** Calls of `place(row)` that find no safe square. */
	readonly deadEnds: number;
	/** Solutions none of whose images comes before them: one of each symmetry class. */
	readonly fundamental: number;
};

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

/** `a` and `factor` times `b`, for boards of one size. */
export function addTally(a: Tally, b: Tally, factor: 1 | -1 = 1): Tally {
	return {
		tests: a.tests + factor * b.tests,
		comparisons: a.comparisons + factor * b.comparisons,
		columnFree: a.columnFree + factor * b.columnFree,
		diagonalFree: a.diagonalFree + factor * b.diagonalFree,
		antidiagonalFree: a.antidiagonalFree + factor * b.antidiagonalFree,
		placements: a.placements.map((count, row) => count + factor * b.placements[row]!),
		solutions: a.solutions + factor * b.solutions,
		deadEnds: a.deadEnds + factor * b.deadEnds,
		fundamental: a.fundamental + factor * b.fundamental,
	};
}

/** The queens placed in all rows. */
export function placementsIn(tally: Tally): number {
	return tally.placements.reduce((sum, count) => sum + count, 0);
}
