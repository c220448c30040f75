import {type GridLayout, gridLayout, smallBoardSize} from './grid-layout.js';
import {frameRows, insideOf, type PanelSize, type Window} from './panel-size.js';

/** Small boards in one panel, with a line below each. */
export type GalleryLayout = {readonly type: 'gallery'; readonly panel: PanelSize; readonly grid: GridLayout};

/** The line below a board, as wide as it gets for a number of so many digits: mark, number and class. */
const labelColumns = (digits: number) => 1 + digits + ' class '.length + digits;

/** `largest` is the largest number of a solution that is known. */
export function galleryLayout(size: number, largest: number, window: Window): GalleryLayout {
	const panel = {width: window.columns, height: window.rows - frameRows};
	const board = smallBoardSize(size);
	const label = labelColumns(String(largest).length);
	const cell = {width: Math.max(board.width, label), height: board.height + 1};
	return {type: 'gallery', panel, grid: gridLayout(insideOf(panel), cell)};
}
