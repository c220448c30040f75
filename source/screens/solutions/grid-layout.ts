import type {Model} from '../../explorer/model.js';
import type {SquareSize} from '../../panels/board/board-layout.js';
import {frameRows, insideOf, type PanelSize} from '../../panels/panel-size.js';
import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/**
 * How many equal cells fit beside and below each other, at least one in each direction. `cell` is the size of one,
 * without gaps.
 */
export type GridLayout = {readonly columns: number; readonly rows: number; readonly cell: PanelSize};

/** How a board is drawn: the size of its squares, or two rows of squares in each line, one cell wide. */
export type Scale = SquareSize | 'two-rows-a-line';

/** A grid of boards in one panel between header and footer. */
export type BoardsLayout = {readonly panel: PanelSize; readonly grid: GridLayout; readonly scale: Scale};

/** The largest first. */
const scales: readonly Scale[] = [
	{width: 5, height: 2},
	{width: 3, height: 1},
	{width: 2, height: 1},
	'two-rows-a-line',
];

/** The smallest number of boards on a page of the gallery, unless fewer are listed. Where more fit, the squares are larger. */
const leastOnPage = 16;

/** The empty columns and the empty lines between cells. */
export const cellGap = 2;
export const lineGap = 1;

/**
 * Returns the layout of the gallery of `listed` solutions. The line below each board has room for solution numbers up to
 * `largest`.
 */
export function galleryLayout(model: Model, listed: number, largest: number): BoardsLayout {
	return boardsLayout(model, {width: labelColumns(largest, model.text), height: 1}, Math.min(listed, leastOnPage));
}

/**
 * Returns the layout of the `count` different images of a solution. Below each stand its 8 / `count` transforms and its
 * number.
 */
export function imagesLayout(model: Model, count: number): BoardsLayout {
	const width = Math.max(...Object.values(model.text.transforms).map(cells));
	return boardsLayout(model, {width, height: 8 / count + 1}, count);
}

/** Returns the layout with the largest squares of which `least` boards fit, each with its words below. */
function boardsLayout({size, window}: Model, words: PanelSize, least: number): BoardsLayout {
	const panel = {width: window.columns, height: window.rows - frameRows};
	const inside = insideOf(panel);
	const layouts = scales.map((scale) => {
		const board = boardSize(size, scale);
		const cell = {width: Math.max(board.width, words.width), height: board.height + words.height};
		return {panel, scale, grid: gridOf(cell, inside)};
	});
	const fits = ({grid: {columns, rows, cell}}: BoardsLayout) =>
		columns * rows >= least && cell.width <= inside.width && cell.height <= inside.height;
	return layouts.find(fits) ?? layouts.at(-1)!;
}

/** As many cells as fit. */
function gridOf(cell: PanelSize, inside: PanelSize): GridLayout {
	return {
		columns: Math.max(1, Math.floor((inside.width + cellGap) / (cell.width + cellGap))),
		rows: Math.max(1, Math.floor((inside.height + lineGap) / (cell.height + lineGap))),
		cell,
	};
}

/** The largest width of the line below a board: mark, number and class. No class has a larger number than its solutions. */
function labelColumns(largest: number, text: Text): number {
	return cells(` ${text.number(largest)} ${text.classNumber(largest)}`);
}

function boardSize(size: number, scale: Scale): PanelSize {
	return scale === 'two-rows-a-line'
		? {width: size, height: Math.ceil(size / 2)}
		: {width: size * scale.width, height: size * scale.height};
}
