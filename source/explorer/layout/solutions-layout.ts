import type {BoardLayout} from './board-layout.js';
import {boardBeside, frameRows, leastSide, panelColumns, panelRows, type Window} from './panel-size.js';

/** The board, and beside it the list of the solutions over the class of this one. */
export type SolutionsLayout = {
	readonly type: 'solutions';
	readonly board: BoardLayout;
	readonly boardWidth: number;
	/** 0 without room for list and class. */
	readonly sideWidth: number;
	readonly height: number;
	/** 0 without room for the class. */
	readonly classHeight: number;
};

const classHeight = 10;
const leastListHeight = 5;
const leastClassWidth = 28;
/** A list and a class in full. */
const fullSide = 32;
/** Two lines under the board of a solution: how it was found. */
const foundRows = 2;

/** A list with the columns of the queens: a mark, a number of five digits and its separator, and the columns. */
function listColumns(size: number): number {
	const digits = size + Math.max(0, size - 10);
	return panelColumns + 1 + '12,345'.length + 2 + digits + size - 1;
}

export function solutionsLayout(size: number, window: Window): SolutionsLayout {
	const height = window.rows - frameRows;
	const sides = [Math.max(fullSide, listColumns(size)), fullSide, leastSide];
	const beside = boardBeside(size, sides, window.columns, height - panelRows - foundRows);
	const hasClass = height - classHeight >= leastListHeight && beside.sideWidth >= leastClassWidth;
	return {type: 'solutions', ...beside, height, classHeight: hasClass ? classHeight : 0};
}
