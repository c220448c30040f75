import {lineBetween, type Square} from '../board.js';

type OpenRow = readonly Square[];

/**
 * The solutions that contain the given queens, each once, with queens in any order; undefined after each placement
 * without one. Fills the row with the fewest safe squares first, so that dead ends are found early: from the top row down,
 * large boards take too many nodes.
 */
export function completing(size: number, queens: readonly Square[]): Generator<readonly Square[] | undefined> {
	const indices = Array.from({length: size}, (_, index) => index);
	const empty = indices.map((row) => indices.map((column) => ({row, column})));
	return filled(queens.reduce<readonly OpenRow[]>(withQueen, empty), queens);
}

function* filled(openRows: readonly OpenRow[], queens: readonly Square[]): Generator<readonly Square[] | undefined> {
	const [first, ...others] = openRows;
	if (!first) {
		yield queens;
		return;
	}

	const fewest = others.reduce((best, row) => (row.length < best.length ? row : best), first);
	for (const queen of fewest) {
		yield undefined;
		yield* filled(withQueen(openRows, queen), [...queens, queen]);
	}
}

function withQueen(openRows: readonly OpenRow[], queen: Square): readonly OpenRow[] {
	return openRows
		.filter(([square]) => square?.row !== queen.row)
		.map((squares) => squares.filter((square) => !lineBetween(queen, square)));
}
