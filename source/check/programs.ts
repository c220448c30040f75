import {type AttackLine, lineFrom} from '../solver/index.js';

export type Memory = {
	readonly isAttacked: (row: number, column: number) => boolean;
	readonly place: (row: number, column: number) => void;
	readonly remove: (row: number, column: number) => void;
};

export type Deviation = {
	readonly memory?: (size: number) => Memory;
	readonly columns?: (size: number, row: number) => readonly [from: number, to: number];
	readonly ends?: 'attacked-square' | 'call' | 'solution';
	/** A solution one row too early: the last row is left out, empty, or has a queen in column 0. */
	readonly tooEarly?: 'short' | 'empty' | 'zero';
	readonly tooLate?: true;
	/** Each placement (and each solution, once more), each solution twice, or with its mirror image. */
	readonly reports?: 'placements' | 'placements-and-solutions' | 'twice' | 'mirrored';
	readonly leavesQueens?: boolean;
	/** One array is kept again and again, and printed at the end: as the search leaves it, reset, or empty. */
	readonly shares?: 'columns' | 'reset' | 'popped';
};

export type Seen = {
	readonly line: AttackLine;
	readonly row: number;
	readonly column: number;
	readonly rowsBelow: number;
	readonly index: number;
};

/** A program that removes no queens is given up soon: more of them change nothing. */
const mostQueens = 64;

/** A test sees some of the queens; `keeps` if none is removed. */
export function comparing(attacks: (queen: Seen, size: number) => boolean, keeps: 'none' | 'board' | 'list' = 'none') {
	return (size: number): Memory => {
		const queens: {row: number; column: number; line: AttackLine; rowsBelow: number; index: number}[] = [];
		return {
			isAttacked(row, column) {
				for (const queen of queens) {
					const rowsBelow = row - queen.row;
					const line = lineFrom(queen.column, column, rowsBelow);
					if (line) {
						queen.line = line;
						queen.rowsBelow = rowsBelow;
						if (attacks(queen, size)) {
							return true;
						}
					}
				}

				return false;
			},
			place(row, column) {
				const index = queens.length;
				if (index < mostQueens) {
					queens.push({row: keeps === 'list' ? index : row, column, line: 'column', rowsBelow: 0, index});
				}
			},
			remove: () => keeps === 'none' && queens.pop(),
		};
	};
}

/** A list of queens that is compared by distances: rows, and columns to the right. One of them has to attack, or all. */
export function measuring(attacks: (rowsBelow: number, columns: number) => boolean, needsAll = false) {
	return (): Memory => {
		const columns: number[] = [];
		return {
			isAttacked(row, column) {
				const isHit = (queen: number, index: number) => attacks(row - index, column - queen);
				return needsAll ? columns.length > 0 && columns.every(isHit) : columns.some(isHit);
			},
			place: (_, column) => columns.push(column),
			remove: () => columns.pop(),
		};
	};
}

/** An array by row, compared beyond the rows above; empty rows have a value, too. */
export function comparingRows(empty: number, rows: 'own' | 'others' | 'all', isReset: boolean) {
	return (size: number): Memory => {
		const columns = new Array<number>(size).fill(empty);
		return {
			isAttacked(row, column) {
				const last = rows === 'own' ? row : size - 1;
				return columns.some(
					(queen, each) =>
						each <= last &&
						!(rows === 'others' && each === row) &&
						(queen === column || Math.abs(queen - column) === Math.abs(row - each)),
				);
			},
			place(row, column) {
				columns[row] = column;
			},
			remove(row) {
				columns[row] = isReset ? empty : columns[row]!;
			},
		};
	};
}

type Index = (row: number, column: number, size: number) => number;
type Indexes = Readonly<Record<AttackLine, Index>>;

const flagLines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
export const flagIndexes: Indexes = {
	column: (_, column) => column,
	diagonal: (row, column) => row - column,
	antidiagonal: (row, column) => row + column,
};

/** By line: indexes, those that are cleared if they differ, and how a test combines them. */
export function flagging({
	indexes = {},
	cleared = {},
	combine = (column, diagonal, antidiagonal) => column || diagonal || antidiagonal,
}: {
	readonly indexes?: Partial<Indexes>;
	readonly cleared?: Partial<Readonly<Record<AttackLine, Index | 'never'>>>;
	readonly combine?: (column: boolean, diagonal: boolean, antidiagonal: boolean) => boolean;
}) {
	return (size: number): Memory => {
		const set = {...flagIndexes, ...indexes};
		const clear: Readonly<Record<AttackLine, Index | 'never'>> = {...set, ...cleared};
		const flags = {column: new Set<number>(), diagonal: new Set<number>(), antidiagonal: new Set<number>()};
		const isSet = (line: AttackLine, row: number, column: number) => flags[line].has(set[line](row, column, size));
		return {
			isAttacked: (row, column) =>
				combine(isSet('column', row, column), isSet('diagonal', row, column), isSet('antidiagonal', row, column)),
			place(row, column) {
				for (const line of flagLines) {
					flags[line].add(set[line](row, column, size));
				}
			},
			remove(row, column) {
				for (const line of flagLines) {
					const index = clear[line];
					if (index !== 'never') {
						flags[line].delete(index(row, column, size));
					}
				}
			},
		};
	};
}

export function masking(
	down: (mask: number, bit: number) => number,
	up: (mask: number, bit: number) => number,
	combine = (columns: number, downs: number, ups: number) => columns | downs | ups,
) {
	return (): Memory => {
		const masks = [{columns: 0, downs: 0, ups: 0}];
		return {
			isAttacked(_, column) {
				const {columns, downs, ups} = masks.at(-1)!;
				return (combine(columns, downs, ups) & (1 << column)) !== 0;
			},
			place(_, column) {
				const {columns, downs, ups} = masks.at(-1)!;
				const bit = 1 << column;
				masks.push({columns: columns | bit, downs: down(downs, bit), ups: up(ups, bit)});
			},
			remove: () => masks.pop(),
		};
	};
}

export type Printer = {
	readonly test: (row: number, column: number, isSafe: boolean) => boolean;
	readonly board: (masks: readonly number[]) => boolean;
};

/** Columns beyond the board share one bit, as in what is read. */
const outermost = 30;

export function runProgram(size: number, deviation: Deviation, printer: Printer): void {
	const {columns, ends, tooEarly, reports, leavesQueens, shares} = deviation;
	const memory = (deviation.memory ?? flagging({}))(size);
	const last = size - Number(tooEarly !== undefined) + Number(deviation.tooLate ?? false);
	const queens: number[] = new Array<number>(size).fill(-1);
	const bit = (column: number) => (column < 0 ? 0 : 1 << Math.min(column, outermost));
	let found = 0;
	let isOver = false;

	function print(board: readonly number[]): void {
		isOver ||= !printer.board(board.map(bit));
	}

	function report(): void {
		found++;
		if (shares) {
			return;
		}

		const board = queens.slice(0, last);
		for (let time = reports === 'twice' ? 2 : 1; time > 0 && !isOver && reports !== 'placements'; time--) {
			print(tooEarly && tooEarly !== 'short' ? [...board, tooEarly === 'empty' ? -1 : 0] : board);
		}

		if (reports === 'mirrored' && !isOver) {
			print(board.map((column) => size - 1 - column));
		}

		isOver ||= ends === 'solution';
	}

	function place(row: number): void {
		if (row === last) {
			report();
			return;
		}

		const [from, to] = columns?.(size, row) ?? [0, size];
		for (let column = from; column < to && !isOver; column++) {
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
		if (reports?.startsWith('placements')) {
			print(queens.map((queen, each) => (each <= row || leavesQueens ? queen : -1)));
		}

		place(row + 1);
		memory.remove(row, column);
	}

	place(0);
	for (let number = 0; shares && number < found && !isOver; number++) {
		print(shares === 'popped' ? [] : queens.map((queen) => (shares === 'reset' ? -1 : queen)));
	}
}
