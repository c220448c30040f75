import type {Model} from '../explorer/model.js';
import {variants} from '../solver/index.js';
import {type BoardLayout, boardColumns, boardLayout, boardRows} from './board-size.js';
import {borderColumns} from './panel.js';
import {reportRows} from './step-report.js';
import {isWithin, type PanelSize, sentenceRows, type Window} from './window.js';

/** The smallest window in which screens of steps have panels. Others need less, see `isCompact`. */
const leastForStepPanels: Window = {columns: 80, rows: 24};

/** Whether a screen of steps shows only the board, something beside it where there is room, and one sentence. */
export function isCompactForSteps({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(leastForStepPanels, window);
}

/** The room for the panels: all of it in a part of a window, which shows panels only, else what the report leaves. */
export function panelsIn({width, height}: PanelSize, isPart = false): PanelSize {
	return {width, height: isPart ? height : height - reportRows};
}

/** The longest line of a program in any language. */
const codeColumns = Math.max(
	...variants.flatMap(({listings}) => Object.values(listings).flatMap((lines) => lines.map(({code}) => code.length))),
);
/** The least width of the right box: a program with its marks. */
const leastRight = 1 + codeColumns + borderColumns;
/** The least width of the left box. */
const leastLeft = 28 + borderColumns;
/** Something stands below the board where it has this many lines. */
export const leastBelow = 3;

export type StepLayout = {
	readonly board: BoardLayout;
	/** The widths of both boxes, and the height of the panels. */
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** The lines below the board; 0 if there is no room. */
	readonly below: number;
};

/** The width of the recursion stack in cells, each call with its name and its loop. */
export function stackColumns(size: number): number {
	return callColumns(size) + 2 * size - 1;
}

/** The width of the name of a call with a loop, and of the sign behind it. */
export function callColumns(size: number): number {
	return 'place()'.length + String(size - 1).length + 1;
}

/** The layout of panels in a room without a report below them: the board stays where it is from screen to screen. */
export function stepLayout(size: number, {width, height}: PanelSize): StepLayout {
	const boardWidth = width - leastRight - borderColumns;
	// The lines of the border above and below, and the one between the board and what is below it.
	const [alone, divided] = [height - 2, height - 3];
	const above = boardLayout(size, boardWidth, divided - leastBelow);
	const isDivided = above.rows === size && boardRows(size, above) + leastBelow <= divided;
	const board = isDivided ? above : boardLayout(size, boardWidth, alone);
	const below = isDivided ? divided - boardRows(size, board) : 0;
	// Where loops have no room with all their spaces, they are written without.
	const wanted = Math.max(leastLeft, isDivided ? stackColumns(size) + 1 + borderColumns : 0);
	const left = Math.max(boardColumns(size, board.square) + borderColumns, Math.min(wanted, width - leastRight));
	return {board, left, right: width - left, height, below};
}

/** A board in a window without panels, and the columns for what stands beside it: 0 if there is no room. */
type CompactLayout = {readonly board: BoardLayout; readonly beside: number; readonly height: number};

/** The free columns between the board and what stands beside it. */
export const compactGap = 2;

/** `least` is the width that is needed beside the board. */
export function compactLayout(size: number, {width, height}: PanelSize, least: number): CompactLayout {
	const rows = height - sentenceRows;
	const board = boardLayout(size, width - least - compactGap, rows);
	const beside = width - boardColumns(size, board.square) - compactGap;
	return board.square.width > 1 && beside >= least
		? {board, beside, height: rows}
		: {board: boardLayout(size, width, rows), beside: 0, height: rows};
}
