import {lineFrom, type Queens} from '../board.js';

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
