import {boardLayout, columnsBeside} from '../../components/board-size.js';
import {bodySize, type PanelSize, sentenceRows, windowLayout, writingOf} from '../../components/display.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {drawsBlocks} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {displayWidth} from '../../text/width.js';
import {compactRows} from '../compact.js';
import {boardTile, type GridLayout, gridLayout, letterTile, tileSquares, titleRows} from './tiles.js';

export const wall = createSlot('wall', {isShown: false});

/** `rows` are those for solutions; `width` is that with the border. */
export type List = {readonly width: number; readonly rows: number};

const leastList = 33;
const usualList = 34;
const widestList = 60;
/** The borders take these columns, with a free cell that keeps digits apart from them. */
export const aroundList = borderColumns + 1;
/** Below the list: room for the greeting, or for why there is no solution. */
export const sentenceRowsBelow = 5;

/** A small window has no list. */
export function solutionsLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize) {
	const {size} = model;
	if (windowLayout(model) === 'compact') {
		return {board: boardLayout(size, width, compactRows({width, height})), list: undefined};
	}

	const rows = height - panelRows;
	const board = boardLayout(size, width - borderColumns - leastList, rows);
	const usual = Math.max(usualList, aroundList + entryColumns(model, knowledge));
	const list: List = {
		width: columnsBeside(size, board.square, width, {usual, most: widestList}),
		// A heading, and the title of the sentence.
		rows: rows - 1 - 1 - sentenceRowsBelow,
	};
	return {board, list};
}

export function listedCount(model: Model, knowledge: Knowledge): number | undefined {
	const {end} = knowledge.tape(model.size);
	return model.isFundamentalOnly ? end?.fundamental : end?.solutions;
}

/** This is assumed while the last number is unknown, so that the list keeps its columns. */
const usualCount = 100_000;

/** With the columns of the queens below each other. */
function entryColumns(model: Model, knowledge: Knowledge): number {
	const {size, text} = model;
	const largest = knowledge.tape(size).end?.solutions ?? Math.max(usualCount, placeOf(model).solution);
	return 1 + displayWidth(text.number(largest)) + 3 + size * String(size - 1).length + (size - 1);
}

/** A free line below each board; without colours it is a line of letters. */
export function wallLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): GridLayout {
	const {size} = model;
	const isDrawn = drawsBlocks(writingOf(model).glyphs);
	const tiles = isDrawn ? tileSquares.map((square) => boardTile(size, square)) : [letterTile(size)];
	const count = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	// The wall stands between the title and the sentence.
	const room = {width, height: height - titleRows - sentenceRows};
	return gridLayout(count, tiles, {width: 0, height: Number(isDrawn)}, room);
}

export function strides(model: Model, knowledge: Knowledge): {readonly row: number; readonly page: number} {
	const room = bodySize(model);
	if (wall.of(model).isShown) {
		const {columns, rows} = wallLayout(model, knowledge, room);
		return {row: columns, page: columns * rows};
	}

	const {list} = solutionsLayout(model, knowledge, room);
	return {row: 1, page: list?.rows ?? 1};
}
