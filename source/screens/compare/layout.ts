import {type BoardLayout, boardColumns, boardLayout, boardRows} from '../../components/board-size.js';
import {borderColumns} from '../../components/panel.js';
import {reportRows, sentenceRows} from '../../components/step-report.js';
import type {Model} from '../../explorer/model.js';
import {frameRows, isWithin, type PanelSize, type Window} from '../../panels/panel-size.js';

/** Smaller windows show the board, the costs beside it where there is room, and one sentence. */
const leastWindow: Window = {columns: 80, rows: 24};

/** Whether the window has room only for a board, costs and a sentence. The lesson gives its screens such a part of a window. */
export function isCompact({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(leastWindow, window);
}

/** From this window on, bars have a line above them for their name. */
const largeWindow: Window = {columns: 100, rows: 30};

export function isLarge({width, height}: PanelSize): boolean {
	return isWithin(largeWindow, {columns: width, rows: height + frameRows});
}

/** The least widths of the two boxes: those of Search, so that the board stays where it is. */
const leastLeft = 30;
const leastRight = 49;
/** The width of a call in Search beside the marks of its columns, which have two cells each. */
const callColumns = 10;
/** What is said below the board takes at least this many lines. */
const leastBelow = 3;

export type CompareLayout = {
	readonly board: BoardLayout;
	/** The widths of both boxes, and the height of the panels. */
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** The lines below the board; 0 if there is no room. */
	readonly below: number;
};

/** The board at the left, what the variants save and pay below it, and what they cost at the right. */
export function compareLayout({size, window}: Pick<Model, 'size' | 'window'>, room: PanelSize): CompareLayout {
	const {width} = room;
	const height = window.isPart ? room.height : room.height - reportRows;
	const boardWidth = width - leastRight - borderColumns;
	// The lines of the border above and below, and the one between the board and what is below it.
	const [alone, divided] = [height - 2, height - 3];
	const above = boardLayout(size, boardWidth, divided - leastBelow);
	const isDivided = above.rows === size && boardRows(size, above) + leastBelow <= divided;
	const board = isDivided ? above : boardLayout(size, boardWidth, alone);
	const inside = Math.max(boardColumns(size, board.square), isDivided ? callColumns + 2 * size : 0);
	const left = Math.max(inside + borderColumns, Math.min(leastLeft, width - leastRight));
	return {board, left, right: width - left, height, below: isDivided ? divided - boardRows(size, board) : 0};
}

/** A board, and the columns for the costs beside it: 0 if there is no room. */
export type CompactLayout = {readonly board: BoardLayout; readonly costs: number; readonly height: number};

/** The free columns between the board and the costs. */
export const compactGap = 2;

/** `leastCosts` is the width with which the costs can be drawn. */
export function compactLayout(size: number, {width, height}: PanelSize, leastCosts: number): CompactLayout {
	const rows = height - sentenceRows;
	const beside = boardLayout(size, width - leastCosts - compactGap, rows);
	const costs = width - boardColumns(size, beside.square) - compactGap;
	return beside.square.width > 1 && costs >= leastCosts
		? {board: beside, costs, height: rows}
		: {board: boardLayout(size, width, rows), costs: 0, height: rows};
}
