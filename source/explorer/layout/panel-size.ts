import {type BoardLayout, boardColumns, boardLayout, labelHeight} from './board-layout.js';

/** Of the terminal, in cells. */
export type Window = {readonly columns: number; readonly rows: number};

/** Of a panel with its border, in cells. */
export type PanelSize = {readonly width: number; readonly height: number};

/** What a panel spends on its border, above and below, and on border and margins, left and right; the board has no margins. */
export const panelRows = 2;
export const panelColumns = 4;
const boardPanelColumns = 2;

/** Header and footer; the last row of the terminal stays free. */
export const frameRows = 3;

/** The least that a panel beside the board, and the board, have to be of use. */
export const leastSide = 17;
const leastBoard = 30;

/** The rows of a panel with this board in it. */
export function boardPanelRows(size: number, {rows, square}: BoardLayout): number {
	return rows * square.height + labelHeight(size, square) + panelRows;
}

/** What is left of a panel for its content. */
export function insideOf({width, height}: PanelSize): PanelSize {
	return {width: width - panelColumns, height: height - panelRows};
}

export function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}

/** The board, and beside it the first of the given widths that leaves it squares of a decent width, or nothing. */
export function boardBeside(size: number, sides: readonly number[], columns: number, rows: number) {
	for (const side of sides) {
		const board = boardLayout(size, columns - side - boardPanelColumns, rows);
		const boardWidth = Math.max(leastBoard, boardColumns(size, board.square) + boardPanelColumns);
		if (board.square.width > 1 && boardWidth + side <= columns) {
			return {board, boardWidth, sideWidth: columns - boardWidth};
		}
	}

	return {board: boardLayout(size, columns - boardPanelColumns, rows), boardWidth: columns, sideWidth: 0};
}

/** Named panels around a board, in columns or in rows, from left to right and from top to bottom; a sentence and figures below them. */
export type GroupsLayout<Type extends string, Id extends string> = {
	readonly type: Type;
	readonly board: BoardLayout;
	readonly direction: 'columns' | 'rows';
	readonly groups: readonly (readonly (PanelSize & {readonly id: Id})[])[];
	readonly narrationHeight: number;
};
