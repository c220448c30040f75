import {columnOf, type Masks, masksBelow} from '../counting/bits.js';
import {nextColumn, type Position} from './step.js';

/** A walk back over this number takes milliseconds. For up to 16 queens it always finds all. */
const mostPlacements = 100_000;

/** What the array of queens still holds in the rows below those of a position, because nothing undoes it. */
type EarlierQueens = {
	/** From the row below the queens on, as far down as there were any. */
	readonly columns: readonly number[];
	/** Further rows may have had queens, too long ago to be found. */
	readonly isCut: boolean;
};

/** Walks back through the search, placement by placement, until each row has its last queen. */
export function earlierQueens(size: number, position: Position): EarlierQueens {
	const {queens} = position;
	const all = 2 ** size - 1;
	const columns: number[] = [];
	let placements = 0;

	/** The safe squares of this row among `done`, from the last one back, each with what is below it. */
	const walk = (row: number, taken: number, diagonals: number, antidiagonals: number, done: number): void => {
		const below = row - queens.length;
		let rest = done & ~(taken | diagonals | antidiagonals);
		while (rest !== 0 && queens.length + columns.length < size && placements < mostPlacements) {
			const column = columnOf(rest);
			const bit = 1 << column;
			rest ^= bit;
			placements++;
			if (below === columns.length) {
				columns.push(column);
			}

			if (row + 1 < size) {
				walk(row + 1, taken | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1, all);
			}
		}
	};

	const masks: Masks[] = [[0, 0, 0]];
	for (const column of queens) {
		masks.push(masksBelow(masks.at(-1)!, column));
	}

	const ends = [...queens, nextColumn(size, position)].slice(0, size);
	for (const [row, end] of [...ends.entries()].toReversed()) {
		walk(row, ...masks[row]!, 2 ** end - 1);
	}

	return {columns, isCut: placements === mostPlacements};
}
