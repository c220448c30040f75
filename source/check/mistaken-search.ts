import {type AttackLine, lineFrom} from '../solver/index.js';

/** What a program does otherwise than the search. What is not named it does as the search does. */
export type Deviation = {
	/** The lines of attack that it does not test. */
	readonly ignores?: readonly AttackLine[];
	/** The queens that it tests: not the first one, not the one just above, or only that. */
	readonly compares?: 'not-first' | 'not-last' | 'only-last';
	/**
	 * What it forgets to undo after a return: the flags of these lines, the queen on the board, or the end of a list of queens, of
	 * which a test reads all, only the lines down to the row, or as many as there are rows above.
	 */
	readonly keeps?: readonly AttackLine[] | 'board' | 'list' | 'list-signed' | 'list-above';
	/** Where it stops: after the first solution, in each row after the first safe square, or at the first attacked one. */
	readonly stops?: 'solution' | 'safe' | 'attacked';
	/** The columns that it tries in a row, from the first to the one before the last. */
	readonly columns?: (size: number, row: number) => readonly [from: number, to: number];
	/** It reports a solution one row too early; the last row is left out, empty, or has a queen in column 0. */
	readonly ends?: 'short' | 'empty' | 'zero';
	/** It writes the column before the row. */
	readonly isTransposed?: boolean;
	/** It reports each solution and its mirror image. */
	readonly isMirrored?: boolean;
	/** It keeps the one array that it works on, again and again, and prints it at the end: columns, or an empty board. */
	readonly shares?: 'columns' | 'board';
};

/** What is done with what a program prints: the search goes on while this is true. Bit c of a mask is column c of its row. */
export type Printer = {
	readonly test: (row: number, column: number, isSafe: boolean) => boolean;
	readonly board: (masks: readonly number[]) => boolean;
};

type Queen = {readonly row: number; readonly column: number; isGone: boolean};

/** Runs the search with a mistake. */
export function searchMistaken(size: number, deviation: Deviation, printer: Printer): void {
	const {columns, ends, keeps, shares, stops, isMirrored, isTransposed} = deviation;
	const isList = typeof keeps === 'string' && keeps !== 'board';
	/** The queens that a test can see, in the order of their placement, those that should be gone among them. */
	const seen: Queen[] = [];
	/** The column of the last queen placed in each row. */
	const queens: number[] = [];
	let isOver = false;
	let found = 0;

	function report(): void {
		found++;
		if (shares) {
			return;
		}

		const masks = isList
			? seen.map(({column}) => 1 << column)
			: withKept(queens.slice(0, ends ? size - 1 : size), keeps === 'board' ? seen : []);
		const board = ends && ends !== 'short' ? [...masks, ends === 'empty' ? 0 : 1] : masks;
		isOver ||= !printer.board(board) || stops === 'solution';
		if (isMirrored && !isOver) {
			isOver = !printer.board(board.map((mask) => mirrored(size, mask)));
		}
	}

	function place(row: number): void {
		if (row === (ends ? size - 1 : size)) {
			report();
			return;
		}

		const [from, to] = columns?.(size, row) ?? [0, size];
		for (let column = from; column < to && !isOver; column++) {
			const isSafe = test(row, column);
			if (isSafe) {
				explore(row, column);
			}

			if (stops === (isSafe ? 'safe' : 'attacked')) {
				return;
			}
		}
	}

	function explore(row: number, column: number): void {
		const queen = {row: isList ? seen.length : row, column, isGone: false};
		seen.push(queen);
		queens[row] = column;
		place(row + 1);
		queen.isGone = true;
		if (!keeps) {
			seen.pop();
		}
	}

	function test(row: number, column: number): boolean {
		const isSafe = !seen.some((queen, index) => isAttack(queen, row, column, index, deviation));
		isOver = !(isTransposed ? printer.test(column, row, isSafe) : printer.test(row, column, isSafe));
		return isSafe;
	}

	place(0);
	for (let number = 0; shares && number < found; number++) {
		printer.board(queens.map((column) => (shares === 'board' ? 0 : 1 << column)));
	}
}

/** Whether the program takes the square as attacked by this queen, which it placed as the `index`-th. */
function isAttack(queen: Queen, row: number, column: number, index: number, deviation: Deviation): boolean {
	const {ignores, compares, keeps} = deviation;
	const distance = row - queen.row;
	const line = lineFrom(queen.column, column, distance);
	if (line === undefined || ignores?.includes(line)) {
		return false;
	}

	switch (keeps) {
		case undefined: {
			return !(
				(compares === 'not-first' && index === 0) ||
				(compares === 'not-last' && distance === 1) ||
				(compares === 'only-last' && distance > 1)
			);
		}

		case 'board': {
			return distance > 0;
		}

		case 'list': {
			return true;
		}

		case 'list-signed': {
			return distance > 0 || line === 'column';
		}

		case 'list-above': {
			return index < row;
		}
	}

	return !queen.isGone || keeps.includes(line);
}

/** A board with one queen in each row, and those that were not removed. */
function withKept(queens: readonly number[], kept: readonly Queen[]): readonly number[] {
	const masks = queens.map((column) => 1 << column);
	for (const {row, column} of kept) {
		masks[row]! |= 1 << column;
	}

	return masks;
}

function mirrored(size: number, mask: number): number {
	let image = 0;
	for (let column = 0; column < size; column++) {
		image |= ((mask >>> column) & 1) << (size - 1 - column);
	}

	return image;
}
