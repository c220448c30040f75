import {type BoardLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {searchView, searchViews} from '../../explorer/step-views.js';
import {variants} from '../../solver/index.js';
import {memoryRows} from '../steps/memory.js';
import {reportRows} from '../steps/report.js';
import {stepViews} from '../steps/views.js';

/** From top to bottom: two panels, the sentence, a line of figures, and the tree in the full width. */
type SearchLayout = Panels & {
	readonly sentence: number;
	/** With its heading; 0 where it has no room, or is not wanted: then the program can give it its place. */
	readonly tree: number;
	/** Board, memory, program and tree at once: there are no other views. */
	readonly hasAll: boolean;
};

/** At the left the board with its calls, at the right the program. */
type Panels = {
	readonly board: BoardLayout;
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** Of the memory below the board; 0 where it has no room. */
	readonly below: number;
};

/** In a room of at most this height, that of a window of 30 rows, the sentence above the tree has one row. */
const lowBody = 28;
/** What is left above this height goes to the tree. */
const comfortable = 39;
/** Of one row of the tree. */
const mostLines = 3;
/** Rows that show nearly all of a listing. */
const leastOfProgram = 14;

export function layoutIn(model: Pick<Model, 'size' | 'slots'>, room: PanelSize): SearchLayout {
	const {size} = model;
	const lines = Math.min(mostLines, Math.max(1, Math.floor((room.height - comfortable) / size)));
	const tree = size * lines + 1;
	const sentence = room.height > lowBody ? sentenceRows : 1;
	const above = panelsIn(size, {...room, height: room.height - sentence - 1 - tree});
	const hasAll = above.below > 0 && above.height - panelRows >= leastOfProgram;
	return hasAll || (searchView.of(model).shown === 'tree' && above.board.rows === size)
		? {...above, sentence, tree, hasAll}
		: {...panelsIn(size, {...room, height: room.height - reportRows}), sentence: sentenceRows, tree: 0, hasAll};
}

const codeColumns = Math.max(
	...variants.flatMap(({listings}) => Object.values(listings).flatMap((lines) => lines.map(({code}) => code.length))),
);
// Behind its marks, and not up to the border.
const leastRight = 2 + codeColumns + borderColumns;
const leastMemory: PanelSize = {width: 35 + borderColumns, height: memoryRows};

/** Squares wider than one cell leave room for the memory. */
export function panelsIn(size: number, {width, height}: PanelSize): Panels {
	const inside = {width: width - leastRight - borderColumns, height: height - panelRows};
	const aboveMemory = callsLayout(size, {...inside, height: inside.height - 1 - leastMemory.height});
	const hasMemory = aboveMemory.rows === size && aboveMemory.square.width > 1;
	const board = hasMemory ? aboveMemory : callsLayout(size, inside);
	const {calls, square, rows} = board;
	const below = hasMemory ? inside.height - rows * square.height - Number(calls.hasLast) - 1 : 0;
	const needed = calls.width + size * square.width + borderColumns;
	const left = Math.max(needed, hasMemory ? Math.min(leastMemory.width, width - leastRight) : 0);
	return {board, left, right: width - left, height, below};
}

export const views = stepViews(searchView, searchViews, (model) =>
	layoutIn(model, bodySize(model)).hasAll ? ['program'] : searchViews,
);
