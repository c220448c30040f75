import {type BoardLayout, boardColumns, boardLayout} from '../../components/board-size.js';
import {borderColumns} from '../../components/panel.js';
import {bodySize, isCompact, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {cells} from '../../text/width.js';
import {type GridLayout, gridLayout, titleRows} from './small-boards.js';
import {gallery} from './state.js';

/** The list of solutions: its columns and rows, and the width of one column in cells, without the gap behind it. */
export type ListLayout = {
	readonly columns: number;
	readonly rows: number;
	readonly entry: number;
};

/** The board and the list, without the list where it has no room. Widths are those of their panels. */
type SolutionsLayout = {
	readonly board: BoardLayout;
	readonly boardWidth: number;
	readonly list: ListLayout | undefined;
	readonly listWidth: number;
	/** The height of both, without the border. */
	readonly rows: number;
};

/** The narrowest list: numbers, and the first queens. */
const leastList = 17;
/** A list takes this width if the squares are as large with it. */
const usualList = 34;

/** The layout of one solution in the room. In a compact window, nothing has a border, and a list must show whole solutions. */
export function solutionsLayout(model: Model, knowledge: Knowledge, room: PanelSize): SolutionsLayout {
	const {size} = model;
	const border = isCompact(model) ? 0 : borderColumns;
	const rows = room.height - (model.window.isPart ? 0 : sentenceRows) - border;
	const whole = border + entryColumns(model, knowledge);
	const beside = (list: number) => boardLayout(size, room.width - border - list, rows);
	const widths = border === 0 ? [whole] : [whole, leastList];
	const least = widths.find((each) => {
		const {rows: visible, square} = beside(each);
		return boardColumns(size, square) + border + each <= room.width && visible === size && square.width > 1;
	});
	const hasList = listedCount(model, knowledge) !== 0;
	const left = hasList ? (least ?? (border === 0 ? 0 : leastList)) : 0;
	const board = beside(left);
	const boardWidth = boardColumns(size, board.square) + border;
	if (left === 0 || boardWidth + left > room.width) {
		return {board, boardWidth: room.width, list: undefined, listWidth: 0, rows};
	}

	const list = listLayout(model, knowledge, room.width - boardWidth, whole, border, rows);
	return {board, boardWidth: room.width - list.width, list: list.layout, listWidth: list.width, rows};
}

/**
 * The list in at most `columns` cells: as many columns as fit, or fewer if they show all solutions. Where there is room, an entry has
 * one more space behind its number.
 */
function listLayout(
	model: Model,
	knowledge: Knowledge,
	columns: number,
	whole: number,
	border: number,
	rows: number,
): {readonly width: number; readonly layout: ListLayout} {
	const entry = whole - border;
	const fitting = Math.max(1, Math.floor((columns - border + listGap) / (entry + listGap)));
	const listed = listedCount(model, knowledge);
	const needed = Math.min(fitting, Math.ceil((listed ?? Number.POSITIVE_INFINITY) / rows));
	const width = Math.min(columns, Math.max(border + needed * (entry + 1 + listGap) - listGap, usualList));
	return {width, layout: {columns: needed, rows, entry: Math.floor((width - border + listGap) / needed) - listGap}};
}

/** How many solutions are listed; undefined while this is not known. */
export function listedCount(model: Model, knowledge: Knowledge): number | undefined {
	const {end} = knowledge.tape(model.size);
	return model.isFundamentalOnly ? end?.fundamental : end?.solutions;
}

/** While the last number is unknown, a list has room for this many, so that it keeps its columns. */
const usualCount = 100_000;

/** The free cells between two columns of the list. */
export const listGap = 1;

/** The width of a mark, the largest number, a space, and the column of each queen. */
function entryColumns(model: Model, knowledge: Knowledge): number {
	const {size, text} = model;
	const digits = size + Math.max(0, size - 10);
	const largest = knowledge.tape(size).end?.solutions ?? Math.max(usualCount, placeOf(model).solution);
	return 1 + cells(text.number(largest)) + 1 + digits + (size - 1);
}

/** The grid of the gallery. Its cells have room for the solution numbers known so far. */
export function galleryLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): GridLayout {
	const {text, size} = model;
	const listed = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	const label = {width: 1 + cells(text.number(knowledge.tape(size).horizon.solutions)), height: 1};
	return gridLayout(size, listed, label, galleryGap, {width: width - 2, height: height - titleRows - sentenceRows});
}

/** The free cells between two boards of the gallery. */
const galleryGap = 3;

/** How many solutions a key moves by: a row of the gallery, or one in the list, and all that are shown at once. */
export function strides(model: Model, knowledge: Knowledge): {readonly row: number; readonly page: number} {
	const room = bodySize(model);
	if (gallery.of(model).isShown) {
		const {columns, rows} = galleryLayout(model, knowledge, room);
		return {row: columns, page: columns * rows};
	}

	const {list} = solutionsLayout(model, knowledge, room);
	return {row: 1, page: list ? list.columns * list.rows : 1};
}
