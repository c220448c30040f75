/** A complete board. Its rows come from the top, and bit c of a mask is a queen in column c, counted from 0. */
export type Board = {
	readonly type: 'board';
	readonly line: number;
	readonly lastLine: number;
	readonly masks: readonly number[];
};

/** Lines that are almost a solution, and what is wrong with their form. */
export type Broken = {
	readonly type: 'broken';
	readonly line: number;
	readonly lastLine: number;
	/** The number of rows, of squares in a row, or of numbers in a line is wrong, or a line of a board cannot be read. */
	readonly what: 'rows' | 'cells' | 'numbers' | 'unread';
	/** How many rows, squares or numbers there are. */
	readonly found: number;
	/** The line with the mistake, if it is one of the lines of a board. */
	readonly at: number | undefined;
	/** A list of queens that is too short or too long, as a board with so many rows. */
	readonly masks?: readonly number[];
};

/** A test of a square. Row and column are as they are written. */
export type Test = {
	readonly type: 'test';
	readonly line: number;
	readonly row: number;
	readonly column: number;
	readonly isSafe: boolean;
};

/** What has been read, in the order of the lines, but lists of queens until it is known whether they count from 0 or 1. */
export type Item =
	| Board
	| Broken
	| Test
	/** A heading or a sentence, or a number alone. */
	| {readonly type: 'words'; readonly line: number; readonly text: string}
	/** A line in no form. */
	| {readonly type: 'unknown'; readonly line: number; readonly text: string};
