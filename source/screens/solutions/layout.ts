import {type BoardLayout, boardLayout, columnsBeside} from '../../components/board-size.js';
import {writingOf} from '../../components/display.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize, sentenceRows, windowLayout} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {displayWidth} from '../../text/width.js';
import {areTilesDrawn, boardTile, type GridLayout, gridLayout, tileScales, titleRows} from './tiles.js';

export const gallery = createSlot('gallery', {isShown: false});

export type SolutionsLayout = {
	readonly board: BoardLayout;
	/** With its border, and the solutions that it has room for; in a small window there is none. */
	readonly list: {readonly width: number; readonly rows: number; readonly columns: number} | undefined;
};

const leastList = 33;
const usualList = 34;
const widestList = 60;
/** Between two columns of solutions. */
export const listGap = 2;
/** The borders, and a free cell that keeps digits apart from them. */
export const aroundList = borderColumns + 1;
/** Of the sentence below the list: the rule at the first start, later the class. */
export function sentenceRowsBelow({notice}: Model): number {
	return notice === 'new-here' ? 5 : 4;
}

/** The list shows whole solutions where squares of two cells or more leave room for them. */
export function solutionsLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): SolutionsLayout {
	const {size} = model;
	if (windowLayout(model) === 'compact') {
		return {board: boardLayout(size, width, height - sentenceRows), list: undefined};
	}

	const rows = height - panelRows;
	const entry = entryColumns(model, knowledge);
	const boardBeside = (list: number) => boardLayout(size, width - borderColumns - list, rows);
	const smaller = boardBeside(Math.max(leastList, aroundList + entry));
	const board = smaller.rows === size && smaller.square.width > 1 ? smaller : boardBeside(leastList);
	const most = rows - sentenceRowsBelow(model) - 2;
	const listed = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	const beside = (most: number) =>
		columnsBeside(size, board.square, width, {usual: Math.max(usualList, aroundList + entry), most});
	// In columns, from top to bottom, where one beside the board would leave much of the window empty.
	const fitting = Math.floor((beside(width) - aroundList + listGap) / (entry + listGap));
	const columns = Math.max(1, Math.min(fitting, Math.ceil(listed / most)));
	return {
		board,
		list: {
			width: Math.max(beside(widestList), aroundList + columns * (entry + listGap) - listGap),
			// Below the heading of the list.
			rows: Math.min(most, listed),
			columns,
		},
	};
}

export function listedCount(model: Model, knowledge: Knowledge): number | undefined {
	const {end} = knowledge.tape(model.size);
	return model.isFundamentalOnly ? end?.fundamental : end?.solutions;
}

/** Assumed while the last number is unknown, so that the list keeps its columns. */
const usualCount = 100_000;

function entryColumns(model: Model, knowledge: Knowledge): number {
	const {size, text} = model;
	const digits = size + Math.max(0, size - 10);
	const largest = knowledge.tape(size).end?.solutions ?? Math.max(usualCount, placeOf(model).solution);
	return 1 + displayWidth(text.number(largest)) + 3 + digits + (size - 1);
}

const leastWithSide = 110;

/** A free line below each board; without colours it is a line of letters. */
export function wallLayout(
	model: Model,
	knowledge: Knowledge,
	{width, height}: PanelSize,
): GridLayout & {readonly side: number} {
	const {size} = model;
	const {glyphs} = writingOf(model);
	const tiles = areTilesDrawn(glyphs)
		? [...tileScales, 1 / 2].map((scale) => boardTile(size, scale))
		: [{scale: 0, width: size, height: 1}];
	// For the chosen board, in large; what the wall leaves free is for it, too.
	const leastSide = width < leastWithSide ? 0 : Math.floor(width * 0.4);
	const room = {width: width - leastSide, height: height - titleRows - 1};
	const words = {width: 0, height: areTilesDrawn(glyphs) ? 1 : 0};
	const count = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	const grid = gridLayout(count, tiles, words, room, leastSide > 0);
	return {...grid, side: leastSide > 0 ? width - grid.columns * grid.cell.width - 2 : 0};
}

export function strides(model: Model, knowledge: Knowledge): {readonly row: number; readonly page: number} {
	const room = bodySize(model);
	if (gallery.of(model).isShown) {
		const {columns, rows} = wallLayout(model, knowledge, room);
		return {row: columns, page: columns * rows};
	}

	const {list} = solutionsLayout(model, knowledge, room);
	return {row: 1, page: list ? list.rows * list.columns : 1};
}
