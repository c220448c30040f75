import type {PanelSize} from './window.js';

/** The size of one square of a board, in cells. */
export type SquareSize = {readonly width: number; readonly height: number};

/** The largest first. A cell is about twice as high as wide, so these look roughly square. */
export const squareSizes: readonly SquareSize[] = [
	{width: 13, height: 6},
	{width: 11, height: 5},
	{width: 9, height: 4},
	{width: 7, height: 3},
	{width: 5, height: 2},
	{width: 3, height: 1},
	{width: 2, height: 1},
	{width: 1, height: 1},
];
const smallestSquare: SquareSize = {width: 1, height: 1};

/** How a board is drawn: the size of its squares, and how many of its rows are visible. */
export type BoardLayout = {readonly square: SquareSize; readonly rows: number};

/**
 * The largest squares with which the whole board and its labels fit into `columns` by `rows` cells. If it fits with
 * none, the squares are one cell high, fewer rows are visible, and the board scrolls.
 */
export function boardLayout(size: number, columns: number, rows: number): BoardLayout {
	const wideEnough = squareSizes.filter((square) => boardColumns(size, square) <= columns);
	const visibleRows = (square: SquareSize) => Math.floor((rows - labelHeight(size, square)) / square.height);
	const square =
		wideEnough.find((each) => visibleRows(each) >= size) ??
		wideEnough.find(({height}) => height === 1) ??
		smallestSquare;
	return {square, rows: Math.max(1, Math.min(size, visibleRows(square)))};
}

/** The width of a board in cells: row labels, squares, and one free cell at the right. */
export function boardColumns(size: number, square: SquareSize): number {
	return labelWidth(size) + size * square.width + 1;
}

/** The height of a board in cells, with its column labels. */
export function boardRows(size: number, {square, rows}: BoardLayout): number {
	return labelHeight(size, square) + rows * square.height;
}

/** The size of the whole board, or of the rows that are visible, with the largest squares in a room. */
export function boardSizeIn(size: number, {width, height}: PanelSize): PanelSize {
	const layout = boardLayout(size, width, height);
	return {width: boardColumns(size, layout.square), height: boardRows(size, layout)};
}

/** The width of the row labels in cells: the number of the row between two cells for signs. */
export function labelWidth(size: number): number {
	return String(size - 1).length + 2;
}

/** The height of the column labels in cells. Where a square is too narrow, the digits stand below each other. */
export function labelHeight(size: number, square: SquareSize): number {
	const digits = String(size - 1).length;
	return square.width > digits ? 1 : digits;
}
