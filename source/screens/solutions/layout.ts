import {type BoardLayout, boardColumns, boardLayout} from '../../components/board-size.js';
import {writingOf} from '../../components/display.js';
import {borderColumns} from '../../components/panel.js';
import {bodySize, layoutOf, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {displayWidth} from '../../text/width.js';
import {areTilesDrawn, boardTile, type GridLayout, gridLayout, tileScales, titleRows} from './tiles.js';

export const gallery = createSlot('gallery', {isShown: false});

export type ListLayout = {
	readonly columns: number;
	readonly rows: number;
	readonly entry: number;
	/** With the border. */
	readonly width: number;
};

type SolutionsLayout = {
	readonly board: BoardLayout;
	readonly list: ListLayout | undefined;
	/** Without the border. */
	readonly rows: number;
	readonly rule: number | undefined;
};

const leastList = 17;
const usualList = 34;

const rule = 5;

/**
 * The sentence stands below a list that is wide enough, if it takes no row from the board. In a compact window nothing
 * has a border, and a list must show whole solutions.
 */
export function solutionsLayout(model: Model, knowledge: Knowledge, room: PanelSize): SolutionsLayout {
	const border = layoutOf(model) === 'compact' ? 0 : borderColumns;
	const ruled = layoutWith(model, knowledge, room, {rows: room.height - border, below: rule + 1});
	return border > 0 && ruled.list && ruled.list.width >= usualList
		? {...ruled, rule}
		: {...layoutWith(model, knowledge, room, {rows: room.height - sentenceRows - border, below: 0}), rule: undefined};
}

function layoutWith(
	model: Model,
	knowledge: Knowledge,
	room: PanelSize,
	{rows, below}: {readonly rows: number; readonly below: number},
): Omit<SolutionsLayout, 'rule'> {
	const {size} = model;
	const listed = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	const border = layoutOf(model) === 'compact' ? 0 : borderColumns;
	// One free cell keeps digits apart from the border.
	const around = border > 0 ? border + 1 : 0;
	const entry = entryColumns(model, knowledge);
	const beside = (list: number) => {
		const board = boardLayout(size, room.width - border - list, rows);
		return {board, free: room.width - boardColumns(size, board.square) - border};
	};
	const isWhole = (list: number) => {
		const {board, free} = beside(list);
		return free >= list && board.rows === size && board.square.width > 1;
	};
	const widths = listed === 0 ? [] : [around + entry, layoutOf(model) === 'compact' ? 0 : leastList];
	const left = widths.find(isWhole) ?? widths.at(-1) ?? 0;
	const {board, free} = beside(left);
	if (left === 0 || free < left) {
		return {board, list: undefined, rows};
	}

	return {board, list: listIn(free, around, entry, listed, rows - below), rows};
}

/**
 * As many columns as fit in `most` cells, or as `listed` solutions need; where there is room, one more space behind
 * each number.
 */
function listIn(most: number, around: number, entry: number, listed: number, rows: number): ListLayout {
	const fitting = Math.max(1, Math.floor((most - around + listGap) / (entry + listGap)));
	const columns = Math.min(fitting, Math.ceil(listed / rows));
	const width = Math.min(most, Math.max(around + columns * (entry + 1 + listGap) - listGap, usualList));
	return {
		width,
		columns,
		rows: Math.min(rows, Math.ceil(listed / columns)),
		entry: Math.floor((width - around + listGap) / columns) - listGap,
	};
}

export function listedCount(model: Model, knowledge: Knowledge): number | undefined {
	const {end} = knowledge.tape(model.size);
	return model.isFundamentalOnly ? end?.fundamental : end?.solutions;
}

/** Assumed while the last number is unknown, so that the list keeps its columns. */
const usualCount = 100_000;

export const listGap = 1;

function entryColumns(model: Model, knowledge: Knowledge): number {
	const {size, text} = model;
	const digits = size + Math.max(0, size - 10);
	const largest = knowledge.tape(size).end?.solutions ?? Math.max(usualCount, placeOf(model).solution);
	return 1 + displayWidth(text.number(largest)) + 1 + digits + (size - 1);
}

/** A free line below each board; without colours it is a line of letters. */
export function wallLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): GridLayout {
	const {size} = model;
	const {glyphs} = writingOf(model);
	const tiles = areTilesDrawn(glyphs)
		? [...tileScales, 1 / 2].map((scale) => boardTile(size, scale))
		: [{scale: 0, width: size, height: 1}];
	const room = {width, height: height - titleRows - 1};
	const words = {width: 0, height: areTilesDrawn(glyphs) ? 1 : 0};
	return gridLayout(listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY, tiles, words, room);
}

export function strides(model: Model, knowledge: Knowledge): {readonly row: number; readonly page: number} {
	const room = bodySize(model);
	if (gallery.of(model).isShown) {
		const {columns, rows} = wallLayout(model, knowledge, room);
		return {row: columns, page: columns * rows};
	}

	const {list} = solutionsLayout(model, knowledge, room);
	return {row: 1, page: list ? list.columns * list.rows : 1};
}
