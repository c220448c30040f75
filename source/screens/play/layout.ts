import type {SquareSize} from '../../panels/board/board-layout.js';
import {
	type BoardBeside,
	boardBeside,
	boardPanelWidth,
	frameRows,
	panelRows,
	type Window,
} from '../../panels/panel-size.js';

/** The sizes of the board and of the panel of text beside it. Without room for the panel, the rule and a sentence stand below. */
export type PlayLayout = BoardBeside & {readonly height: number};

const preferredSideWidth = 34;
const minSideWidth = 24;
/** The squares for numbers of solutions, the best first: most numbers fit, such as `1.2k`, or many, such as `16k`. */
const squaresForNumbers: readonly SquareSize[] = [
	{width: 4, height: 1},
	{width: 3, height: 1},
];
const ruleRows = 1;
/** The most lines of the sentence below the board. */
export const sentenceRows = 2;

/** Returns the layout for this size of board and window. Where squares need room for numbers, the text gets less. */
export function playLayout(size: number, {columns, rows}: Window, hasNumbers: boolean): PlayLayout {
	const height = rows - frameRows;
	const beside = boardBeside(size, [preferredSideWidth, minSideWidth], columns, height - panelRows);
	const square = squaresForNumbers.find((each) => boardPanelWidth(size, each) + minSideWidth <= columns);
	if (hasNumbers && square && beside.sideWidth > 0 && beside.board.square.width < square.width) {
		const boardWidth = boardPanelWidth(size, square);
		return {board: {...beside.board, square}, boardWidth, sideWidth: columns - boardWidth, height};
	}

	if (beside.sideWidth > 0) {
		return {...beside, height};
	}

	const left = height - ruleRows - sentenceRows;
	return {...boardBeside(size, [], columns, left - panelRows), height: left};
}
