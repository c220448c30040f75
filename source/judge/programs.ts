import type {AttackLine, Queens, Square} from '../solver/board.js';
import type {Tested} from '../text/own-program.js';

/** A test compares a square with a queen that it remembers: `rows` above it, and `columns` to its left. */
export type Seen = {
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
	/** A square is attacked only if it is so along all lines of one of these. Without it, along one line. */
	readonly needs?: readonly (readonly AttackLine[])[];
	/** Its test reads an array with a queen for each row, which are overwritten, but never removed. */
	readonly array?: {
		/** How many rows are compared. */
		readonly rows: (row: number, size: number) => number;
		readonly filledWith?: number | undefined;
		/** Rows and columns are swapped. */
		readonly isSwapped?: true;
		/** Where, and what, instead of `queens[row] = column`. */
		readonly stores?: (row: number, column: number) => readonly [at: number, value: number];
	};
	/** What it says of a square, or on which it places a queen, is the opposite. */
	readonly negates?: 'answer' | 'placement';
	/** What it prints of a square. */
	readonly says?: (isSafe: boolean) => boolean;
	/** The row is increased for the call, and stays so. */
	readonly isRowKept?: true;
	/** Which queens' flags are cleared with that of a removed queen. Without it, exactly the queen is removed. */
	readonly clears?: (line: AttackLine, queen: Square, removed: Square) => boolean;
	/** Queens stay in a list that is read as one queen for each row, or the first is removed instead of the last. */
	readonly list?: 'kept' | 'shifted' | 'popped-after-loop' | 'popped-each-time';
	/** Which columns the loop tries. */
	readonly tries?: (column: number, row: number, size: number, queens: Queens) => boolean;
	/** When the loop over the columns ends, or all. */
	readonly ends?: 'attacked-square' | 'call' | 'call-below' | 'solution';
	/** After which row the board counts as complete. */
	readonly rows?: (size: number) => number;
	/** After each placement in `row`. In the rows below are the queens that were there last, or -1. */
	readonly prints?: (queens: Queens, row: number, isComplete: boolean) => readonly Queens[];
	/** When the search is over: of the boards that were kept, given the board as the search leaves it. */
	readonly printsAtEnd?: (kept: readonly Queens[], left: Queens) => readonly Queens[];
	/** All rows of the board are one array: `[[0] * n] * n`. */
	readonly isRowShared?: true;
};

/** Bit c of the mask of a row is a queen in column c. */
type Board = readonly number[];

/** Programs with mistakes are run up to this size: larger searches take too long. */
export const largestRun = 8;
export const attackLines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
/** Columns for each row down a line. */
export const slopes: Readonly<Record<AttackLine, number>> = {column: 0, diagonal: 1, antidiagonal: -1};
export const isAttack: Sees = ({line, rows, columns}) => columns === slopes[line] * rows;
/** A program that removes no queens remembers ever more of them, which change nothing. */
const mostQueens = 64;

type Remembered = Square & {readonly lines: readonly AttackLine[]};

/** Read again, it is not computed again. */
export type Printed = {readonly tests: Iterable<Tested>; readonly boards: Iterable<Board>};

/** A search with a mistake in it. It is compared with each output that is wrong, but runs once for each size. */
export class Program {
	readonly #printed: Printed[] = [];

	constructor(readonly way: Deviation) {}

	printed(size: number): Printed {
		this.#printed[size] ??= printedBy(size, this.way);
		return this.#printed[size];
	}
}

/** What the search of `size` queens prints with this mistake in it. It goes on only as far as it is read. */
function printedBy(size: number, deviation: Deviation): Printed {
	const {attacks = isAttack, clears, list, tries = () => true, ends, printsAtEnd, isRowShared} = deviation;
	const {needs, array, negates, says = (isSafe) => isSafe, isRowKept} = deviation;
	const {prints = (board, _, isComplete) => (isComplete ? [board] : [])} = deviation;
	const rows = deviation.rows?.(size) ?? size;
	const queens = Array.from({length: size}, () => array?.filledWith ?? -1);
	let remembered: readonly Remembered[] = [];
	const kept: Queens[] = [];
	const tests: Tested[] = [];
	const boards: Board[] = [];

	function isAttacked(square: Square): boolean {
		if (array) {
			const [row, column] = array.isSwapped ? [square.column, square.row] : [square.row, square.column];
			const compared = queens.slice(0, array.rows(row, size));
			return compared.some((queen, at) => queen === column || Math.abs(queen - column) === Math.abs(at - row));
		}

		const isAlong = (line: AttackLine) =>
			remembered.some((queen) => {
				const [rows, columns] = [square.row - queen.row, square.column - queen.column];
				return queen.lines.includes(line) && attacks({line, queen, square, rows, columns, size});
			});
		return needs ? needs.some((lines) => lines.every(isAlong)) : attackLines.some(isAlong);
	}

	function forget(removed: Square): void {
		if (clears) {
			remembered = remembered
				.map((queen) => ({...queen, lines: queen.lines.filter((line) => !clears(line, queen, removed))}))
				.filter(({lines}) => lines.length > 0);
		} else if (list === 'shifted') {
			remembered = remembered.slice(1).map((queen, row) => ({...queen, row}));
		} else if (list === undefined) {
			remembered = remembered.slice(0, -1);
		}
	}

	function pop(way: Deviation['list']): void {
		remembered = list === way ? remembered.slice(0, -1) : remembered;
	}

	function print(printed: readonly Queens[]): void {
		for (const queens of printed) {
			const board = queens.map((column) => (column < 0 ? 0 : 1 << column));
			boards.push(isRowShared ? board.map(() => board.reduce((all, mask) => all | mask)) : board);
		}
	}

	/** Returns whether the search goes on. */
	function* placeQueen(row: number, column: number): Generator<undefined, boolean> {
		const isComplete = row + 1 === rows;
		if (remembered.length < mostQueens) {
			remembered = [...remembered, {row: list || isRowKept ? remembered.length : row, column, lines: attackLines}];
		}

		const [at, value] = array?.stores?.(row, column) ?? [row, column];
		queens[at] = value;
		const printed = prints(list === 'shifted' ? remembered.map((queen) => queen.column) : [...queens], row, isComplete);
		if (printsAtEnd) {
			kept.push(...printed);
		} else {
			print(printed);
		}

		const goesOn = isComplete ? ends !== 'solution' : yield* place(row + 1);
		forget({row, column});
		return goesOn;
	}

	function* place(first: number): Generator<undefined, boolean> {
		const columns = Array.from({length: size}, (_, column) => column);
		let row = first;
		for (const column of columns.filter((each) => tries(each, first, size, queens))) {
			const isSafe = isAttacked({row, column}) === (negates === 'answer');
			tests.push({row, column, isSafe: says(isSafe)});
			yield;
			const isPlaced = isSafe !== (negates === 'placement');
			if (isPlaced && !(yield* placeQueen(row, column))) {
				return false;
			}

			pop('popped-each-time');
			row += isPlaced && isRowKept ? 1 : 0;
			const end = isSafe ? 'call' : 'attacked-square';
			if (ends === end || (ends === 'call-below' && isSafe && row + 1 < rows)) {
				break;
			}
		}

		pop('popped-after-loop');
		return true;
	}

	const search = place(0);
	let isOver = false;
	const goOn = (): void => {
		isOver = search.next().done === true;
		if (isOver) {
			print(printsAtEnd?.(kept, queens) ?? []);
		}
	};
	const read = <Item>(items: readonly Item[]): Iterable<Item> => ({
		*[Symbol.iterator]() {
			for (let at = 0; at < items.length || !isOver; ) {
				if (at < items.length) {
					yield items[at++]!;
				} else {
					goOn();
				}
			}
		},
	});
	return {tests: read(tests), boards: read(boards)};
}
