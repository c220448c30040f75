/** The size of one square of the board, in terminal cells. */
export type SquareSize = {readonly width: number; readonly height: number};

/** Where the board does not fit even with these, it scrolls. */
export const smallestSquare: SquareSize = {width: 1, height: 1};

/** The largest first. A cell is about twice as high as wide, so these squares look roughly square. */
export const squareSizes: readonly SquareSize[] = [
	{width: 7, height: 3},
	{width: 5, height: 2},
	{width: 3, height: 1},
	{width: 2, height: 1},
	smallestSquare,
];

/** How the board is drawn: the size of its squares, and how many of its rows are visible. */
export type BoardLayout = {readonly square: SquareSize; readonly rows: number};

/**
 * Returns the largest squares with which the whole board fits into `columns` by `rows` cells. If it fits with none, the
 * squares are one cell high, fewer rows are visible, and the board scrolls.
 */
export function boardLayout(size: number, columns: number, rows: number): BoardLayout {
	const wideEnough = squareSizes.filter((square) => boardColumns(size, square) <= columns);
	const visibleRows = (square: SquareSize) => Math.floor((rows - labelHeight(size, square)) / square.height);
	const square =
		wideEnough.find((each) => visibleRows(each) >= size) ??
		wideEnough.find(({height}) => height === 1) ??
		smallestSquare;
	return {square, rows: Math.min(size, visibleRows(square))};
}

/**
 * Whether each square of a dead end in this row has room for the line to an attacker and the number of its row. All
 * squares of the row show the same, so the longest number decides.
 */
export function namesAttackers(row: number, square: SquareSize): boolean {
	return String(row - 1).length < square.width;
}

/** Returns the width of the board in cells: row labels, squares, and one free cell at the right. */
export function boardColumns(size: number, square: SquareSize): number {
	return labelWidth(size) + size * square.width + 1;
}

/** Returns the width of the row labels in cells: the number of the row between two spaces. */
export function labelWidth(size: number): number {
	return String(size - 1).length + 2;
}

/**
 * Returns the height of the column labels in cells. If a square is too narrow for the number, its digits stand below
 * each other.
 */
export function labelHeight(size: number, square: SquareSize): number {
	const digits = String(size - 1).length;
	return square.width > digits ? 1 : digits;
}
