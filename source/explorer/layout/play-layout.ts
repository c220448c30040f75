import type {BoardLayout} from './board-layout.js';
import {boardBeside, frameRows, panelRows, type Window} from './panel-size.js';

/** The board, and beside it what there is to say about it. */
export type PlayLayout = {
	readonly type: 'play';
	readonly board: BoardLayout;
	readonly boardWidth: number;
	/** 0 without room for it; then a sentence stands below the board instead. */
	readonly sideWidth: number;
	readonly sentenceHeight: number;
	readonly height: number;
};

const wantedSide = 34;
const leastSide = 24;
const sentenceRows = 2;

export function playLayout(size: number, {columns, rows}: Window): PlayLayout {
	const height = rows - frameRows;
	const beside = boardBeside(size, [wantedSide, leastSide], columns, height - panelRows);
	if (beside.sideWidth > 0) {
		return {type: 'play', ...beside, sentenceHeight: 0, height};
	}

	const alone = boardBeside(size, [], columns, height - sentenceRows - panelRows);
	return {type: 'play', ...alone, sentenceHeight: sentenceRows, height: height - sentenceRows};
}
