import {
	type BoardLayout,
	boardLayout,
	type SquareSize,
	smallestSquare,
	squareSizes,
} from '../../panels/board/board-layout.js';
import {boardPanelRows, boardPanelWidth, insideOf, panelRows} from '../../panels/panel-size.js';
import {variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {stackColumns} from './frame-format.js';
import {listingHeight} from './listing.js';

/** The smallest useful height of a panel. */
export const minPanelRows = 5;
/** In a narrower panel most lines of the listing would be broken. */
const leastListingWidth = 36;
/** The stack scrolls to leave room for the listing, but keeps this many calls visible. */
const minStackCalls = 5;
/** The width that the shape of the search takes beside the stack, with the border. */
const shapeColumns = 24;

/**
 * Two columns of panels: the board at the upper left, and the whole listing at the right, for every variant. The stack and
 * the memory of the variant take the room that is left below the board and beside the listing, the stack the larger part.
 */
export type WideLayout = {
	readonly board: BoardLayout;
	readonly boardWidth: number;
	readonly boardRows: number;
	readonly listingRows: number;
	readonly isStackBelowBoard: boolean;
};

/** Returns the layout with the largest board that leaves room for all panels. A board that is too large scrolls. */
export function wideLayout(size: number, columns: number, rows: number, text: Text): WideLayout {
	const stackRows = Math.min(size + 1, minStackCalls) + panelRows;
	const stackWidth = stackColumns(size, text);
	const layouts = squareSizes
		.filter((square) => square.width > 1 && boardPanelWidth(size, square) + leastListingWidth <= columns)
		.map((square) => withSquares(size, square, columns, rows, stackWidth));
	const isFitting = (least: number) => (layout: WideLayout) => {
		const {more, less} = roomOf(layout, rows);
		return more >= stackRows && less >= least;
	};
	return (
		layouts.find(isFitting(minPanelRows)) ??
		layouts.findLast(isFitting(0)) ??
		withScrollingBoard(size, columns, rows, stackRows)
	);
}

/** The rows below the board and those beside the listing, the larger part first. */
function roomOf({boardRows, listingRows}: WideLayout, rows: number) {
	const room = [rows - boardRows, rows - listingRows];
	return {more: Math.max(...room), less: Math.min(...room)};
}

function withSquares(size: number, square: SquareSize, columns: number, rows: number, stackWidth: number): WideLayout {
	const board = {square, rows: size};
	const boardRows = boardPanelRows(size, board);
	const boardWidth = boardPanelWidth(size, square);
	const listingRows = listingRowsIn(columns - boardWidth);
	const beside = rows - listingRows;
	// Beside the listing, the stack stands in the order in which the program is read: the calls above their code.
	const isStackBelowBoard = beside < size + 1 + panelRows && beside < rows - boardRows;
	const layout = {board, boardWidth, boardRows, listingRows, isStackBelowBoard};
	const wider = stackWidth + shapeColumns;
	if (!isStackBelowBoard || wider <= boardWidth) {
		return layout;
	}

	const narrowListingRows = listingRowsIn(columns - wider);
	return rows - narrowListingRows >= minPanelRows
		? {...layout, boardWidth: wider, listingRows: narrowListingRows}
		: layout;
}

function withScrollingBoard(size: number, columns: number, rows: number, stackRows: number): WideLayout {
	const boardRows = rows - stackRows;
	const smallest = squareSizes.findLast(({width}) => width > 1) ?? smallestSquare;
	const boardWidth = Math.min(boardPanelWidth(size, smallest), columns);
	const board = boardLayout(size, boardWidth - panelRows, boardRows - panelRows);
	return {board, boardWidth, boardRows, listingRows: listingRowsIn(columns - boardWidth), isStackBelowBoard: true};
}

/** The height of a panel of this width that contains the listing of any variant. */
function listingRowsIn(width: number): number {
	const inside = insideOf({width, height: 0}).width;
	return Math.max(...variants.map((variant) => listingHeight(variant, inside))) + panelRows;
}
