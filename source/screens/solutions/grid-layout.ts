import {frameRows, insideOf, type PanelSize, type Window} from '../../panels/panel-size.js';
import {text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/**
 * How many equal cells fit beside and below each other, at least one in each direction. `cell` is the size of one,
 * without gaps.
 */
export type GridLayout = {readonly columns: number; readonly rows: number; readonly cell: PanelSize};

/** A grid of small boards in one panel between header and footer. */
export type BoardsLayout = {readonly panel: PanelSize; readonly grid: GridLayout};

/** The empty columns and the empty lines between cells. */
export const cellGap = 2;
export const lineGap = 1;

/** Returns the layout of the gallery. The line below each board has room for solution numbers up to `largest`. */
export function galleryLayout(size: number, largest: number, window: Window): BoardsLayout {
	const board = smallBoardSize(size);
	return boardsLayout({width: Math.max(board.width, labelColumns(largest)), height: board.height + 1}, window);
}

/**
 * Returns the layout of the `count` different images of a solution. Below each stand its 8 / `count` transforms and its
 * number.
 */
export function imagesLayout(size: number, count: number, window: Window): BoardsLayout {
	const board = smallBoardSize(size);
	const names = Object.values(text.transforms).map(cells);
	return boardsLayout({width: Math.max(board.width, ...names), height: board.height + 8 / count + 1}, window);
}

function boardsLayout(cell: PanelSize, window: Window): BoardsLayout {
	const panel = {width: window.columns, height: window.rows - frameRows};
	const inside = insideOf(panel);
	return {
		panel,
		grid: {
			columns: Math.max(1, Math.floor((inside.width + cellGap) / (cell.width + cellGap))),
			rows: Math.max(1, Math.floor((inside.height + lineGap) / (cell.height + lineGap))),
			cell,
		},
	};
}

/** The largest width of the line below a board: mark, number and class. No class has a larger number than its solutions. */
function labelColumns(largest: number): number {
	return cells(` ${text.number(largest)} ${text.classNumber(largest)}`);
}

/** Each line of a small board shows two of its rows. */
function smallBoardSize(size: number): PanelSize {
	return {width: size, height: Math.ceil(size / 2)};
}
