import {attackersOf, backtrack, type Queens, queensAfter, type Square, variantOf} from '../../solver/index.js';

/** The search gives up after this many tests, some hundredths of a second. */
const mostTests = 500_000;

/**
 * Finds the first board of the search that holds these queens, perhaps among others: the rows are filled from the top, so
 * every row above the lowest of these queens holds a queen too. Returns `never` if no such board exists, and `unknown`
 * if finding it takes too long. Searches as all do, but counts a square as attacked where these queens rule it out.
 *
 * Example: with 4 queens the search first holds a queen on (1, 1) on the board 3 1.
 */
export function firstHeld(size: number, queens: readonly Square[]): Queens | 'never' | 'unknown' {
	const given = new Map(queens.map(({row, column}) => [row, column]));
	// Two queens in one row are never on the board together.
	if (given.size < queens.length) {
		return 'never';
	}

	const rows = Math.max(-1, ...given.keys()) + 1;
	const guard = variantOf('bitmask').guard(size);
	const isRuledOut = (row: number, column: number) =>
		given.has(row) ? given.get(row) !== column : attackersOf(queens, {row, column}).length > 0;
	const isAttacked = (row: number, column: number) => guard.isAttacked(row, column) || isRuledOut(row, column);
	let board: Queens = [];
	let tests = 0;
	for (const step of backtrack(size, {...guard, isAttacked})) {
		board = queensAfter(board, step);
		if (board.length === rows) {
			return board;
		}

		if (step.type === 'test' && ++tests === mostTests) {
			return 'unknown';
		}
	}

	return 'never';
}
