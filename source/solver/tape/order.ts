import type {Queens} from '../board.js';
import {compareQueens} from '../symmetry.js';
import type {Moment} from './moment.js';

/** Whether the search has placed all of these queens. */
export function isBegun(queens: Queens, moment: Moment): boolean {
	return startsWith(moment.queens, queens) || isDoneWith(queens, moment);
}

/** Whether the search has removed the last of these queens, or has passed them. */
export function isDoneWith(queens: Queens, {queens: placed, step}: Moment): boolean {
	const path = step?.type === 'test' || step?.type === 'backtrack' ? [...placed, step.column] : placed;
	const isRemoved = step?.type === 'backtrack' && startsWith(queens, path);
	return isRemoved || compareQueens(path.slice(0, queens.length), queens) > 0;
}

/** Whether these are the first queens. */
export function startsWith(queens: Queens, beginning: Queens): boolean {
	return beginning.every((column, row) => queens[row] === column);
}
