import type {Square} from '../solver/index.js';

/** One row of a board: for each of its symbols the squares that have it. Bit c of the mask is column c. */
export type Cells = {
	readonly type: 'cells';
	readonly width: number;
	/** The number before a row of 1 and 0, if it can be the name of the row. */
	readonly label?: number;
	readonly marks: readonly {readonly symbol: string; readonly mask: number}[];
};

/** What a line says, or a part of it. Rows and columns are as they are written, counted from 0 or from 1. */
export type Content =
	/** A square tested by the search. */
	| {readonly type: 'test'; readonly row: number; readonly column: number; readonly isSafe: boolean}
	/** A solution in a line: the column of the queen in each row. `isJoined` for `04752613`. */
	| {readonly type: 'numbers'; readonly numbers: readonly number[]; readonly isJoined: boolean}
	/** A solution as the squares of its queens. */
	| {readonly type: 'squares'; readonly squares: readonly Square[]}
	| Cells
	/** A single number, which can be a solution without a queen in row 0, a count, or anything. */
	| {readonly type: 'number'; readonly text: string}
	/** A blank line, or the end of an array: a board does not go on behind it. */
	| {readonly type: 'end'}
	/** A line of hyphens, a part of a drawn grid, or names of columns: it can stand between the rows of a board. */
	| {readonly type: 'rule'}
	/** A heading, or a sentence about the solutions. */
	| {readonly type: 'words'; readonly text: string}
	/** Anything else. */
	| {readonly type: 'unknown'; readonly text: string};

export const end: Content = {type: 'end'};
export const rule: Content = {type: 'rule'};
