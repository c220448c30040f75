import {type AttackLine, lineFrom} from '../solver/index.js';
import type {Text} from '../text/en.js';

/** The name of a mistake, under which the text describes it. */
export type MistakeId = keyof Text['check']['mistakes'];

/** Guesses are made up to this size: larger searches take too long. */
export const largestGuessed = 10;
/** A guess is given up after this many tests. */
const mostTests = 20_000_000;

/** A queen from which the tested square lies on a line of attack. */
type Seen = {
	readonly line: AttackLine;
	/** The row of the queen, and how many rows below it the square lies. */
	readonly row: number;
	readonly rowsBelow: number;
	/** How many queens that a test can see were placed before it. */
	readonly index: number;
	/** Whether the call that placed it has returned. */
	readonly isGone: boolean;
};

/** What a program does otherwise than the search. What is not named it does as the search does. */
export type Deviation = {
	/** Which of the queens that it sees it takes for attackers. */
	readonly attacks?: (queen: Seen) => boolean;
	/** What it does not undo after a return: flags, the queen on the board, or the end of a list of queens. */
	readonly keeps?: 'flags' | 'board' | 'list';
	readonly stopsAtSolution?: boolean;
	/** The columns that it tries in a row, from the first to the one before the last. */
	readonly columns?: (size: number, row: number) => readonly [from: number, to: number];
	/** It reports a solution one row too early; the last row is left out, empty, or has a queen in column 0. */
	readonly ends?: 'short' | 'empty' | 'zero';
	/** It writes the column before the row. */
	readonly isTransposed?: boolean;
	/** It keeps the one array that it works on, again and again, and prints it at the end: columns, or an empty board. */
	readonly shares?: 'columns' | 'board';
};

const keepsFlags = (...kept: readonly AttackLine[]): Deviation => ({
	keeps: 'flags',
	attacks: ({isGone, line}) => !isGone || kept.includes(line),
});

/** The usual mistakes, and what a program with each of them does: several ways, if it can be made in several. */
export const mistakes: readonly (readonly [id: MistakeId, ways: readonly Deviation[]])[] = [
	['first-only', [{stopsAtSolution: true}]],
	['no-diagonal', [{attacks: ({line}) => line !== 'diagonal'}]],
	['no-antidiagonal', [{attacks: ({line}) => line !== 'antidiagonal'}]],
	['no-diagonals', [{attacks: ({line}) => line === 'column'}]],
	['no-column', [{attacks: ({line}) => line !== 'column'}]],
	['only-last-queen', [{attacks: ({rowsBelow}) => rowsBelow === 1}]],
	['not-all-queens', [{attacks: ({rowsBelow}) => rowsBelow > 1}, {attacks: ({row}) => row > 0}]],
	['exchanged', [{isTransposed: true}]],
	['half', [Math.floor, Math.ceil].map((round) => ({columns: (size, row) => [0, row === 0 ? round(size / 2) : size]}))],
	[
		'not-all-columns',
		[
			{columns: (size) => [1, size]},
			{columns: (size, row) => [row === 0 ? 1 : 0, size]},
			{columns: (size) => [0, size - 1]},
			{columns: (size, row) => [0, row === 0 ? size - 1 : size]},
		],
	],
	[
		'not-removed',
		[
			{keeps: 'board', attacks: ({rowsBelow}) => rowsBelow > 0},
			{keeps: 'list'},
			// Misses queens below the square on its diagonals: their distance in rows is negative.
			{keeps: 'list', attacks: ({line, rowsBelow}) => rowsBelow > 0 || line === 'column'},
			// Tests as many queens from the start of the list as there are rows above the square.
			{keeps: 'list', attacks: ({row, rowsBelow, index}) => index < row + rowsBelow},
			keepsFlags('column', 'diagonal', 'antidiagonal'),
			keepsFlags('diagonal', 'antidiagonal'),
			keepsFlags('column'),
			keepsFlags('diagonal'),
			keepsFlags('antidiagonal'),
		],
	],
	['row-too-early', [{ends: 'short'}, {ends: 'empty'}, {ends: 'zero'}]],
	['not-copied', [{shares: 'columns'}, {shares: 'board'}]],
];

/** The mistakes that explain all that has been printed: a program that makes one of them prints just this, and the search does not. */
export function mistakesFor(size: number, printed: Printed): readonly MistakeId[] {
	return size > largestGuessed || explains(size, {}, printed)
		? []
		: mistakes.filter(([, ways]) => ways.some((way) => explains(size, way, printed))).map(([id]) => id);
}

function explains(size: number, deviation: Deviation, printed: Printed): boolean {
	const other = new Printed();
	searchMistaken(size, deviation, {
		test(row, column, isSafe) {
			other.addTest(row, column, isSafe);
			return other.tests <= (printed.tests || mostTests);
		},
		board(masks) {
			other.addBoard(masks);
			return other.boards <= printed.boards || printed.isTraceOnly;
		},
	});
	return printed.isExplainedBy(other);
}

/** All tests and boards of a program, as a hash of the tests in their order, and one of the boards in any order. */
export class Printed {
	tests = 0;
	boards = 0;
	#tests = 0;
	#boards = 0;

	get isTraceOnly(): boolean {
		return this.tests > 0 && this.boards === 0;
	}

	addTest(row: number, column: number, isSafe: boolean): void {
		this.tests++;
		this.#tests = hashed(this.#tests, (row << 16) | (column << 1) | Number(isSafe));
	}

	/** Bit c of a mask is column c of its row. A line that is no board at all has no masks. */
	addBoard(masks: readonly number[]): void {
		this.boards++;
		this.#boards = (this.#boards + masks.reduce(hashed, masks.length)) | 0;
	}

	/** Whether the other has the same tests and boards, or those of the two that this one has. */
	isExplainedBy(other: Printed): boolean {
		return (
			(this.tests === 0 || (this.tests === other.tests && this.#tests === other.#tests)) &&
			(this.isTraceOnly || (this.boards === other.boards && this.#boards === other.#boards))
		);
	}
}

function hashed(hash: number, value: number): number {
	const mixed = Math.imul(hash ^ value, 0x9e3779b1);
	return mixed ^ (mixed >>> 15);
}

/** What is done with what a program prints: the search goes on while this is true. */
type Printer = {
	readonly test: (row: number, column: number, isSafe: boolean) => boolean;
	readonly board: (masks: readonly number[]) => boolean;
};

/** Runs the search with a mistake. */
export function searchMistaken(size: number, deviation: Deviation, printer: Printer): void {
	const {attacks = () => true, columns, ends, keeps, shares, stopsAtSolution, isTransposed} = deviation;
	const isList = keeps === 'list';
	const last = ends ? size - 1 : size;
	/** The queens that a test can see, in the order of their placement, those that should be gone among them. */
	const seen: {readonly row: number; readonly column: number; isGone: boolean}[] = [];
	/** The column of the last queen placed in each row. */
	const queens: number[] = [];
	let isOver = false;
	let found = 0;

	function report(): void {
		found++;
		if (shares) {
			return;
		}

		const board = (isList ? seen.map(({column}) => column) : queens.slice(0, last)).map((column) => 1 << column);
		for (const {row, column} of keeps === 'board' ? seen : []) {
			board[row]! |= 1 << column;
		}

		isOver ||= !printer.board(ends && ends !== 'short' ? [...board, ends === 'empty' ? 0 : 1] : board);
		isOver ||= stopsAtSolution === true;
	}

	function isAttacked(row: number, column: number): boolean {
		return seen.some((queen, index) => {
			const rowsBelow = row - queen.row;
			const line = lineFrom(queen.column, column, rowsBelow);
			return line !== undefined && attacks({line, row: queen.row, rowsBelow, index, isGone: queen.isGone});
		});
	}

	function place(row: number): void {
		if (row === last) {
			report();
			return;
		}

		const [from, to] = columns?.(size, row) ?? [0, size];
		for (let column = from; column < to && !isOver; column++) {
			const isSafe = !isAttacked(row, column);
			isOver = !(isTransposed ? printer.test(column, row, isSafe) : printer.test(row, column, isSafe));
			if (isSafe) {
				const queen = {row: isList ? seen.length : row, column, isGone: false};
				seen.push(queen);
				queens[row] = column;
				place(row + 1);
				queen.isGone = true;
				if (!keeps) {
					seen.pop();
				}
			}
		}
	}

	place(0);
	for (let number = 0; shares && number < found; number++) {
		printer.board(queens.map((column) => (shares === 'board' ? 0 : 1 << column)));
	}
}
