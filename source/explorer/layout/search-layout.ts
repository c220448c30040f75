import {variants} from '../../solver/index.js';
import {labelWidth} from './board-layout.js';
import {
	boardBeside,
	boardPanelRows,
	frameRows,
	type GroupsLayout,
	isWithin,
	leastSide,
	panelColumns,
	panelRows,
	type Window,
} from './panel-size.js';

type PanelId = 'board' | 'stack' | 'listing' | 'test';
export type SearchLayout = GroupsLayout<'search', PanelId>;
export type SearchPanel = SearchLayout['groups'][number][number];

/** Counters and timeline. */
const figureRows = 2;
/** From here on the panels lie in two columns, board over test and stack over listing. */
const leastForColumns = {columns: 100, rows: 30};
/** Below its board the search has panels of at least so many rows, and wants so many. */
const leastBottom = 5;
const wantedBottom = 7;
/** The stack scrolls rather than the program, down to so many calls. */
const leastStack = 6;
const listingRows = Math.max(...variants.map(({listing}) => listing.length)) + panelRows;
/** The program is wider than what it looks up. */
const testShare = 0.45;

export function searchLayout(size: number, window: Window): SearchLayout {
	const {columns} = window;
	const narrationHeight = narrationRows(size, columns);
	const rows = window.rows - frameRows - narrationHeight - figureRows;
	const isWide = isWithin(leastForColumns, window);
	const spare = rows - size - String(size - 1).length - panelRows;
	const bottom = spare < leastBottom ? 0 : Math.min(spare, isWide ? leastBottom : wantedBottom);
	const side = Math.max(leastSide, labelWidth(size) + size + panelColumns);
	const {board, boardWidth, sideWidth} = boardBeside(size, [side, leastSide], columns, rows - bottom - panelRows);
	const boardRows = bottom === 0 ? rows : boardPanelRows(size, board);
	const boardPanel = {id: 'board', width: boardWidth, height: boardRows} as const;
	const common = {type: 'search', board, narrationHeight} as const;
	if (isWide || bottom === 0) {
		// Where that leaves the stack more than a glimpse, what stands below it is shown whole.
		const below = isWide ? listingRows : wantedBottom;
		const calls = Math.min(size + 1, Math.max(leastStack, rows - below - panelRows));
		const stackRows = Math.max(leastBottom, calls + panelRows);
		const lower = panel(isWide ? 'listing' : 'test', sideWidth, rows - stackRows);
		return {
			...common,
			direction: 'columns',
			groups: [
				[boardPanel, ...panel('test', boardWidth, rows - boardRows)],
				[...panel('stack', sideWidth, lower.length > 0 ? stackRows : rows), ...lower],
			],
		};
	}

	const testWidth = Math.floor(columns * testShare);
	return {
		...common,
		direction: 'rows',
		groups: [
			[boardPanel, ...panel('stack', sideWidth, boardRows)],
			[...panel('listing', columns - testWidth, rows - boardRows), ...panel('test', testWidth, rows - boardRows)],
		],
	};
}

/** None where there is no room for it. */
function panel(id: PanelId, width: number, height: number): readonly SearchPanel[] {
	return width < leastSide || height < leastBottom ? [] : [{id, width, height}];
}

/** Room for the longest sentence: it names two squares, or a queen for each row. */
export function narrationRows(size: number, columns: number): number {
	const isShort = columns < 80 || (size > 10 && columns < 84) || (size > 20 && columns < 120);
	return isShort ? 2 : 1;
}
