import type {BoardLayout} from '../../panels/board/board-layout.js';
import {boardBeside, frameRows, panelRows, type Window} from '../../panels/panel-size.js';

/** The sizes of the board and of the panel of text beside it. */
export type PlayLayout = {
	readonly board: BoardLayout;
	readonly boardWidth: number;
	/** 0 if there is no room beside the board. Then the rule and a sentence stand below it. */
	readonly sideWidth: number;
	readonly height: number;
};

const preferredSideWidth = 34;
const minSideWidth = 24;
const ruleRows = 1;
/** The most lines of the sentence below the board. */
export const sentenceRows = 2;

/** Returns the layout for this size of board and window. */
export function playLayout(size: number, {columns, rows}: Window): PlayLayout {
	const height = rows - frameRows;
	const beside = boardBeside(size, [preferredSideWidth, minSideWidth], columns, height - panelRows);
	if (beside.sideWidth > 0) {
		return {...beside, height};
	}

	const left = height - ruleRows - sentenceRows;
	return {...boardBeside(size, [], columns, left - panelRows), height: left};
}
