import {type AttackLine, lineFrom, type Queens, type Square} from '../board.js';
import type {Listings} from './listing.js';

/**
 * Facts about one or more tests. The checks of every variant follow from them. All are counts, so the facts of several
 * tests are added. A test of row 2, column 3 below `[0, 2]` makes two comparisons and finds an attack along `\`; column and
 * `/` are free: `{tests: 1, comparisons: 2, columnFree: 1, diagonalFree: 0, antidiagonalFree: 1}`.
 */
export type TestFacts = {
	readonly tests: number;
	/** Comparisons with the queens above, from the top until one attacks. */
	readonly comparisons: number;
	/** Tests of squares whose column is free. */
	readonly columnFree: number;
	/** Tests of squares whose column and `\` are free. */
	readonly diagonalFree: number;
	/** Tests of squares whose column and `/` are free. */
	readonly antidiagonalFree: number;
};

/** The facts about the test of one column in the row below the queens. */
export function factsOfTest(queens: Queens, column: number): TestFacts {
	const row = queens.length;
	const lines = queens.map((queen, above) => lineFrom(queen, column, row - above));
	const attacker = lines.findIndex((line) => line !== undefined);
	const isColumnFree = !lines.includes('column');
	return {
		tests: 1,
		comparisons: attacker === -1 ? row : attacker + 1,
		columnFree: Number(isColumnFree),
		diagonalFree: Number(isColumnFree && !lines.includes('diagonal')),
		antidiagonalFree: Number(isColumnFree && !lines.includes('antidiagonal')),
	};
}

/** What the last test of a variant has read, and all of its memory that is more than the queens. Names are those of the listing. */
export type Explanation = {
	/** The line of the attack that the test has found; undefined if the square is safe. */
	readonly found: AttackLine | undefined;
} & (
	| {
			readonly type: 'comparisons';
			/** The queens above with which the test compared the square, in order; `line` is undefined if that queen does not attack. */
			readonly made: readonly (Square & {readonly line: AttackLine | undefined})[];
	  }
	| {
			/** The tables are arrays of flags, or numbers whose bit i is flag i. */
			readonly type: 'flags' | 'bits';
			/** The cell of a square in each table, in the order in which a test reads them; the first true one ends it. */
			readonly cells: readonly {
				readonly line: AttackLine;
				/** The name of the table. */
				readonly name: string;
				readonly index: number;
				readonly isRead: boolean;
				readonly table: readonly boolean[];
			}[];
	  }
);

/**
 * The memory of a variant during a search. Queens are placed from the top row down and removed in reverse order. `row` is
 * always the row that is tested or changed: the first without a queen, or for `remove` the last with one.
 */
export type Guard = {
	/** The checks of all tests so far: comparisons, look-ups or ANDs. */
	checks: number;
	/** Whether a queen above attacks the square. Adds the checks of this test to `checks`, and keeps what it has read. */
	isAttacked(row: number, column: number): boolean;
	/**
	 * The memory now, and what belongs to the square in it. After `isAttacked` also what that has read, in this order, or only
	 * what its first `checksShown` checks have. Does not change `checks`.
	 */
	explain(row: number, column: number, checksShown?: number): Explanation;
	place(row: number, column: number): void;
	/** What the listing does after the call below has returned: it restores flags, and leaves the array of queens as it is. */
	remove(row: number, column: number): void;
};

/**
 * The cells that each step of this type writes: elements of arrays, and numbers that are masks. Local constants, loop
 * variables and `row` are not counted.
 */
export type Writes = {readonly place: number; readonly backtrack: number};

/** A way to tell which squares are attacked. All variants search the same tree, at different cost. */
export type Variant = {
	/** The name on the command line and on the screen. */
	readonly id: string;
	/** Larger boards need more bits than a number has: there its listings would answer otherwise. */
	readonly largestSize: number;
	readonly listings: Listings;
	/**
	 * The checks that tests with these facts take, computed without running them. Linear: the checks of a sum of facts are the
	 * sum of their checks. So a variant is one file only if its checks follow from these facts. Another one, such as a scan from
	 * the bottom row up, needs a further fact: in `TestFacts`, in `Tally`, and counted by `createSubtreeCounter`.
	 */
	readonly checks: (facts: TestFacts) => number;
	readonly writes: Writes;
	/** The cells of memory for a board of this size: what `Writes` counts, whether written yet or not. */
	readonly memory: (size: number) => number;
	/** Creates the memory for an empty board of a size from 1 to `largestSize`. */
	readonly guard: (size: number) => Guard;
};

export function guardWith(size: number, variant: Pick<Variant, 'guard'>, queens: Queens): Guard {
	const guard = variant.guard(size);
	for (const [row, queen] of queens.entries()) {
		guard.place(row, queen);
	}

	return guard;
}
