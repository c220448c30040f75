import {type BoardLayout, callsLayout} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {variants} from '../../solver/index.js';

/** The sentence, and a line of figures. */
export const reportRows = sentenceRows + 1;

const codeColumns = Math.max(
	...variants.flatMap(({listings}) => Object.values(listings).flatMap((lines) => lines.map(({code}) => code.length))),
);
const leastRight = 1 + codeColumns + borderColumns;
const leastBelow = 4;
const wantedLeft = 35 + borderColumns;

export type StepLayout = {
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

export function numberedLayout(size: number, {width, height}: PanelSize): ReturnType<typeof callsLayout> {
	return callsLayout(size, {width, height: height - 1});
}

export function compactBoard(size: number, {width, height}: PanelSize): ReturnType<typeof callsLayout> {
	return numberedLayout(size, {width, height: height - sentenceRows});
}
