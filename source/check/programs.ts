import type {AttackLine, Square} from '../solver/index.js';

/** A test compares a square with a queen that it remembers: `rows` above it, and `columns` to its left. */
export type Seen = {
	readonly line: AttackLine;
	readonly queen: Square;
	readonly square: Square;
	readonly rows: number;
	readonly columns: number;
	/** In the list of the queens. */
	readonly index: number;
	readonly size: number;
};

export type Sees = (seen: Seen) => boolean;
export type Index = (row: number, column: number, size: number) => number;

/** What a program with a mistake does otherwise: which queens a test sees, what is undone, tried and printed. */
export type Deviation = {
	/** Of the queens on the lines of the square, those that a test sees. */
	readonly sees?: Sees;
	/** What a test takes for an attack along a line. */
	readonly attacks?: Partial<Record<AttackLine, Sees>>;
	readonly combine?: (column: boolean, diagonal: boolean, antidiagonal: boolean) => boolean;
	/** Not one queen has to attack, but each of them. */
	readonly needsAll?: true;
	/** Which flags a removal clears: the own ones, others or none. Without it, exactly the queen is removed. */
	readonly clears?: Partial<Record<AttackLine, Index | 'never'>>;
	/** No queen is removed: from a board, or from a list that is read as one queen for each row. */
	readonly keeps?: 'board' | 'list';
	/** An array by row, in which rows without a queen have a column, too. Without `isReset` it is never undone. */
	readonly array?: {readonly empty: -1 | 0; readonly isReset: boolean};
	readonly columns?: (size: number, row: number) => readonly number[];
	readonly ends?: 'attacked-square' | 'call' | 'solution';
	/** With how many queens a solution is printed; `rest` is the column of the others, if they are not left out. */
	readonly queens?: (size: number) => number;
	readonly rest?: -1 | 0;
	readonly prints?: 'placements' | 'placements-and-solutions' | 'mirrored' | 'all-but-last' | 'all-but-first';
	/** The last row is not printed, or without its queen. */
	readonly lastRow?: 'left-out' | 'empty';
	/** Rows that a call goes down. */
	readonly step?: number;
	/** The boards of placements have the queens in lower rows that the search has left. */
	readonly leavesQueens?: boolean;
	readonly times?: number;
	/** One array is kept again and again, and printed at the end: as the search leaves it, reset, or empty. */
	readonly shares?: 'columns' | 'reset' | 'popped';
};

export type Printer = {
	/** Both return whether to go on. */
	readonly test: (row: number, column: number, isSafe: boolean) => boolean;
	readonly board: (masks: readonly number[]) => boolean;
};

export const attackLines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
export const flagIndexes: Readonly<Record<AttackLine, Index>> = {
	column: (_, column) => column,
	diagonal: (row, column) => row - column,
	antidiagonal: (row, column) => row + column,
};
const trueAttacks: Readonly<Record<AttackLine, Sees>> = {
	column: ({columns}) => columns === 0,
	diagonal: ({rows, columns}) => columns === rows,
	antidiagonal: ({rows, columns}) => columns === -rows,
};

/** A program that removes no queens is given up soon: more of them change nothing. */
const mostQueens = 64;
/** Columns beyond the board share one bit, as in what is read. */
const outermost = 30;

class Memory {
	readonly #size: number;
	readonly #deviation: Deviation;
	readonly #attacks: Readonly<Record<AttackLine, Sees>>;
	#queens: {row: number; column: number; lines: readonly AttackLine[]}[];

	constructor(size: number, deviation: Deviation) {
		this.#size = size;
		this.#deviation = deviation;
		this.#attacks = {...trueAttacks, ...deviation.attacks};
		const {array} = deviation;
		this.#queens = array
			? Array.from({length: size}, (_, row) => ({row, column: array.empty, lines: attackLines}))
			: [];
	}

	isAttacked(row: number, column: number): boolean {
		const {combine, needsAll = false} = this.#deviation;
		const square = {row, column};
		const seen = {line: 'column' as AttackLine, queen: square, square, rows: 0, columns: 0, index: 0, size: this.#size};
		if (combine) {
			const along = (line: AttackLine) => this.#queens.some((_, index) => this.#isSeen(seen, index, line));
			return combine(along('column'), along('diagonal'), along('antidiagonal'));
		}

		// Loops without functions: this runs for each test of each program.
		for (let index = 0; index < this.#queens.length; index++) {
			const isHit =
				this.#isSeen(seen, index, 'column') ||
				this.#isSeen(seen, index, 'diagonal') ||
				this.#isSeen(seen, index, 'antidiagonal');
			if (isHit !== needsAll) {
				return isHit;
			}
		}

		return needsAll && this.#queens.length > 0;
	}

	#isSeen(seen: {-readonly [Key in keyof Seen]: Seen[Key]}, index: number, line: AttackLine): boolean {
		const queen = this.#queens[index]!;
		seen.line = line;
		seen.queen = queen;
		seen.rows = seen.square.row - queen.row;
		seen.columns = seen.square.column - queen.column;
		seen.index = index;
		return queen.lines.includes(line) && this.#attacks[line](seen) && (this.#deviation.sees?.(seen) ?? true);
	}

	place(row: number, column: number): void {
		const {keeps, array} = this.#deviation;
		const index = this.#queens.length;
		if (array) {
			this.#queens[row] = {row, column, lines: attackLines};
		} else if (index < mostQueens) {
			this.#queens.push({row: keeps === 'list' ? index : row, column, lines: attackLines});
		}
	}

	remove(row: number, column: number): void {
		const {keeps, array, clears} = this.#deviation;
		if (array) {
			this.#queens[row]!.column = array.isReset ? array.empty : column;
		} else if (clears) {
			for (const queen of this.#queens) {
				queen.lines = queen.lines.filter((line) => {
					const index = clears[line] ?? flagIndexes[line];
					return index === 'never' || flagIndexes[line](queen.row, queen.column, 0) !== index(row, column, this.#size);
				});
			}

			this.#queens = this.#queens.filter(({lines}) => lines.length > 0);
		} else if (!keeps) {
			this.#queens.pop();
		}
	}
}

export function runProgram(size: number, deviation: Deviation, printer: Printer): void {
	const {ends, rest, prints, lastRow, step = 1, leavesQueens = false, times = 1, shares} = deviation;
	const memory = new Memory(size, deviation);
	const last = deviation.queens?.(size) ?? size;
	const all = Array.from({length: size}, (_, column) => column);
	const columns = Array.from({length: last}, (_, row) => deviation.columns?.(size, row) ?? all);
	const queens: number[] = all.map(() => -1);
	let found = 0;
	let isOver = false;
	let before: readonly number[] | undefined;

	function print(board: readonly number[]): void {
		isOver ||= !printer.board(board.map((column) => (column < 0 ? 0 : 1 << Math.min(column, outermost))));
	}

	function report(): void {
		found++;
		if (shares || prints === 'placements') {
			return;
		}

		const missing = rest === undefined ? [] : all.slice(last).map(() => rest);
		const whole = [...queens.slice(0, last), ...missing];
		const shown = lastRow ? whole.slice(0, -1) : whole;
		const board = lastRow === 'empty' ? [...shown, -1] : shown;
		const due = prints === 'all-but-last' ? before : board;
		const isLeftOut = prints === 'all-but-first' && before === undefined;
		before = board;
		for (let time = 0; due && !isLeftOut && time < times; time++) {
			print(due);
		}

		if (prints === 'mirrored') {
			print(board.map((column) => size - 1 - column));
		}

		isOver ||= ends === 'solution';
	}

	function place(row: number): void {
		if (row >= last) {
			report();
			return;
		}

		for (const column of columns[row]!) {
			if (isOver) {
				break;
			}

			const isSafe = !memory.isAttacked(row, column);
			isOver = !printer.test(row, column, isSafe);
			if (isSafe && !isOver) {
				placeQueen(row, column);
			}

			if (ends === (isSafe ? 'call' : 'attacked-square')) {
				break;
			}
		}
	}

	function placeQueen(row: number, column: number): void {
		memory.place(row, column);
		queens[row] = column;
		if (prints?.startsWith('placements')) {
			print(queens.map((queen, each) => (each <= row || leavesQueens ? queen : -1)));
		}

		place(row + step);
		memory.remove(row, column);
	}

	place(0);
	for (let number = 0; shares && number < found && !isOver; number++) {
		print(shares === 'popped' ? [] : queens.map((queen) => (shares === 'reset' ? -1 : queen)));
	}
}
