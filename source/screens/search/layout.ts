import {type CallsLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize} from '../../components/window.js';
import {largestAtOnce} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type SearchView, searchView, searchViews} from '../../explorer/search-view.js';
import {variants} from '../../solver/search/variants.js';
import {memoryRows} from '../steps/memory.js';
import {reportRows} from '../steps/report.js';

/** From top to bottom: the panels, the sentence, a line of figures, and the tree in the full width. */
type SearchLayout = Panels & {
	/** The rows of the tree with its heading: 0 where it has no room or is not wanted. */
	readonly tree: number;
	/** Whether the last row is a map of the whole search. */
	readonly hasMap: boolean;
	/** Board, memory, program and tree at once: there are no other views. */
	readonly hasAll: boolean;
};

/** From left to right: the board with its calls, the program, and the memory if it stands beside them. */
export type Panels = {
	readonly board: CallsLayout;
	readonly left: number;
	readonly right: number;
	readonly third: number;
	readonly height: number;
	/** Where the memory stands. Undefined where it has no room. */
	readonly memory: MemoryPlace | undefined;
};

/** The memory has a panel of its own, or stands below the program or the board. */
type MemoryPlace = 'beside' | 'program' | 'board';

/** The memory below another panel takes these rows, with its divider. */
export const sectionRows = 1 + memoryRows;

/** The columns that the board and its calls take, with the border. */
export function stackColumns(size: number, {calls, square}: CallsLayout): number {
	return calls.width + size * square.width + borderColumns;
}

/** From this height on, the tree has at least these lines. */
const [tallBody, linesOfTree] = [56, 16];
/** This many rows show nearly all of a listing. */
const leastOfProgram = 14;

export function searchLayout(model: Pick<Model, 'size' | 'slots'>, room: PanelSize): SearchLayout {
	const {size} = model;
	const withoutTree = (hasMap: boolean) => {
		const panels = panelsLayout(size, {...room, height: room.height - reportRows - Number(hasMap)});
		return {...(hasMap ? panels : lowered(panels)), tree: 0, hasMap, hasAll: false};
	};
	const rows = room.height - reportRows;
	const lines = Math.max(size, room.height < tallBody ? 0 : linesOfTree);
	const whole = panelsLayout(size, {...room, height: rows - lines - 1});
	const hasAll = whole.memory !== undefined && whole.height - panelRows >= leastOfProgram;
	// What the panels leave free goes to the tree.
	const above = hasAll ? lowered(whole) : whole;
	const isTree = searchView.of(model).shown === 'tree';
	return hasAll || (isTree && above.board.rows === size)
		? {...above, tree: rows - above.height, hasMap: false, hasAll}
		: withoutTree(!isTree && size <= largestAtOnce);
}

const listings = variants.flatMap((variant) => Object.values(variant.listings));
const codeColumns = Math.max(...listings.flatMap((lines) => lines.map(({code}) => code.length)));
const codeRows = Math.max(...listings.map(({length}) => length));
// The marks stand before the code, and a free cell after it.
const programColumns = 2 + codeColumns + borderColumns;
const memoryColumns = {least: 35 + borderColumns, most: 44 + borderColumns};

/** The memory stands where squares are the largest and, of equal ones, the panels the lowest. */
export function panelsLayout(size: number, {width, height}: PanelSize): Panels {
	const arranged = (memory: MemoryPlace | undefined): Panels => {
		const free = width - programColumns;
		const board = callsLayout(size, {
			width: free - borderColumns - (memory === 'beside' ? memoryColumns.least : 0),
			height: height - panelRows - (memory === 'board' ? sectionRows : 0),
		});
		const least = stackColumns(size, board);
		const third = memory === 'beside' ? Math.min(memoryColumns.most, free - least) : 0;
		const left = Math.max(least, free - third);
		return {board, left, right: width - left - third, third, height, memory};
	};
	const places: readonly MemoryPlace[] = ['beside', 'program', 'board'];
	const [best = arranged(undefined)] = places
		.map(arranged)
		.filter((panels) => hasRoom(size, panels))
		.toSorted(
			(one, other) => other.board.square.width - one.board.square.width || leastHeight(one) - leastHeight(other),
		);
	return best;
}

/** The panel beside the board of a stage has at least this width. */
const leastRight = 44;
/** The rows of the program above the memory of a stage. */
const leastAbove = 10;

/** For a part of the window: the board takes what it needs, and the memory stands below the program or has no room. */
export function stageLayout(size: number, {width, height}: PanelSize, hasMemory: boolean): Panels {
	const board = callsLayout(size, {width: width - borderColumns - leastRight, height: height - panelRows});
	const left = stackColumns(size, board);
	const memory = hasMemory && height - panelRows - sectionRows >= leastAbove ? 'program' : undefined;
	return {board, left, right: width - left, third: 0, height, memory};
}

/** The sentence stands right below the panels. */
function lowered(panels: Panels): Panels {
	return {...panels, height: Math.min(panels.height, leastHeight(panels))};
}

function leastHeight(panels: Panels): number {
	return panelRows + Math.max(...panelHeights(panels));
}

/** Squares wider than one cell leave room for the memory. */
function hasRoom(size: number, {board, height, memory}: Panels): boolean {
	const isWhole = board.rows === size && board.square.width > 1;
	const least = memory === 'beside' ? leastOfProgram : codeRows + sectionRows;
	return isWhole && (memory === 'board' || (board.calls.hasLast && height - panelRows >= least));
}

/** The rows that the board and the program take, with what stands below them. */
export function panelHeights({board, memory}: Panels): readonly [board: number, program: number] {
	const below = (at: MemoryPlace) => (memory === at ? sectionRows : 0);
	return [board.rows * board.square.height + Number(board.calls.hasLast) + below('board'), codeRows + below('program')];
}

/** The view that the key turns to; undefined where all have room at once. */
export function nextView(model: Model): SearchView | undefined {
	const {hasAll} = searchLayout(model, bodySize(model));
	return hasAll ? undefined : searchViews.find((view) => view !== searchView.of(model).shown);
}
