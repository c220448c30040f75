import {boardColumns, boardLayout} from '../../panels/board/board-layout.js';
import {narrationRows} from '../../panels/narration.js';
import {boardPanelColumns, frameRows, isWithin, panelColumns, panelRows} from '../../panels/panel-size.js';
import {variantOf} from '../../solver/index.js';
import {figureRows, type LayoutModel, minWindowForColumns, type SearchLayout, searchLayout} from './layout.js';
import {listingColumns} from './listing.js';

/** Returns the layout with the program in place of the stack. A large window has room for both. */
export function programLayout(model: LayoutModel): SearchLayout {
	const {size, window, variant} = model;
	if (isWithin(minWindowForColumns, window)) {
		return searchLayout(model);
	}

	const {columns} = window;
	const rows = window.rows - frameRows - narrationRows - figureRows;
	const listing = listingColumns(variantOf(variant)) + panelColumns;
	const board = boardLayout(size, columns - listing - boardPanelColumns, rows - panelRows);
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
