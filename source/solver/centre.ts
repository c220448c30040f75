import {attackOn, type Queens} from './board.js';
import {compareQueens} from './symmetry.js';

/** Queens in the rows in the middle of a board, from the top; as many rows lie above them as below. */
export type Centre = Queens;

/** The ways to begin in the middle: without a queen where the rows are even in number, else with one in any column. */
export function smallestCentres(size: number): Centre[] {
	return size % 2 === 0 ? [[]] : Array.from({length: size}, (_, column) => [column]);
}

/** The centres of at least so many rows that lie around this one, none of their queens attacked: one queen more above, one more below. */
export function* widen(size: number, centre: Centre, rows: number): Generator<Centre, undefined> {
	if (centre.length >= rows) {
		yield centre;
		return;
	}

	for (let above = 0; above < size; above++) {
		for (let below = 0; below < size; below++) {
			const wider = [above, ...centre, below];
			if (wider.every((column, row) => !attackOn(wider, row, column))) {
				yield* widen(size, wider, rows);
			}
		}
	}
}

/** Upside down. */
export function flipped(centre: Centre): Centre {
	return centre.toReversed();
}

/** Left and right exchanged. */
export function mirrored(size: number, centre: Centre): Centre {
	return centre.map((column) => size - 1 - column);
}

/** How many different centres flipping and mirroring make of this one; none if another of them comes before it. */
export function imagesOf(size: number, centre: Centre): number {
	const images = [centre, flipped(centre), mirrored(size, centre), flipped(mirrored(size, centre))];
	return images.some((image) => compareQueens(image, centre) < 0) ? 0 : new Set(images.map(String)).size;
}
