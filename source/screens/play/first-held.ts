import {attackersOf, attackOn, type Queens, type Square} from '../../solver/index.js';

/** The search gives up after this many tests, some hundredths of a second. */
const mostTests = 500_000;

/**
 * Finds the first board of the search that holds these queens, perhaps among others: the rows are filled from the top, so
 * every row above the lowest of these queens holds a queen too. Returns `never` if no such board exists, and `unknown`
 * if finding it takes too long.
 *
 * Example: with 4 queens the search first holds a queen on (1, 1) on the board 3 1.
 */
export function firstHeld(size: number, queens: readonly Square[]): Queens | 'never' | 'unknown' {
	const given = new Map(queens.map(({row, column}) => [row, column]));
	const rows = Math.max(-1, ...given.keys()) + 1;
	const board: number[] = [];
	let tests = 0;
	const mayStand = (row: number, column: number) =>
		!attackOn(board, row, column) &&
		(given.has(row) ? given.get(row) === column : attackersOf(queens, {row, column}).length === 0);

	function fill(row: number): boolean {
		if (row === rows) {
			return true;
		}

		for (let column = 0; column < size && tests < mostTests; column++) {
			tests++;
			if (mayStand(row, column)) {
				board.push(column);
				if (fill(row + 1)) {
					return true;
				}

				board.pop();
			}
		}

		return false;
	}

	// Two queens in one row are never on the board together.
	if (given.size < queens.length) {
		return 'never';
	}

	if (fill(0)) {
		return board;
	}

	return tests < mostTests ? 'never' : 'unknown';
}
