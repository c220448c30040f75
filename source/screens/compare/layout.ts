import {type BoardLayout, boardColumns, boardLayout, boardRows} from '../../components/board-size.js';
import {borderColumns} from '../../components/panel.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';

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

/** The layout of panels in a room without a report below them. */
export function compareLayout(size: number, {width, height}: PanelSize): CompareLayout {
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
