import {type GridLayout, gridLayout, smallBoardSize} from './grid-layout.js';
import {frameRows, insideOf, type PanelSize, type Window} from './panel-size.js';

/** The images of a solution as small boards, each with its transforms and its number below it. */
export type ImagesLayout = {readonly panel: PanelSize; readonly grid: GridLayout};

/** As wide as the name of a transform, and four to a line of 80 columns. */
const labelColumns = 17;

/** `count` different images share the eight transforms evenly. */
export function imagesLayout(size: number, count: number, window: Window): ImagesLayout {
	const panel = {width: window.columns, height: window.rows - frameRows};
	const board = smallBoardSize(size);
	const cell = {width: Math.max(board.width, labelColumns), height: board.height + 8 / count + 1};
	return {panel, grid: gridLayout(insideOf(panel), cell)};
}
