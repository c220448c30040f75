/** One square of the board, in cells of the terminal. */
export type SquareSize = {readonly width: number; readonly height: number};

/** From the largest; about as wide as they are high, because a cell is half as wide as high. */
const squareSizes: readonly SquareSize[] = [
	{width: 7, height: 3},
	{width: 5, height: 2},
	{width: 3, height: 1},
	{width: 2, height: 1},
	{width: 1, height: 1},
];

/** The board, and how much of it is in sight. */
export type BoardLayout = {readonly square: SquareSize; readonly rows: number};

/** The largest squares with which the board fits; where even small ones do not, it is higher than the window and scrolls. */
export function boardLayout(size: number, columns: number, rows: number): BoardLayout {
	const wideEnough = squareSizes.filter((square) => boardColumns(size, square) <= columns);
	const inSight = (square: SquareSize) => Math.floor((rows - labelHeight(size, square)) / square.height);
	const square =
		wideEnough.find((each) => inSight(each) >= size) ??
		wideEnough.find(({height}) => height === 1) ??
		squareSizes.at(-1)!;
	return {square, rows: Math.min(size, inSight(square))};
}

/** The columns of the whole board, with the numbers of its rows, and one free at the right. */
export function boardColumns(size: number, square: SquareSize): number {
	return labelWidth(size) + size * square.width + 1;
}

/** The columns left of the squares: the number of the row between two spaces. */
export function labelWidth(size: number): number {
	return String(size - 1).length + 2;
}

/** The rows above the squares: the number of the column, digit under digit where a square is too narrow for it. */
export function labelHeight(size: number, square: SquareSize): number {
	const digits = String(size - 1).length;
	return square.width > digits ? 1 : digits;
}
