import {narrationRows} from '../../../panels/narration.js';
import {boardBeside, boardPanelRows, frameRows, isWithin, leastSide, panelRows} from '../../../panels/panel-size.js';
import {figureRows, type LayoutModel, minWindowForColumns, type SearchLayout, searchLayout} from '../layout.js';

/** The height of program and memory, below board and tree: as a part of the whole height in a large window, else in rows. */
const bottomShare = 0.43;
const bottomRows = 7;
/** The width that the tree around a node takes apart from the columns of the board: figures at both sides, and the border. */
const besideChildren = 31;
/** The width of the memory, as a part of the whole width. The program is wider. */
const memoryShare = 0.45;

/**
 * Returns the layout with the tree in place of the stack. The tree stands beside the board, and program and memory below
 * them. Where the board is too large for that, nothing else moves.
 */
export function treeLayout(model: LayoutModel): SearchLayout {
	const {size, window} = model;
	const {columns} = window;
	const rows = window.rows - frameRows - narrationRows - figureRows;
	const bottom = isWithin(minWindowForColumns, window) ? Math.round(bottomShare * rows) : bottomRows;
	const {board, boardWidth, sideWidth} = boardBeside(size, [leastSide], columns, rows - bottom - panelRows);
	const top = rows - bottom;
	if (sideWidth < leastSide || board.rows < size || boardPanelRows(size, board) > top) {
		return searchLayout(model, size + besideChildren);
	}

	const memoryWidth = Math.floor(columns * memoryShare);
	return {
		board,
		direction: 'rows',
		groups: [
			[
				{id: 'board', width: boardWidth, height: top},
				{id: 'stack', width: sideWidth, height: top},
			],
			[
				{id: 'listing', width: columns - memoryWidth, height: bottom},
				{id: 'test', width: memoryWidth, height: bottom},
			],
		],
	};
}
