/** The allowed board sizes. The number of solutions is known for all of them, and for no larger board (OEIS A000170). */
export const smallestSize = 1;
export const largestSize = 27;

/** Throws a RangeError unless the size is a whole number from 1 to the largest one. */
export function checkSize(size: number, largest: number = largestSize): void {
	if (!(Number.isInteger(size) && size >= smallestSize && size <= largest)) {
		throw new RangeError(`The size of a board is a whole number from ${smallestSize} to ${largest}, not ${size}`);
	}
}

/** The queens placed so far, one in each row from the top: `queens[row]` is the column. Rows and columns count from 0. */
export type Queens = readonly number[];

/** Row and column count from 0, from the upper left corner. */
export type Square = {readonly row: number; readonly column: number};

export function isSame(a: Square, b: Square): boolean {
	return a.row === b.row && a.column === b.column;
}

export function isAmong(squares: readonly Square[], square: Square): boolean {
	return squares.some((other) => isSame(other, square));
}

/** The direction of an attack from another row: `diagonal` runs like `\`, `antidiagonal` like `/`. */
export type AttackLine = 'column' | 'diagonal' | 'antidiagonal';

/** The queen in `row` attacks along `line`. */
export type Attack = {readonly row: number; readonly line: AttackLine};

/** The line on which a queen in column `queen` attacks `column`, `distance` rows below it; undefined if it does not. */
export function lineFrom(queen: number, column: number, distance: number): AttackLine | undefined {
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

/** The line on which queens on the two squares attack each other, which can be their row; undefined if they do not. */
export function lineBetween(a: Square, b: Square): AttackLine | 'row' | undefined {
	return a.row === b.row ? 'row' : lineFrom(a.column, b.column, b.row - a.row);
}

/** The attack on a square by the queens above its row; undefined if there is none. Of several attacks, the uppermost. */
export function attackOn(queens: Queens, row: number, column: number): Attack | undefined {
	for (let above = 0; above < row; above++) {
		const line = lineFrom(queens[above]!, column, row - above);
		if (line) {
			return {row: above, line};
		}
	}

	return undefined;
}

export function squaresOf(queens: Queens): readonly Square[] {
	return queens.map((column, row) => ({row, column}));
}

/** The queens that attack a square, along its row too. */
export function attackersOf(queens: readonly Square[], square: Square): readonly Square[] {
	return queens.filter((queen) => lineBetween(queen, square) !== undefined);
}

/** The columns of the row below the queens that no queen attacks. A full board has no such row. */
export function safeColumns(size: number, queens: Queens): readonly number[] {
	const row = queens.length;
	const columns = Array.from({length: row < size ? size : 0}, (_, column) => column);
	return columns.filter((column) => !attackOn(queens, row, column));
}

/** Whether the board is full and no two queens share a column or a diagonal. Shares no code with the searches. */
export function isSolution(size: number, queens: Queens): boolean {
	const areDistinct = (keys: readonly number[]) => new Set(keys).size === size;
	return (
		queens.length === size &&
		queens.every((column) => Number.isInteger(column) && column >= 0 && column < size) &&
		areDistinct(queens) &&
		areDistinct(queens.map((column, row) => row - column)) &&
		areDistinct(queens.map((column, row) => row + column))
	);
}
