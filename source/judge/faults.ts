import type {Square} from '../solver/board.js';
import type {Text} from '../text/en.js';

/** What no search does: it tests another square next, or says what is not true. */
export type Fault = {
	readonly kind: FaultKind;
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** The squares that are never tried because of it. */
	readonly squares: readonly Square[];
};

export type FaultKind = keyof Text['trace']['faults'];

/** The calls of `queens` wait; that of `row` tests the column `next`. */
export type Calls = {readonly queens: readonly Square[]; readonly row: number; readonly next: number};

export function faultOf(kind: FaultKind, {row, column}: Square, last = column, squares: readonly Square[] = []): Fault {
	return {kind, row, columns: [column, last], squares};
}

export function squaresIn(row: number, first: number, last: number): readonly Square[] {
	return Array.from({length: Math.max(0, last + 1 - first)}, (_, by) => ({row, column: first + by}));
}

/** The square that each call tests next; its last one may be before the first column. */
export function nextsOf({queens, row, next}: Calls): readonly Square[] {
	const nexts = [...queens.map((queen) => ({row: queen.row, column: queen.column + 1})), {row, column: next}];
	return nexts.map((square) => ({...square, column: Math.max(0, square.column)}));
}

/** What the program does in place of the test that its calls make next. */
export function outOfOrder(size: number, {row, column}: Square, calls: Calls, isAgain: boolean): readonly Fault[] {
	if (row === calls.row && column === calls.next) {
		return [];
	}

	const last = size - 1;
	const nexts = nextsOf(calls);
	const untried = nexts.filter((next) => next.row > row && next.column < size);
	const due = nexts.find((next) => next.row === row)?.column ?? 0;
	const queen = calls.queens.at(-1);
	const faults: Fault[] = [];
	if (row > calls.row && calls.next > 0) {
		faults.push(faultOf('row-without-queen', {row: calls.row, column: calls.next}, row));
	} else if (row > calls.row) {
		const rows = Array.from({length: row - calls.row}, (_, by) => squaresIn(calls.row + by, 0, last));
		faults.push(faultOf('rows-left-out', {row: calls.row, column: 0}, row, rows.flat()));
	} else if (queen && row < calls.row && calls.next === 0) {
		faults.push(faultOf('nothing-below', queen, queen.column, squaresIn(calls.row, 0, last)));
	} else if (untried.length > 0) {
		const first = untried.at(-1)!;
		const squares = untried.flatMap((next) => squaresIn(next.row, next.column, last));
		faults.push(faultOf('early-return', first, last, squares));
	}

	if (column > due) {
		faults.push(faultOf('columns-left-out', {row, column: due}, column - 1, squaresIn(row, due, column - 1)));
	} else if (column < due) {
		const isOfCaller = due === size && row === calls.row && column === (queen?.column ?? size) + 1;
		const again = isAgain ? 'column-again' : 'column-late';
		const notReset = isOfCaller ? 'row-not-reset' : again;
		faults.push(faultOf(row === 0 && due === size ? 'after-end' : notReset, {row, column}));
	}

	return faults;
}
