import type {Model} from '../../explorer/model.js';
import {labelWidth} from '../../panels/board/board-layout.js';
import {narrationRows} from '../../panels/narration.js';
import {
	boardBeside,
	boardPanelRows,
	frameRows,
	type GroupsLayout,
	isWithin,
	leastSide,
	panelColumns,
	panelRows,
	rowsBelowBoard,
} from '../../panels/panel-size.js';
import type {Text} from '../../text/en.js';
import {minPanelRows, wideLayout} from './wide-layout.js';

type PanelId = 'board' | 'stack' | 'listing' | 'test';
/** The panels of Search and their sizes. */
export type SearchLayout = GroupsLayout<PanelId>;
export type SearchPanel = SearchLayout['groups'][number][number];

/** The counters and the timeline. */
export const figureRows = 2;
/** From this size on the panels form two columns, and the listing is whole. */
export const minWindowForColumns = {columns: 100, rows: 30};
/** The smallest and the preferred height of a panel below the board. */
const minBottomRows = minPanelRows;
const preferredBottomRows = 7;
/** The stack scrolls to leave room for the panel below it, but keeps this many calls visible. */
const minStackCalls = 6;
/** In a part of a window, where other text needs room: as many as the deepest search that is shown with its memory has there. */
const minStackCallsInPart = 5;
/** The width of the test panel beside the listing, as a part of the whole width. The listing is wider. */
const testShare = 0.45;

/** What the layout depends on. */
export type LayoutModel = Pick<Model, 'size' | 'window' | 'text' | 'variant'>;

/**
 * Returns the layout for this size of board and window, and for the words of this language. In a small window the panel beside
 * the board is at least `besideBoard` wide if the squares of the board can be small enough.
 */
export function searchLayout({size, window, text}: LayoutModel, besideBoard = leastSide): SearchLayout {
	const {columns} = window;
	const rows = window.rows - frameRows - narrationRows - figureRows;
	if (isWithin(minWindowForColumns, window)) {
		return wideGroups(size, columns, rows, text);
	}

	const spare = rowsBelowBoard(size, rows);
	const bottom = spare < minBottomRows ? 0 : Math.min(spare, preferredBottomRows);
	const side = Math.max(leastSide, labelWidth(size) + size + panelColumns);
	const sides = [Math.max(side, besideBoard), side, leastSide];
	const {board, boardWidth, sideWidth} = boardBeside(size, sides, columns, rows - bottom - panelRows);
	const boardRows = bottom === 0 ? rows : boardPanelRows(size, board);
	const boardPanel = {id: 'board', width: boardWidth, height: boardRows} as const;
	if (bottom === 0) {
		// The panel below the stack gets its full height, if the stack can still show `minStackCalls`.
		const least = window.isPart ? minStackCallsInPart : minStackCalls;
		const calls = Math.min(size + 1, Math.max(least, rows - preferredBottomRows - panelRows));
		const stackRows = Math.max(minBottomRows, calls + panelRows);
		const lower = panel('test', sideWidth, rows - stackRows);
		return {
			board,
			direction: 'columns',
			groups: [
				[boardPanel, ...panel('test', boardWidth, rows - boardRows)],
				[...panel('stack', sideWidth, lower.length > 0 ? stackRows : rows), ...lower],
			],
		};
	}

	const testWidth = Math.floor(columns * testShare);
	return {
		board,
		direction: 'rows',
		groups: [
			[boardPanel, ...panel('stack', sideWidth, boardRows)],
			[...panel('listing', columns - testWidth, rows - boardRows), ...panel('test', testWidth, rows - boardRows)],
		],
	};
}

/** A window that is wide and high enough for the whole listing. */
function wideGroups(size: number, columns: number, rows: number, text: Text): SearchLayout {
	const {board, boardWidth, boardRows, listingRows, isStackBelowBoard} = wideLayout(size, columns, rows, text);
	const sideWidth = columns - boardWidth;
	const below = panel(isStackBelowBoard ? 'stack' : 'test', boardWidth, rows - boardRows);
	// The stack takes no more rows than it needs; without a panel below it, the board takes them all.
	const height = isStackBelowBoard
		? rows - listingRows
		: Math.min(rows - listingRows, Math.max(minPanelRows, size + 1 + panelRows));
	const beside = panel(isStackBelowBoard ? 'test' : 'stack', sideWidth, height);
	const listing = panel('listing', sideWidth, beside.length > 0 ? rows - height : rows);
	return {
		board,
		direction: 'columns',
		groups: [
			[{id: 'board', width: boardWidth, height: below.length > 0 ? boardRows : rows}, ...below],
			isStackBelowBoard ? [...listing, ...beside] : [...beside, ...listing],
		],
	};
}

/** Returns the panel, or nothing if it would be too small to be useful. */
function panel(id: PanelId, width: number, height: number): readonly SearchPanel[] {
	return width < leastSide || height < minBottomRows ? [] : [{id, width, height}];
}
