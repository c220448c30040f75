import {boardColumns, boardLayout} from '../../panels/board/board-layout.js';
import {narrationRows} from '../../panels/narration.js';
import {
	boardPanelColumns,
	frameRows,
	isWithin,
	panelColumns,
	panelRows,
	rowsBelowBoard,
} from '../../panels/panel-size.js';
import {variantOf} from '../../solver/index.js';
import {figureRows, type LayoutModel, minWindowForColumns, type SearchLayout, searchLayout} from './layout.js';
import {listingColumns} from './listing.js';

/** A line between board and stack, and the calls that a search of 4 queens has until it tests its last row but one. */
const stackRowsBelow = 4;

/** Returns the layout with the program in place of the stack, which stands below the board if it is small. A large window has room for all. */
export function programLayout(model: LayoutModel): SearchLayout {
	const {size, window, variant} = model;
	if (isWithin(minWindowForColumns, window)) {
		return searchLayout(model);
	}

	const {columns} = window;
	const rows = window.rows - frameRows - narrationRows - figureRows;
	const listing = listingColumns(variantOf(variant)) + panelColumns;
	const below = rowsBelowBoard(size, rows) >= stackRowsBelow ? stackRowsBelow : 0;
	const board = boardLayout(size, columns - listing - boardPanelColumns, rows - panelRows - below);
	const boardWidth = boardColumns(size, board.square) + boardPanelColumns;
	return {
		board,
		direction: 'columns',
		groups: [
			[{id: 'board', width: boardWidth, height: rows}],
			[{id: 'listing', width: columns - boardWidth, height: rows}],
		],
	};
}
