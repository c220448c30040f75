import {lineBetween, type Square} from '../../../solver/index.js';

/** A row without a queen, and its squares that no queen attacks. */
type OpenRow = {readonly squares: readonly Square[]};

/** Puts the squares of a row into the order in which they are tried. */
type Arrange = (squares: readonly Square[]) => readonly Square[];

/**
 * The solutions that contain the given queens, each once, as lists of queens in any order. The row with the fewest safe squares
 * is filled first, so that dead ends are found early: two solutions, or that there is only one, take some milliseconds on
 * every size of board. From the top row down, as other searches go, the first solution of 22 queens takes over a million nodes.
 */
export function completing(
	size: number,
	given: readonly Square[],
	arrange: Arrange = inOrder,
): Generator<readonly Square[]> {
	const indices = Array.from({length: size}, (_, index) => index);
	const empty = indices.map((row): OpenRow => ({squares: indices.map((column) => ({row, column}))}));
	return filled(given.reduce(withQueen, empty), given, arrange);
}

function* filled(open: readonly OpenRow[], queens: readonly Square[], arrange: Arrange): Generator<readonly Square[]> {
	const [first, ...others] = open;
	if (!first) {
		yield queens;
		return;
	}

	const {squares} = others.reduce((best, each) => (each.squares.length < best.squares.length ? each : best), first);
	for (const queen of arrange(squares)) {
		yield* filled(withQueen(open, queen), [...queens, queen], arrange);
	}
}

/** The open rows that remain when a queen is placed, without the squares that it attacks. */
function withQueen(open: readonly OpenRow[], queen: Square): readonly OpenRow[] {
	return open
		.filter(({squares}) => squares[0]?.row !== queen.row)
		.map(({squares}) => ({squares: squares.filter((square) => !lineBetween(queen, square))}));
}

const inOrder: Arrange = (squares) => squares;
