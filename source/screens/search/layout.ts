import {type BoardLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {searchView, searchViews} from '../../explorer/step-views.js';
import {variants} from '../../solver/index.js';
import {reportRows} from '../steps/report.js';
import {stepViews} from '../steps/views.js';

const codeColumns = Math.max(
	...variants.flatMap(({listings}) => Object.values(listings).flatMap((lines) => lines.map(({code}) => code.length))),
);
const leastRight = 1 + codeColumns + borderColumns;
const leastBelow = 4;
const wantedLeft = 35 + borderColumns;

type StepLayout = {
	readonly board: BoardLayout;
	readonly left: number;
	readonly right: number;
	readonly height: number;
	readonly below: number;
};

/**
 * The board stays where it is from screen to screen. Squares wider than one cell are the largest that leave room below
 * the board.
 */
export function stepLayout({size}: Pick<Model, 'size'>, {width, height: all}: PanelSize): StepLayout {
	const height = all - reportRows;
	const room = {width: width - leastRight - borderColumns, height: height - panelRows};
	// What stands below comes before the line of the last call.
	const divided = callsLayout(size, {...room, height: room.height - 1 - leastBelow});
	const isDivided = divided.rows === size && divided.square.width > 1;
	const board = isDivided ? divided : callsLayout(size, room);
	const {calls, square, rows} = board;
	const below = isDivided ? room.height - rows * square.height - Number(calls.hasLast) - 1 : 0;
	const needed = calls.width + size * square.width + borderColumns;
	const left = Math.max(needed, isDivided ? Math.min(wantedLeft, width - leastRight) : 0);
	return {board, left, right: width - left, height, below};
}

/** Lines of the program, but for a last brace. */
export const codeRows = 15;
/** Lines of the program that are worth its place: nearly all, and those that matter at a step. */
const mostOfProgram = 14;
const leastOfProgram = 8;
/** Of the panels. What is left above it goes to the rows of the flame. */
const comfortable = 34;
/** Of one row. */
const mostLines = 3;

type SearchLayout = StepLayout & {
	readonly sentence: number;
	/** Lines of the flame below all panels, with its heading; 0 if it is not there. */
	readonly flame: number;
	/** Nothing is left out, so there are no other views. */
	readonly hasAll: boolean;
};

/**
 * Between header and footer. The flame stands below the panels, in the full width, where the board still has all rows; else at the right.
 * Where memory and program have room above it, too, all is shown; else the user chooses.
 */
export function layoutIn(model: Pick<Model, 'size' | 'slots'>, room: PanelSize): SearchLayout {
	const {size} = model;
	const apart = {...stepLayout(model, room), sentence: sentenceRows, flame: 0, hasAll: false};
	const rows = Math.min(mostLines, Math.max(1, Math.floor((room.height - reportRows - comfortable - 1) / size)));
	const flame = size * rows + 1;
	const layouts = [sentenceRows, 1].map((sentence): SearchLayout => {
		const layout = stepLayout(model, {...room, height: room.height - flame + sentenceRows - sentence});
		return {...layout, sentence, flame, hasAll: layout.below > 0 && layout.height - panelRows >= mostOfProgram};
	});
	const isEnough = ({board, height}: StepLayout) =>
		board.rows === size && height - panelRows >= Math.max(size, leastOfProgram);
	const together = layouts.find(({hasAll}) => hasAll) ?? layouts.find(isEnough);
	return together && (together.hasAll || searchView.of(model).shown === 'tree') ? together : apart;
}

export const views = stepViews(searchView, searchViews, (model) =>
	layoutIn(model, bodySize(model)).hasAll ? searchViews.filter((each) => each !== 'tree') : searchViews,
);
