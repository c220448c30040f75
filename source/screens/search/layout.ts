import {type CallsLayout, callsLayout} from '../../components/board-size.js';
import {bodySize, type PanelSize} from '../../components/display.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {largestAtOnce} from '../../explorer/knowledge.js';
import {type Model, type SearchView, searchView, searchViews} from '../../explorer/model.js';
import {variants} from '../../solver/search/variants.js';
import {memoryRows} from '../steps/memory.js';
import {reportRows} from '../steps/report.js';
import {halved} from './program.js';

/** From left to right: the board with its calls, the program above the memory, and the tree if it has room there. */
export type Panels = {
	/** Without frames, titles stand in rules. */
	readonly isFramed: boolean;
	readonly board: CallsLayout;
	readonly left: number;
	readonly right: number;
	readonly third: number;
	readonly height: number;
	/** Below what the memory stands: the board, if that leaves it room. Undefined where it has none. */
	readonly memory: 'board' | 'program' | undefined;
};

/** Between header and footer. Frames would take the crowns from a smaller window. */
const leastFramed: PanelSize = {width: 110, height: 34};
/** From this height on, the tree stands below in the full width, if squares are this high or would not be larger without it. */
const [leastTall, tallSquare] = [38, 3];
/** Or if the panels leave the tree this many rows. */
const leastTree = 7;

const listings = variants.flatMap((variant) => Object.values(variant.listings));
export const codeRows = Math.max(...listings.map(({length}) => length));
const widest = (shown: (code: string) => string) => Math.max(...listings.flat().map(({code}) => shown(code).length));
/** Behind a mark; with a free cell after it where indentations are whole. */
const programColumns = {least: 1 + widest(halved), usual: 2 + widest((code) => code) + 1};
/** All that a listing says, in the longest language, above the memory with its title. */
const leastRows = 14 + 1 + memoryRows;
/** A narrower tree beside the program would show little. */
const treeColumns = 34;

function isFramed({width, height}: PanelSize): boolean {
	return width >= leastFramed.width && height >= leastFramed.height;
}

function frameOf(framed: boolean): PanelSize {
	return framed ? {width: borderColumns, height: panelRows} : {width: 0, height: 1};
}

/**
 * From top to bottom: the panels, the sentence, a line of figures, and the tree in the full width, with its heading in `tree`
 * rows. `hasMap`: a map of the whole search stands below a sentence of one row. `hasAll`: there are no other views.
 */
export function searchLayout({size}: Pick<Model, 'size'>, room: PanelSize) {
	const panels = (below: number) => panelsLayout(size, room, room.height - below);
	const usual = panels(reportRows);
	const whole = panels(reportRows + size + 1);
	const {square, rows} = whole.board;
	const isAsLarge = square.height >= tallSquare || square.width === usual.board.square.width;
	const isWhole = rows === size && isAsLarge && whole.height - frameOf(whole.isFramed).height >= leastRows;
	const above = isWhole ? whole : usual;
	const height = Math.min(above.height, leastHeight(above));
	const tree = room.height - reportRows - height;
	if (room.height >= leastTall && (isWhole || tree >= leastTree)) {
		return {...above, height, tree, hasMap: false, hasAll: true};
	}

	const own = stackColumns(size, usual.board) + frameOf(usual.isFramed).width;
	const third = usual.left - own < treeColumns ? 0 : usual.left - own;
	const hasMap = size <= largestAtOnce;
	return {...usual, left: usual.left - third, third, tree: 0, hasMap, hasAll: third > 0};
}

/** The largest squares that leave the program its least columns. What they leave free first goes to the program. */
function panelsLayout(size: number, room: PanelSize, height: number, mayFrame = isFramed(room)): Panels {
	const boardIn = (frame: PanelSize) =>
		callsLayout(size, {
			width: room.width - programColumns.least - 2 * frame.width,
			// The border has the numbers of the columns.
			height: height - frame.height + 1,
		});
	const [open, inFrame] = [false, true].map((framed) => boardIn(frameOf(framed))) as [CallsLayout, CallsLayout];
	const framed = mayFrame && inFrame.square.width === open.square.width;
	const frame = frameOf(framed);
	const board = {...(framed ? inFrame : open), hasNumbers: false};
	const right = Math.min(room.width - stackColumns(size, board) - frame.width, programColumns.usual + frame.width);
	const below = height - frame.height - boardRows(board);
	return {
		isFramed: framed,
		board,
		left: room.width - right,
		right,
		third: 0,
		height,
		memory: below > memoryRows ? 'board' : 'program',
	};
}

/** With the line of the call below the last row. */
export function boardRows({rows, square, calls}: CallsLayout): number {
	return rows * square.height + Number(calls.hasLast);
}

/** With a frame, of the board and the program with the memory below one of them. */
function leastHeight({isFramed: framed, board, memory}: Panels): number {
	const below = (place: Panels['memory']) => (memory === place ? 1 + memoryRows : 0);
	return frameOf(framed).height + Math.max(boardRows(board) + below('board'), codeRows + below('program'));
}

export function stackColumns(size: number, {calls, square}: CallsLayout): number {
	return calls.width + size * square.width;
}

const leastAbove = 10;

/** For a part of the window: the memory stands below the program or has no room. */
export function stageLayout(size: number, room: PanelSize, window: PanelSize, hasMemory: boolean): Panels {
	const panels = panelsLayout(size, room, room.height, isFramed(window));
	const isRoom = room.height - frameOf(panels.isFramed).height - 1 - memoryRows >= leastAbove;
	return {...panels, memory: hasMemory && isRoom ? 'program' : undefined};
}

/** The view that the key turns to; undefined where all have room at once. */
export function nextView(model: Model): SearchView | undefined {
	const {hasAll} = searchLayout(model, bodySize(model));
	return hasAll ? undefined : searchViews[(searchViews.indexOf(searchView.of(model).shown) + 1) % searchViews.length];
}
