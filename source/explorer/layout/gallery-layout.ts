import {type GridLayout, gridLayout, smallBoardSize} from './grid-layout.js';
import {frameRows, insideOf, type PanelSize, type Window} from './panel-size.js';

/** Small boards in one panel, with a line below each. */
export type GalleryLayout = {readonly type: 'gallery'; readonly panel: PanelSize; readonly grid: GridLayout};

/** The line below a board, as wide as it gets with numbers up to this one: mark, number and class, with their separators. */
function labelColumns(largest: number): number {
	const digits = String(largest).length;
	const number = digits + Math.floor((digits - 1) / 3);
	return 1 + number + ' class '.length + number;
}

/** `largest` is the largest number of a solution that is known. */
export function galleryLayout(size: number, largest: number, window: Window): GalleryLayout {
	const panel = {width: window.columns, height: window.rows - frameRows};
	const board = smallBoardSize(size);
	const label = labelColumns(largest);
	const cell = {width: Math.max(board.width, label), height: board.height + 1};
	return {type: 'gallery', panel, grid: gridLayout(insideOf(panel), cell)};
}
