/** The allowed sizes of the board: beyond 27 the number of solutions is unknown (OEIS A000170). */
export const smallestSize = 1;
export const largestSize = 27;

/** Throws a RangeError unless the size is a whole number from 1 to 27. */
export function checkSize(size: number): void {
	if (!(Number.isInteger(size) && size >= smallestSize && size <= largestSize)) {
		throw new RangeError(`A board has a size from ${smallestSize} to ${largestSize}, a whole number, not ${size}`);
	}
}

/** Whether there is a solution: for all sizes but 2 and 3 (Pauls, 1874). Throws a RangeError for a size out of range. */
export function isSolvable(size: number): boolean {
	checkSize(size);
	return size !== 2 && size !== 3;
}

/** The queens placed so far, one a row from the top: `queens[row]` is the column. Both count from 0. */
export type Queens = readonly number[];

export type Square = {readonly row: number; readonly column: number};

/** What joins two squares that attack each other; `diagonal` runs like `\`, `antidiagonal` like `/`. */
export type Line = 'column' | 'diagonal' | 'antidiagonal';

/** The queen in `row` attacks, along `line`. */
export type Attack = {readonly row: number; readonly line: Line};

/** The line on which a square is attacked from the column of a queen `distance` rows above it, if any. */
export function lineFrom(queen: number, column: number, distance: number): Line | undefined {
	switch (column - queen) {
		case 0: {
			return 'column';
		}

		case distance: {
			return 'diagonal';
		}

		case -distance: {
			return 'antidiagonal';
		}
	}

	return undefined;
}

/** The line that joins two squares, their row included; none if a queen on the one does not attack the other. */
export function lineBetween(a: Square, b: Square): Line | 'row' | undefined {
	return a.row === b.row ? 'row' : lineFrom(a.column, b.column, b.row - a.row);
}

/** The uppermost queen above the square that attacks it, if any. */
export function attackOn(queens: Queens, row: number, column: number): Attack | undefined {
	for (let above = 0; above < row; above++) {
		const line = lineFrom(queens[above]!, column, row - above);
		if (line) {
			return {row: above, line};
		}
	}

	return undefined;
}

/** The squares of the queens. */
export function squaresOf(queens: Queens): readonly Square[] {
	return queens.map((column, row) => ({row, column}));
}

/** The queens that attack a square, each along whatever line, its own row included. */
export function attackersOf(queens: readonly Square[], square: Square): readonly Square[] {
	return queens.filter((queen) => lineBetween(queen, square) !== undefined);
}

/** Whether the row below the queens has no safe square, so that they cannot all stay. A full board has no such row. */
export function isDeadEnd(size: number, queens: Queens): boolean {
	const row = queens.length;
	return row < size && Array.from({length: size}, (_, column) => attackOn(queens, row, column)).every(Boolean);
}

/** Whether the board is full and no two queens share a column or a diagonal. Independent of every search. */
export function isSolution(size: number, queens: Queens): boolean {
	const distinct = (keys: readonly number[]) => new Set(keys).size === size;
	return (
		queens.length === size &&
		queens.every((column) => Number.isInteger(column) && column >= 0 && column < size) &&
		distinct(queens) &&
		distinct(queens.map((column, row) => row - column)) &&
		distinct(queens.map((column, row) => row + column))
	);
}
