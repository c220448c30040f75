import {
	boardBeside,
	boardPanelRows,
	frameRows,
	isWithin,
	leastSide,
	panelRows,
	type Window,
} from '../../panels/panel-size.js';
import {figureRows, minWindowForColumns, type SearchLayout, searchLayout} from './layout.js';

/** The height of program and memory, below board and tree, as a part of the whole height. */
const bottomShare = 0.43;
/** The width of the memory, as a part of the whole width. The program is wider. */
const memoryShare = 0.45;

/**
 * Returns the layout with the tree in place of the stack. In a large window the tree stands beside the board, and program and
 * memory below them. In a smaller one, or beside a large board, nothing else moves.
 */
export function treeLayout(size: number, window: Window): SearchLayout {
	const usual = searchLayout(size, window);
	const {columns} = window;
	const rows = window.rows - frameRows - usual.narrationHeight - figureRows;
	const bottom = Math.round(bottomShare * rows);
	const {board, boardWidth, sideWidth} = boardBeside(size, [leastSide], columns, rows - bottom - panelRows);
	const top = rows - bottom;
	if (!isWithin(minWindowForColumns, window) || board.rows < size || boardPanelRows(size, board) > top) {
		return usual;
	}

	const memoryWidth = Math.floor(columns * memoryShare);
	return {
		...usual,
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
