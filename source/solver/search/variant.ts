import {type AttackLine, lineFrom, type Queens} from '../board.js';
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

/** What a variant remembers, and what its last test has read in that memory. Names are those of the listing. */
export type Explanation =
	/** The comparisons that the test made with the queens above, in order. The last one can be an attack: `line` is set. */
	| {
			readonly type: 'comparisons';
			/** The name of the array of queens. */
			readonly name: string;
			readonly made: readonly Comparison[];
			readonly queens: Queens;
	  }
	/** The cell of a square in each table, in the order in which a test reads them; the first true one ends it. */
	| {
			readonly type: 'cells';
			readonly cells: readonly {
				readonly line: AttackLine;
				/** The name of the table. */
				readonly name: string;
				readonly index: number;
				readonly isRead: boolean;
				readonly table: readonly boolean[];
			}[];
	  }
	/** Bit c of a mask is column c of the row. The test is `attacked & bit`, where `attacked` is their union. */
	| {
			readonly type: 'masks';
			readonly masks: readonly (NamedMask & {
				readonly line: AttackLine;
				/** The direction in which the mask moves from row to row, if it does. */
				readonly shift: '<<' | '>>' | undefined;
			})[];
			readonly union: NamedMask;
			readonly bit: NamedMask;
	  };

/** A comparison with the queen in a row and column; `line` is undefined if that queen does not attack. */
type Comparison = {readonly row: number; readonly column: number; readonly line: AttackLine | undefined};

type NamedMask = {readonly name: string; readonly mask: number};

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
	 * The memory now, and what belongs to the square in it. After `isAttacked` also what that has read, in this order. Does not
	 * change `checks`.
	 */
	explain(row: number, column: number): Explanation;
	place(row: number, column: number): void;
	remove(row: number, column: number): void;
};

/**
 * The cells that each step of this type writes: elements of the arrays and tables of the listing, and masks passed to a
 * call. `pop()` writes the element that it removes. Local constants, loop variables and `row` are not counted.
 */
export type Writes = {readonly place: number; readonly backtrack: number};

/** A way to tell which squares are attacked. All variants search the same tree, at different cost. */
export type Variant = {
	/** The name on the command line and on the screen. */
	readonly id: string;
	readonly listings: Listings;
	/**
	 * The checks that tests with these facts take, computed without running them. Linear: the checks of a sum of facts are the
	 * sum of their checks. So a variant is one file only if its checks follow from these facts. Another one, such as a scan from
	 * the bottom row up, needs a further fact: in `TestFacts`, in `Tally`, and counted by `createSubtreeCounter`.
	 */
	readonly checks: (facts: TestFacts) => number;
	readonly writes: Writes;
	/** The cells in memory while this many queens stand on the board: what `Writes` counts, whether written yet or not. */
	readonly memory: (size: number, queens: number) => number;
	/** Creates the memory for an empty board of a size from 1 to 27. */
	readonly guard: (size: number) => Guard;
};
