import type {BoardLayout} from './board-layout.js';
import {boardBeside, frameRows, panelRows, type Window} from './panel-size.js';

/** The board, and beside it what there is to say about it. */
export type PlayLayout = {
	readonly type: 'play';
	readonly board: BoardLayout;
	readonly boardWidth: number;
	/** 0 without room for it. */
	readonly sideWidth: number;
	readonly height: number;
};

const wantedSide = 34;
const leastSide = 24;

export function playLayout(size: number, window: Window): PlayLayout {
	const height = window.rows - frameRows;
	return {type: 'play', ...boardBeside(size, [wantedSide, leastSide], window.columns, height - panelRows), height};
}
