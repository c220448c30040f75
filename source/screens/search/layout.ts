import {type BoardLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize, sentenceRows} from '../../components/window.js';
import {largestAtOnce} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchView, searchViews} from '../../explorer/step-views.js';
import {variants} from '../../solver/index.js';
import {memoryRows} from '../steps/memory.js';
import {reportRows} from '../steps/report.js';
import {stepViews} from '../steps/views.js';
import {prediction} from './prediction.js';

/** From top to bottom: two panels, the sentence, a line of figures, and the tree in the full width. */
type SearchLayout = Panels & {
	readonly sentence: number;
	/** With its heading; 0 where it has no room, or is not wanted: then the program can give it its place. */
	readonly tree: number;
	/** In the last row: what is done of the search, and what is ahead. */
	readonly hasMap: boolean;
	/** Board, memory, program and tree at once: there are no other views. */
	readonly hasAll: boolean;
};

/** At the left the board with its calls, at the right the program. */
type Panels = {
	readonly board: BoardLayout;
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** Of the memory below the board; 0 where it is below the program, or has no room. */
	readonly below: number;
	readonly belowProgram: number;
};

/** In a room of at most this height, or at least this width, the sentence above the tree has one row. */
const [lowBody, wideBody] = [28, 110];
/** Of one row of the tree. */
const mostLines = 3;
/** Rows that show nearly all of a listing. */
const leastOfProgram = 14;

export function searchLayout(model: Pick<Model, 'size' | 'slots'>, room: PanelSize): SearchLayout {
	const {size} = model;
	const withoutTree = (hasMap: boolean) => ({
		...panelsLayout(size, {...room, height: room.height - reportRows - Number(hasMap)}),
		sentence: sentenceRows,
		tree: 0,
		hasMap,
		hasAll: false,
	});
	// It would answer.
	if (prediction.of(model).isOn) {
		const panels = withoutTree(false);
		return {...panels, ...withMemoryPlaced(panels, size, room.width)};
	}

	const tree = size + 1;
	const sentence = room.height > lowBody && room.width < wideBody ? sentenceRows : 1;
	const rows = room.height - sentence - 1;
	const two = panelsLayout(size, {...room, height: rows - tree});
	const above = withMemoryPlaced(two, size, room.width);
	const hasAll = above.belowProgram > 0 || (above.below > 0 && above.height - panelRows >= leastOfProgram);
	if (hasAll) {
		// What the panels leave free goes to the tree.
		const height = Math.min(above.height, Math.max(leastHeight(above), rows - size * mostLines - 1));
		const below = Math.max(0, above.below - above.height + height);
		return {...above, height, below, sentence, tree: rows - height, hasMap: false, hasAll};
	}

	const isTree = searchView.of(model).shown === 'tree';
	return isTree && two.board.rows === size
		? {...two, sentence, tree, hasMap: false, hasAll}
		: withoutTree(!isTree && size <= largestAtOnce);
}

const listings = variants.flatMap((variant) => Object.values(variant.listings));
const codeColumns = Math.max(...listings.flatMap((lines) => lines.map(({code}) => code.length)));
const codeRows = Math.max(...listings.map(({length}) => length));
// Behind its marks, and not up to the border.
const leastRight = 2 + codeColumns + borderColumns;
const leastMemory: PanelSize = {width: 35 + borderColumns, height: memoryRows};

/** The memory stands below the program where that leaves room for larger squares, or for more of the tree. */
function withMemoryPlaced(panels: Panels, size: number, width: number): Panels {
	const {height} = panels;
	const board = callsLayout(size, {width: width - leastRight - borderColumns, height: height - panelRows});
	const left = board.calls.width + size * board.square.width + borderColumns;
	const hasRoom = board.calls.hasLast && height >= panelRows + codeRows + 1 + memoryRows;
	const larger = {board, left, right: width - left, height, below: 0, belowProgram: memoryRows};
	const gain = board.square.width - panels.board.square.width;
	return hasRoom && (gain > 0 || (gain === 0 && leastHeight(larger) < leastHeight(panels))) ? larger : panels;
}

function leastHeight({board: {rows, square, calls}, below}: Panels): number {
	const memory = 1 + memoryRows;
	const ofBoard = rows * square.height + Number(calls?.hasLast) + (below > 0 ? memory : 0);
	return panelRows + Math.max(ofBoard, codeRows + (below > 0 ? 0 : memory));
}

/** Squares wider than one cell leave room for the memory. */
export function panelsLayout(size: number, {width, height}: PanelSize): Panels {
	const inside = {width: width - leastRight - borderColumns, height: height - panelRows};
	const aboveMemory = callsLayout(size, {...inside, height: inside.height - 1 - leastMemory.height});
	const hasMemory = aboveMemory.rows === size && aboveMemory.square.width > 1;
	const board = hasMemory ? aboveMemory : callsLayout(size, inside);
	const {calls, square, rows} = board;
	const below = hasMemory ? inside.height - rows * square.height - Number(calls.hasLast) - 1 : 0;
	const needed = calls.width + size * square.width + borderColumns;
	const left = Math.max(needed, hasMemory ? Math.min(leastMemory.width, width - leastRight) : 0);
	return {board, left, right: width - left, height, below, belowProgram: 0};
}

export const views = stepViews(searchView, searchViews, (model) =>
	searchLayout(model, bodySize(model)).hasAll ? ['program'] : searchViews,
);
