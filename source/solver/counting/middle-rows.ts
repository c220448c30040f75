import {attackOn, type Queens} from '../board.js';
import {compareQueens} from '../symmetry.js';

/** Queens in the rows in the middle of a board, from the top; there are as many rows above them as below. */
export type MiddleRows = Queens;

/** The smallest middles: no row where the number of rows is even, else one row with a queen in any column. */
export function smallestMiddles(size: number): MiddleRows[] {
	return size % 2 === 0 ? [[]] : Array.from({length: size}, (_, column) => [column]);
}

/**
 * All middles of at least `rows` rows that contain this one in their middle and in which no queen attacks another. Each
 * turn adds a row above and a row below: `[]` on 4 columns becomes `[0, 2]`, `[0, 3]`, `[1, 3]`, `[2, 0]`, `[3, 0]`, `[3, 1]`.
 */
export function* widen(size: number, middle: MiddleRows, rows: number): Generator<MiddleRows, undefined> {
	if (middle.length >= rows) {
		yield middle;
		return;
	}

	for (let above = 0; above < size; above++) {
		for (let below = 0; below < size; below++) {
			const wider = [above, ...middle, below];
			if (wider.every((column, row) => !attackOn(wider, row, column))) {
				yield* widen(size, wider, rows);
			}
		}
	}
}

/** The middle upside down. */
export function flipped(middle: MiddleRows): MiddleRows {
	return middle.toReversed();
}

/** The middle with left and right exchanged. */
export function mirrored(size: number, middle: MiddleRows): MiddleRows {
	return middle.map((column) => size - 1 - column);
}

/** How many different middles flipping and mirroring make of this one; 0 if another of them comes before it. */
export function imagesOf(size: number, middle: MiddleRows): number {
	const images = [middle, flipped(middle), mirrored(size, middle), flipped(mirrored(size, middle))];
	return images.some((image) => compareQueens(image, middle) < 0) ? 0 : new Set(images.map(String)).size;
}
