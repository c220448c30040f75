import {
	type BoardLayout,
	boardColumns,
	boardLayout,
	labelHeight,
	type SquareSize,
	smallestSquare,
} from './board/board-layout.js';

/** The size of the terminal, in cells. */
export type Window = {readonly columns: number; readonly rows: number};

/** The size of a panel or of its content, in cells. */
export type PanelSize = {readonly width: number; readonly height: number};

/** The rows that the border of a panel takes, above and below. */
export const panelRows = 2;
/** The columns that border and margins take, left and right. */
export const panelColumns = 4;
/** The panel of the board has no margins. */
export const boardPanelColumns = 2;

/** The header, the footer and the last row of the terminal, which stays free. */
export const frameRows = 3;

/** The smallest useful width of a panel beside the board. */
export const leastSide = 17;
const minBoardWidth = 30;

/** Returns the height of a panel that contains this board. */
export function boardPanelRows(size: number, {rows, square}: BoardLayout): number {
	return rows * square.height + labelHeight(size, square) + panelRows;
}

/** Returns how many of `rows` the panel of the board leaves, with the smallest squares; negative if the board does not fit. */
export function rowsBelowBoard(size: number, rows: number): number {
	return rows - boardPanelRows(size, {square: smallestSquare, rows: size});
}

/** Returns the width of a panel that contains this board. */
export function boardPanelWidth(size: number, square: SquareSize): number {
	return Math.max(minBoardWidth, boardColumns(size, square) + boardPanelColumns);
}

/** Returns the size of the content of a panel: without border and margins. */
export function insideOf({width, height}: PanelSize): PanelSize {
	return {width: width - panelColumns, height: height - panelRows};
}

/** Whether the window is at least as large as `least`, in both directions. */
export function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}

/** A board, and the widths of its panel and of the panels beside it. `sideWidth` is 0 if these have no room. */
export type BoardBeside = {readonly board: BoardLayout; readonly boardWidth: number; readonly sideWidth: number};

/**
 * Divides `columns` between the board and a panel beside it. Takes the first width of `sides` that leaves squares at
 * least two cells wide. If there is none, `sideWidth` is 0 and the board takes the whole width.
 */
export function boardBeside(size: number, sides: readonly number[], columns: number, rows: number): BoardBeside {
	for (const side of sides) {
		const board = boardLayout(size, columns - side - boardPanelColumns, rows);
		const boardWidth = boardPanelWidth(size, board.square);
		if (board.square.width > 1 && boardWidth + side <= columns) {
			return {board, boardWidth, sideWidth: columns - boardWidth};
		}
	}

	return {board: boardLayout(size, columns - boardPanelColumns, rows), boardWidth: columns, sideWidth: 0};
}

/**
 * Panels around a board. `columns` are groups beside each other, each from top to bottom; `rows` are groups below each
 * other, each from left to right.
 */
export type GroupsLayout<Id extends string> = {
	readonly board: BoardLayout;
	readonly direction: 'columns' | 'rows';
	readonly groups: readonly (readonly (PanelSize & {readonly id: Id})[])[];
};
