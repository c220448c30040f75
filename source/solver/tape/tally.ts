import type {VariantId} from '../search/variant.js';

/** What a stretch of the search contains. All are plain counts; they add up from stretch to stretch. */
export type Tally = {
	readonly tests: number;
	/** Queens placed, by row: one count for each row of the board. */
	readonly placements: readonly number[];
	readonly solutions: number;
	/** Calls of place(row) that have found no safe square. */
	readonly deadEnds: number;
	/** Solutions none of whose images comes before them: one of each symmetry class. */
	readonly fundamental: number;
	/** What the tests cost each variant. */
	readonly checks: Readonly<Record<VariantId, number>>;
	/** What they cost `flags` in the same stretch seen in a mirror, where the two kinds of diagonal have changed places. */
	readonly mirroredFlags: number;
};

export function emptyTally(size: number): Tally {
	return {
		tests: 0,
		placements: new Array<number>(size).fill(0),
		solutions: 0,
		deadEnds: 0,
		fundamental: 0,
		checks: {scan: 0, flags: 0, bitmask: 0},
		mirroredFlags: 0,
	};
}

/** `a` and `factor` times `b`, for boards of one size. */
export function addTally(a: Tally, b: Tally, factor: 1 | -1 = 1): Tally {
	return {
		tests: a.tests + factor * b.tests,
		placements: a.placements.map((count, row) => count + factor * b.placements[row]!),
		solutions: a.solutions + factor * b.solutions,
		deadEnds: a.deadEnds + factor * b.deadEnds,
		fundamental: a.fundamental + factor * b.fundamental,
		checks: {
			scan: a.checks.scan + factor * b.checks.scan,
			flags: a.checks.flags + factor * b.checks.flags,
			bitmask: a.checks.bitmask + factor * b.checks.bitmask,
		},
		mirroredFlags: a.mirroredFlags + factor * b.mirroredFlags,
	};
}

/** The sum over all rows. */
export function placementsIn(tally: Tally): number {
	return tally.placements.reduce((sum, count) => sum + count, 0);
}
