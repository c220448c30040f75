import {type BoardLayout, boardColumns, boardLayout, labelHeight, labelWidth} from './board-layout.js';
import type {Model} from './model.js';

/** What a panel spends on its border, above and below, and on border and margins, left and right; the board has no margins. */
export const panelRows = 2;
export const panelColumns = 4;
const boardPanelColumns = 2;

type Window = Model['window'];

/** Of a panel with its border, in cells. */
export type PanelSize = {readonly width: number; readonly height: number};

/** Where everything goes, in cells. The frame is one row lower than the terminal. */
export type Layout =
	| {readonly type: 'too-small'}
	/** The board and a few words. */
	| {readonly type: 'compact'; readonly board: BoardLayout}
	| {
			readonly type: 'search';
			readonly board: BoardLayout;
			/** The panels lie in two columns, board over test and stack over listing, rather than in two rows. */
			readonly isWide: boolean;
			readonly boardPanel: PanelSize;
			/** None of the others where there is no room for it. */
			readonly stackPanel: PanelSize | undefined;
			readonly listingPanel: PanelSize | undefined;
			readonly testPanel: PanelSize | undefined;
			readonly narrationHeight: number;
	  }
	| {
			readonly type: 'solutions';
			readonly board: BoardLayout;
			readonly boardWidth: number;
			/** Of the list and the class beside the board; 0 without room for them. */
			readonly sideWidth: number;
			readonly height: number;
			/** Of the class below the list; 0 without room for it. */
			readonly classHeight: number;
	  };

/** Below this there is nothing to be seen. */
export const leastWindow = {columns: 40, rows: 12};
const leastForPanels = {columns: 60, rows: 16};

/** Header and footer; the last row of the terminal stays free. */
export const frameRows = 3;
/** Counters and timeline. */
const figureRows = 2;
/** From here on the panels of the search lie in two columns. */
const leastForColumns = {columns: 100, rows: 30};
/** Below its board the search has panels of at least so many rows, and wants so many. */
const leastBottom = 5;
const wantedBottom = 7;
/** The program is wider than what it looks up. */
const testShare = 0.45;
const classHeight = 10;
const leastListHeight = 5;
const leastClassWidth = 28;
/** Two lines under the board of a solution: how it was found. */
export const foundRows = 2;
/** The sentence under the board of a small window. */
export const compactSentenceRows = 2;
/** Beside the board: a list and a class in full, and the least that is of use. */
const fullSide = 32;
const leastSide = 17;
const leastBoard = 30;

export function layoutOf({window, size, screen}: Pick<Model, 'window' | 'size' | 'screen'>): Layout {
	const {columns} = window;
	if (!isWithin(leastWindow, window)) {
		return {type: 'too-small'};
	}

	const rows = window.rows - frameRows;
	if (!isWithin(leastForPanels, window)) {
		return {type: 'compact', board: boardLayout(size, columns, rows - compactSentenceRows)};
	}

	return screen === 'search' ? searchLayout(size, window) : solutionsLayout(size, columns, rows);
}

function searchLayout(size: number, window: Window): Layout {
	const {columns} = window;
	const narrationHeight = narrationRows(size, columns);
	const rows = window.rows - frameRows - narrationHeight - figureRows;
	const isWide = isWithin(leastForColumns, window);
	const spare = rows - size - String(size - 1).length - panelRows;
	const bottom = spare < leastBottom ? 0 : Math.min(spare, isWide ? leastBottom : wantedBottom);
	const side = Math.max(leastSide, labelWidth(size) + size + panelColumns);
	const {board, boardWidth, sideWidth} = boardBeside(size, [side, leastSide], columns, rows - bottom - panelRows);
	const boardRows =
		bottom === 0 ? rows : board.rows * board.square.height + labelHeight(size, board.square) + panelRows;
	const panel = (width: number, height: number) =>
		width < leastSide || height < leastBottom ? undefined : {width, height};
	const common = {
		type: 'search',
		board,
		isWide,
		narrationHeight,
		boardPanel: {width: boardWidth, height: boardRows},
	} as const;
	if (isWide) {
		const stackRows = Math.min(size + 1 + panelRows, rows - leastBottom);
		return {
			...common,
			stackPanel: panel(sideWidth, stackRows),
			listingPanel: panel(sideWidth, rows - stackRows),
			testPanel: panel(boardWidth, rows - boardRows),
		};
	}

	const testWidth = Math.floor(columns * testShare);
	return {
		...common,
		stackPanel: panel(sideWidth, boardRows),
		listingPanel: panel(columns - testWidth, rows - boardRows),
		testPanel: panel(testWidth, rows - boardRows),
	};
}

function solutionsLayout(size: number, columns: number, rows: number): Layout {
	const beside = boardBeside(size, [fullSide, leastSide], columns, rows - panelRows - foundRows);
	return {
		type: 'solutions',
		...beside,
		height: rows,
		classHeight: rows - classHeight >= leastListHeight && beside.sideWidth >= leastClassWidth ? classHeight : 0,
	};
}

/** Room for the longest sentence: it names two squares, or a queen for each row. */
function narrationRows(size: number, columns: number): number {
	const isShort = columns < 80 || (size > 10 && columns < 84) || (size > 20 && columns < 120);
	return isShort ? 2 : 1;
}

/** The board, and beside it the first of the given widths that leaves it squares of a decent width, or nothing. */
function boardBeside(size: number, sides: readonly number[], columns: number, rows: number) {
	for (const side of sides) {
		const board = boardLayout(size, columns - side - boardPanelColumns, rows);
		const boardWidth = Math.max(leastBoard, boardColumns(size, board.square) + boardPanelColumns);
		if (board.square.width > 1 && boardWidth + side <= columns) {
			return {board, boardWidth, sideWidth: columns - boardWidth};
		}
	}

	return {board: boardLayout(size, columns - boardPanelColumns, rows), boardWidth: columns, sideWidth: 0};
}

function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}

/** What is left of a panel for its content. */
export function insideOf({width, height}: PanelSize): PanelSize {
	return {width: width - panelColumns, height: height - panelRows};
}

/** How many solutions the list shows at a time; one in a window without a list. */
export function solutionsOnPage(model: Pick<Model, 'window' | 'size' | 'screen'>): number {
	const layout = layoutOf(model);
	return layout.type === 'solutions' && layout.sideWidth > 0 ? layout.height - layout.classHeight - panelRows : 1;
}
