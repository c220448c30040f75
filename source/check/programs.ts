import type {AttackLine, Queens, Square} from '../solver/index.js';
import {outermost} from './units.js';

/** A test compares a square with a queen that it remembers: `rows` above it, and `columns` to its left. */
type Seen = {
	readonly line: AttackLine;
	readonly queen: Square;
	readonly square: Square;
	readonly rows: number;
	readonly columns: number;
	readonly size: number;
};

export type Sees = (seen: Seen) => boolean;

/** What a program with a mistake does otherwise than the search. */
export type Deviation = {
	/** What a test takes for an attack. */
	readonly attacks?: Sees;
	/** Attacked along these lines, a square counts as attacked. Without it, one of them is enough. */
	readonly joins?: (column: boolean, diagonal: boolean, antidiagonal: boolean) => boolean;
	/** Which queens' flags are cleared with that of a removed queen. Without it, exactly the queen is removed. */
	readonly clears?: (line: AttackLine, queen: Square, removed: Square, size: number) => boolean;
	/** Queens stay in a list that is read as one queen for each row. */
	readonly isList?: true;
	/** An array by row, in which rows without a queen have a column, too. Without `isReset` it is never undone. */
	readonly array?: {readonly empty: -1 | 0; readonly isReset: boolean};
	/** Which columns the loop tries, on the board and behind it. */
	readonly tries?: (column: number, row: number, size: number) => boolean;
	/** When the loop over the columns ends, or all. */
	readonly ends?: 'attacked-square' | 'call' | 'solution';
	/** After which row the board counts as complete. */
	readonly rows?: (size: number) => number;
	/** Rows that a call goes down. */
	readonly step?: number;
	/** After each placement in `row`. In the rows below are the queens that were there last, or -1. */
	readonly prints?: (queens: Queens, row: number, isComplete: boolean) => readonly Queens[];
	/** When the search is over: instead of what it has found, given the board as the search leaves it. */
	readonly printsAtEnd?: (found: readonly Queens[], left: Queens) => readonly Queens[];
	/** All rows of the board are one array: `[[0] * n] * n`. */
	readonly isRowShared?: true;
};

type Printer = {
	/** Both return whether to go on. */
	readonly test: (row: number, column: number, isSafe: boolean) => boolean;
	readonly board: (masks: readonly number[]) => boolean;
};

/** Programs with mistakes are run up to this size: larger searches take too long. */
export const largestRun = 8;
export const attackLines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
/** Columns for each row down a line. */
export const slopes: Readonly<Record<AttackLine, number>> = {column: 0, diagonal: 1, antidiagonal: -1};
export const isAttack: Sees = ({line, rows, columns}) => columns === slopes[line] * rows;
/** A program that removes no queens remembers ever more of them, which change nothing. */
const mostQueens = 64;

type Remembered = Square & {readonly lines: readonly AttackLine[]};

/** Runs the search of `size` queens, with this mistake in it. */
export function runProgram(size: number, deviation: Deviation, printer: Printer): void {
	const {
		attacks = isAttack,
		joins,
		clears,
		isList,
		array,
		tries = (column) => column < size,
		ends,
		step = 1,
		prints = (board, _, isComplete) => (isComplete ? [board] : []),
		printsAtEnd,
		isRowShared,
	} = deviation;
	const rows = deviation.rows?.(size) ?? size;
	const all = Array.from({length: 32}, (_, column) => column);
	const columns = Array.from({length: size}, (_, row) => all.filter((column) => tries(column, row, size)));
	const queens = Array.from({length: size}, () => -1);
	const rememberedIn = (row: number, column: number): Remembered => ({row, column, lines: attackLines});
	let remembered = array ? queens.map((_, row) => rememberedIn(row, array.empty)) : [];
	const found: Queens[] = [];
	let isOver = false;

	function isHit(line: AttackLine, queen: Square, square: Square): boolean {
		const [down, left] = [square.row - queen.row, square.column - queen.column];
		return attacks({line, queen, square, rows: down, columns: left, size});
	}

	function isAttacked(square: Square): boolean {
		if (!joins) {
			return remembered.some((queen) => queen.lines.some((line) => isHit(line, queen, square)));
		}

		const [column = false, diagonal = false, antidiagonal = false] = attackLines.map((line) =>
			remembered.some((queen) => queen.lines.includes(line) && isHit(line, queen, square)),
		);
		return joins(column, diagonal, antidiagonal);
	}

	function remember(row: number, column: number): void {
		if (array) {
			remembered[row] = rememberedIn(row, column);
		} else if (remembered.length < mostQueens) {
			remembered.push(rememberedIn(isList ? remembered.length : row, column));
		}
	}

	function forget(removed: Square): void {
		if (array) {
			remembered[removed.row] = rememberedIn(removed.row, array.isReset ? array.empty : removed.column);
		} else if (clears) {
			remembered = remembered
				.map((queen) => ({...queen, lines: queen.lines.filter((line) => !clears(line, queen, removed, size))}))
				.filter(({lines}) => lines.length > 0);
		} else if (!isList) {
			remembered.pop();
		}
	}

	function print(boards: readonly Queens[]): void {
		for (const board of boards) {
			const masks = board.map((column) => (column < 0 ? 0 : 1 << Math.min(column, outermost)));
			isOver ||= !printer.board(isRowShared ? masks.map(() => masks.reduce((all, mask) => all | mask, 0)) : masks);
		}
	}

	function placeQueen(row: number, column: number): void {
		const isComplete = row + step >= rows;
		remember(row, column);
		queens[row] = column;
		const boards = prints([...queens], row, isComplete);
		if (printsAtEnd) {
			found.push(...boards);
		} else {
			print(boards);
		}

		isOver ||= isComplete && ends === 'solution';
		if (!isComplete) {
			place(row + step);
		}

		forget({row, column});
	}

	function place(row: number): void {
		for (const column of columns[row]!) {
			if (isOver) {
				break;
			}

			const isSafe = !isAttacked({row, column});
			isOver = !printer.test(row, column, isSafe);
			if (isSafe && !isOver) {
				placeQueen(row, column);
			}

			if (ends === (isSafe ? 'call' : 'attacked-square')) {
				break;
			}
		}
	}

	place(0);
	print(isOver ? [] : (printsAtEnd?.(found, queens) ?? []));
}
