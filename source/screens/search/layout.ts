import {type BoardLayout, boardColumns, boardLayout, boardRows} from '../../components/board-size.js';
import {memoryRows} from '../../components/memory.js';
import {borderColumns} from '../../components/panel.js';
import {isLarge, panelsIn} from '../../components/step-layout.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type SearchView, searchView, searchViews} from '../../explorer/step-views.js';
import {variants} from '../../solver/index.js';
import {stackColumns} from './stack.js';

/** The longest line of a program in any language, and the most lines, but for a last brace: without room that scrolls. */
const programs = variants.flatMap(({listings}) => Object.values(listings));
const codeColumns = Math.max(...programs.flatMap((lines) => lines.map(({code}) => code.length)));
const codeRows = 15;
/** The least width of the right box: a program with its marks. */
const leastRight = 1 + codeColumns + borderColumns;
/** The least width of the left box. */
const leastLeft = 28 + borderColumns;
/** The stack stands below the board where it shows this many calls. */
const leastCalls = 3;

/** The fewest depths of the tree below program and memory: as many as stand below the memory in the least window. */
const leastDepths = 9;

/** A part of the right box, with the rows inside it. */
export type RightSection = {readonly id: SearchView | 'nodes'; readonly rows: number};

export type SearchLayout = {
	readonly board: BoardLayout;
	/** The widths of both boxes, and the height of the panels. */
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** The rows for the calls below the board; 0 if there is no room. */
	readonly calls: number;
	/** What each view shows, in the order in which a key goes round them. */
	readonly views: Readonly<Partial<Record<SearchView, readonly RightSection[]>>>;
};

/** The layout of panels in a room without a report below them. */
export function searchLayout(size: number, {width, height}: PanelSize): SearchLayout {
	const boardWidth = width - leastRight - borderColumns;
	// The lines of the border above and below, and the one between board and stack.
	const [alone, withStack] = [height - 2, height - 3];
	const above = boardLayout(size, boardWidth, withStack - leastCalls);
	const hasStack = above.rows === size && boardRows(size, above) + leastCalls <= withStack;
	const board = hasStack ? above : boardLayout(size, boardWidth, alone);
	const calls = hasStack ? withStack - boardRows(size, board) : 0;
	// Where loops have no room with all their spaces, they are written without.
	const wanted = Math.max(leastLeft, hasStack ? stackColumns(size) + 1 + borderColumns : 0);
	const left = Math.max(boardColumns(size, board.square) + borderColumns, Math.min(wanted, width - leastRight));
	return {board, left, right: width - left, height, calls, views: viewsOf(size, width, height, calls)};
}

/** The layout in the room between header and footer. In a lesson, which says what is shown, each view is one section. */
export function layoutIn({size, window}: Model, room: PanelSize): SearchLayout {
	const layout = searchLayout(size, panelsIn(room, window.isPart));
	if (!window.isPart) {
		return layout;
	}

	const rows = layout.height - 2;
	return {
		...layout,
		views: {
			program: [{id: 'program', rows}],
			memory: [{id: 'memory', rows}],
			tree: [{id: 'tree', rows}],
			stack: [{id: 'stack', rows}],
		},
	};
}

function viewsOf(size: number, width: number, height: number, calls: number): SearchLayout['views'] {
	const rows = height - 2;
	const hasMore = isLarge({width, height});
	// Each further section has a line with its title.
	const memory = hasMore ? [{id: 'memory', rows: memoryRows} as const] : [];
	const left = rows - codeRows - 1 - memoryRows - 1;
	const depths = Math.min(left, size + 1);
	const nodes = hasMore && depths >= Math.min(leastDepths, size + 1) ? [{id: 'nodes', rows: depths} as const] : [];
	// The line between the sections, and that of a last brace.
	const rest = left - depths - 2;
	// Its head, the rows of a path and the edges between them.
	const tree = hasMore && rest >= 2 * size ? [{id: 'tree', rows: rest} as const] : [];
	const below = [...memory, ...nodes, ...tree];
	const taken = below.reduce((sum, section) => sum + section.rows + 1, 0);
	const program = [{id: 'program', rows: rows - taken} as const, ...below];
	const depthsBelow = rows - memoryRows - 1;
	const hasDepths = depthsBelow >= leastCalls;
	const memoryAndNodes = [
		{id: 'memory', rows: hasDepths ? memoryRows : rows} as const,
		...(hasDepths ? [{id: 'nodes', rows: depthsBelow} as const] : []),
	];
	return {
		program,
		...(nodes.length === 0 && {memory: memoryAndNodes}),
		...(tree.length === 0 && {tree: [{id: 'tree', rows}]}),
		...(calls === 0 && {stack: [{id: 'stack', rows}]}),
	};
}

/** The view that is shown: the chosen one, if the layout has it. */
export function shownView(model: Model, {views}: SearchLayout): SearchView {
	const {shown} = searchView.of(model);
	return views[shown] ? shown : 'program';
}

/** The view to which a key goes; undefined if there is no other one. */
export function nextView(model: Model, layout: SearchLayout, by: 1 | -1): SearchView | undefined {
	const all = searchViews.filter((each) => layout.views[each]);
	const index = all.indexOf(shownView(model, layout)) + by;
	return all.length > 1 ? all[(index + all.length) % all.length] : undefined;
}

/** A board, and whether the stack stands beside it, in a window without panels. */
export type CompactLayout = {readonly board: BoardLayout; readonly hasStack: boolean; readonly height: number};

/** The free columns between the board and the stack. */
export const compactGap = 2;

export function compactLayout(size: number, {width, height}: PanelSize): CompactLayout {
	const rows = height - sentenceRows;
	const beside = stackColumns(size) + compactGap;
	const withStack = boardLayout(size, width - beside, rows);
	const hasStack = boardColumns(size, withStack.square) + beside <= width && withStack.square.width > 1;
	return {board: hasStack ? withStack : boardLayout(size, width, rows), hasStack, height: rows};
}
