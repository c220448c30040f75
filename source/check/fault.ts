import {type AttackLine, lineBetween, type Queens, type Square} from '../solver/index.js';

/** Why a board is no solution. */
export type Fault =
	| {readonly type: 'no-queen'; readonly row: number}
	| {readonly type: 'several'; readonly row: number; readonly columns: readonly number[]}
	/** A column that the board does not have. */
	| {readonly type: 'outside'; readonly row: number}
	| {readonly type: 'attack'; readonly one: Square; readonly other: Square; readonly line: AttackLine};

/** The queens of a board with one in each row; undefined for any other board. */
export function queensIn(masks: readonly number[]): Queens | undefined {
	const queens = new Array<number>(masks.length);
	for (let row = 0; row < masks.length; row++) {
		const mask = masks[row]!;
		const column = 31 - Math.clz32(mask);
		if (column < 0 || column >= masks.length || mask !== 1 << column) {
			return undefined;
		}

		queens[row] = column;
	}

	return queens;
}

/** The squares of all queens, from the top. */
export function squaresIn(masks: readonly number[]): readonly Square[] {
	return masks.flatMap((mask, row) => columnsIn(mask).map((column) => ({row, column})));
}

function columnsIn(mask: number): readonly number[] {
	return Array.from({length: 31}, (_, column) => column).filter((column) => (mask >>> column) & 1);
}

/** The first fault of a board: an attack between rows only if each row has one queen. Undefined for a solution. */
export function faultIn(masks: readonly number[]): Fault | undefined {
	for (const [row, mask] of masks.entries()) {
		const columns = columnsIn(mask);
		if (columns.some((column) => column >= masks.length)) {
			return {type: 'outside', row};
		}

		if (columns.length !== 1) {
			return columns.length === 0 ? {type: 'no-queen', row} : {type: 'several', row, columns};
		}
	}

	const squares = squaresIn(masks);
	for (const other of squares) {
		for (const one of squares.slice(0, other.row)) {
			const line = lineBetween(one, other);
			if (line && line !== 'row') {
				return {type: 'attack', one, other, line};
			}
		}
	}

	return undefined;
}
