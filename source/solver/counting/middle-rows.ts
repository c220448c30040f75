import {attackOn, type Queens} from '../board.js';
import {compareQueens} from '../symmetry.js';

/** The queens in the middle rows of a board, from the top. The number of rows above is the number of rows below. */
export type MiddleRows = Queens;

/** The middles with the fewest rows: no row for an even size; for an odd size one row, with a queen in each column in turn. */
export function smallestMiddles(size: number): MiddleRows[] {
	return size % 2 === 0 ? [[]] : Array.from({length: size}, (_, column) => [column]);
}

/**
 * Adds rows above and below until the middle has at least `rows` rows. Yields all such middles in which no queen attacks
 * another. Other searches add rows at the bottom only. On 4 columns, `[]` widened to two rows yields `[0, 2]`, `[0, 3]`, `[1, 3]`, `[2, 0]`, `[3, 0]` and `[3, 1]`.
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

/** The middle with left and right exchanged. `size` is the number of columns. */
export function mirroredMiddle(size: number, middle: MiddleRows): MiddleRows {
	return middle.map((column) => size - 1 - column);
}

/** The number of different images of a middle under flipping and mirroring; 0 if an image precedes it in lexicographic order. */
export function imageCount(size: number, middle: MiddleRows): number {
	const images = [middle, flipped(middle), mirroredMiddle(size, middle), flipped(mirroredMiddle(size, middle))];
	return images.some((image) => compareQueens(image, middle) < 0) ? 0 : new Set(images.map(String)).size;
}
