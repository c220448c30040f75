import {attackOn, lineFrom, type Square} from '../../source/solver/board.js';
import type {PrintedTest} from '../../source/text/own-program.js';

export const mostTests = 3000;

export type Mistake = {
	readonly isSafe?: (queens: readonly number[], row: number, column: number) => boolean;
	readonly tries?: (column: number, row: number, size: number) => boolean;
	readonly step?: number;
	readonly stops?: 'attacked' | 'solution';
	/** Removed queens still count. */
	readonly forgetsToRemove?: true;
};

export function right(queens: readonly number[], row: number, column: number): boolean {
	return !attackOn(queens, row, column);
}

function onBoard(column: number, _: number, size: number): boolean {
	return column < size;
}

/** Of a recursive program with a mistake in it. */
export function testsOf(
	size: number,
	{isSafe = right, tries = onBoard, step = 1, stops, forgetsToRemove}: Mistake,
): readonly PrintedTest[] {
	const tests: PrintedTest[] = [];
	const columns = Array.from({length: size + 1}, (_, column) => column);
	const all: Square[] = [];
	const test = (queens: readonly number[], row: number, column: number): boolean => {
		const isHit = forgetsToRemove && all.some((queen) => lineFrom(queen.column, column, row - queen.row));
		const isFree = isSafe(queens, row, column) && !isHit;
		tests.push({row, column, isSafe: isFree, line: tests.length + 1, text: `[${row}][${column}]=${isFree}`});
		return isFree;
	};
	/** Whether the whole search ends. */
	const place = (row: number, queens: readonly number[]): boolean => {
		for (const column of row < size ? columns.filter((each) => tries(each, row, size)) : []) {
			if (test(queens, row, column)) {
				all.push({row, column});
				// Rows that are jumped over have no queen.
				const above = [...queens, column, ...Array.from({length: step - 1}, () => Number.NaN)];
				if ((row === size - 1 && stops === 'solution') || place(row + step, above)) {
					return true;
				}
			} else if (stops === 'attacked') {
				return false;
			}

			if (tests.length > mostTests) {
				return true;
			}
		}

		return false;
	};
	place(0, []);
	return tests;
}

export const mistakes: Readonly<Record<string, Mistake>> = {
	'no antidiagonal': {
		isSafe: (queens, row, column) => !queens.some((queen, above) => [0, row - above].includes(column - queen)),
	},
	'only the last queen': {isSafe: (queens, row, column) => right(queens.slice(-1), 1, column) || row === 0},
	'a wrong attack': {isSafe: (queens, row, column) => right(queens, row, column) && (row !== 2 || column !== 1)},
	'no first column': {tries: (column, _, size) => column > 0 && column < size},
	'no last column': {tries: (column, _, size) => column < size - 1},
	'row + 2': {step: 2},
	'return at an attack': {stops: 'attacked'},
	'no queen removed': {forgetsToRemove: true},
	'one solution': {stops: 'solution'},
	'columns beyond the board': {tries: () => true},
};
