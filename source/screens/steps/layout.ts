import {type BoardLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {isWithin, type PanelSize, sentenceRows, type Window} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {variants} from '../../solver/index.js';

/** The smallest window in which screens of steps have panels. Others need less, see `isCompact`. */
const leastForStepPanels: Window = {columns: 80, rows: 24};
/** The rows of all that is said below the panels: the sentence, the counters and the timeline. */
export const reportRows = sentenceRows + 2;

/** Whether a screen of steps shows only the board with its calls and one sentence. */
export function isCompactForSteps({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(leastForStepPanels, window);
}

/** The longest line of a program in any language. */
const codeColumns = Math.max(
	...variants.flatMap(({listings}) => Object.values(listings).flatMap((lines) => lines.map(({code}) => code.length))),
);
/** The least width of the right box: a program with its marks. */
const leastRight = 1 + codeColumns + borderColumns;
/** What stands below the board has at least this many lines, and with them this width, if the program leaves it. */
const leastBelow = 4;
const wantedLeft = 35 + borderColumns;

/** A left box with the board and its calls, and a right box. */
export type StepLayout = {
	readonly board: BoardLayout;
	/** The widths of both boxes, and their height. */
	readonly left: number;
	readonly right: number;
	readonly height: number;
	/** The lines below the board; 0 if there is no room. */
	readonly below: number;
};

/**
 * The layout of a screen of steps: the board stays where it is from screen to screen. The squares are the largest with which something
 * has room below the board, if they are wider than one cell. In a part of a window nothing stands below.
 */
export function stepLayout(
	{size, window}: Pick<Model, 'size' | 'window'>,
	{width, height: all}: PanelSize,
): StepLayout {
	const height = window.isPart ? all : all - reportRows;
	const room = {width: width - leastRight - borderColumns, height: height - panelRows};
	// The line of the last call is a luxury: what stands below comes first.
	const divided = callsLayout(size, {...room, height: room.height - 1 - leastBelow});
	const isDivided = !window.isPart && divided.rows === size && divided.square.width > 1;
	const board = isDivided ? divided : callsLayout(size, room);
	const {calls, square, rows} = board;
	const below = isDivided ? room.height - rows * square.height - Number(calls.hasLast) - 1 : 0;
	const needed = calls.width + size * square.width + borderColumns;
	const left = Math.max(needed, isDivided ? Math.min(wantedLeft, width - leastRight) : 0);
	return {board, left, right: width - left, height, below};
}

/** The layout of a board with its calls below a line with the numbers of its columns. */
export function numberedLayout(size: number, {width, height}: PanelSize): ReturnType<typeof callsLayout> {
	return callsLayout(size, {width, height: height - 1});
}

/** The free columns between the board and what stands beside it. */
export const compactGap = 2;

/** The board in a window without panels, and the columns for what stands beside it: 0 where it does not have the `least`. */
export function compactLayout(size: number, {width, height: all}: PanelSize, least: number) {
	const height = all - sentenceRows;
	const narrow = numberedLayout(size, {width: width - least - compactGap, height});
	const beside = width - narrow.calls.width - size * narrow.square.width - compactGap;
	return narrow.square.width > 1 && beside >= least
		? {board: narrow, beside}
		: {board: numberedLayout(size, {width, height}), beside: 0};
}
