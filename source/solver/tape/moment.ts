import {attackOn, type Queens} from '../board.js';
import {backtrack} from '../search/backtrack.js';
import {isAtDeadEnd, type Position, queensAfter, type Step} from '../search/step.js';
import {factsOfTest, type TestFacts, type Variant} from '../search/variant.js';
import {isFundamental} from '../symmetry.js';

/** What a section of the search contains, such as a subtree. All are counts, so the tallies of two sections are added. */
export type Tally = TestFacts & {
	/** Queens placed. */
	readonly placements: number;
	readonly solutions: number;
	/** Calls of `place(row)` that find no safe square in their row. */
	readonly deadEnds: number;
	/** Fundamental solutions: one of each symmetry class. */
	readonly fundamental: number;
};

export const emptyTally: Tally = {
	tests: 0,
	comparisons: 0,
	columnFree: 0,
	diagonalFree: 0,
	antidiagonalFree: 0,
	placements: 0,
	solutions: 0,
	deadEnds: 0,
	fundamental: 0,
};

/** `a + factor * b`, count by count. */
export function addTally(a: Tally, b: Tally, factor: 1 | -1 = 1): Tally {
	return {
		tests: a.tests + factor * b.tests,
		comparisons: a.comparisons + factor * b.comparisons,
		columnFree: a.columnFree + factor * b.columnFree,
		diagonalFree: a.diagonalFree + factor * b.diagonalFree,
		antidiagonalFree: a.antidiagonalFree + factor * b.antidiagonalFree,
		placements: a.placements + factor * b.placements,
		solutions: a.solutions + factor * b.solutions,
		deadEnds: a.deadEnds + factor * b.deadEnds,
		fundamental: a.fundamental + factor * b.fundamental,
	};
}

/** The position after `index` steps of the search on a board of `size`, and the tally of these steps. */
export type Moment = Position & Tally & {readonly size: number; readonly index: number};

/** After the steps with the tally `done`: `queens` are on the board, `step` is the last one. */
export function momentAt(size: number, queens: Queens, step: Step | undefined, done: Tally): Moment {
	// Each queen placed takes two steps, to place and to remove it. The queens on the board are not removed yet.
	const index = done.tests + 2 * done.placements - queens.length + done.solutions;
	return {size, queens, step, index, ...done};
}

/** Undefined at the end. Computed from the board, so that no variant is needed to know what variants must do. */
export function momentAfter(moment: Moment): Moment | undefined {
	const {size, queens} = moment;
	const board = {isAttacked: (row: number, column: number) => !!attackOn(queens, row, column), place() {}, remove() {}};
	const step = backtrack(size, board, moment).next().value;
	return step && momentAt(size, queensAfter(queens, step), step, addTally(moment, tallyOf(size, queens, step)));
}

/** `queens` are on the board before the step. */
export function tallyOf(size: number, queens: Queens, step: Step): Tally {
	switch (step.type) {
		case 'test': {
			return {...emptyTally, ...factsOfTest(queens, step.column), deadEnds: Number(isAtDeadEnd(size, {queens, step}))};
		}

		case 'place': {
			return {...emptyTally, placements: 1};
		}

		case 'solution': {
			return {...emptyTally, solutions: 1, fundamental: Number(isFundamental(queens))};
		}

		case 'backtrack': {
			return emptyTally;
		}
	}
}

/** The writes of a variant in all steps up to a moment. Every queen placed and no longer on the board has been removed. */
export function writesUpTo({writes}: Pick<Variant, 'writes'>, moment: Moment): number {
	const {placements, queens} = moment;
	return writes.place * placements + writes.backtrack * (placements - queens.length);
}
