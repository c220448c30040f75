import {bitCount} from './bits.js';

/** In what ways a middle lies on itself: upside down, or also with left and right exchanged. */
export type Symmetry = 'none' | 'flip' | 'flip-and-mirror';

/**
 * How many times the half boards above the middle on each set of columns count, out of so many columns. Of the sets that
 * are images of each other only the first counts, for all of them; sets of more or fewer than half the columns do not.
 */
export function weightsOf(columns: number, symmetry: Symmetry): Uint8Array {
	return Uint8Array.from({length: 2 ** columns}, (_, set) => {
		if (bitCount(set) !== columns / 2) {
			return 0;
		}

		const images = imagesOf(columns, set, symmetry);
		return images.some((image) => image < set) ? 0 : new Set(images).size;
	});
}

/** What a solution with this set above the middle becomes. Upside down it has all the other columns there. */
function imagesOf(columns: number, set: number, symmetry: Symmetry): number[] {
	const others = 2 ** columns - 1 - set;
	switch (symmetry) {
		case 'none': {
			return [set];
		}

		case 'flip': {
			return [set, others];
		}

		case 'flip-and-mirror': {
			return [set, others, mirrored(columns, set), mirrored(columns, others)];
		}
	}
}

function mirrored(columns: number, set: number): number {
	let image = 0;
	for (let column = 0; column < columns; column++) {
		image |= ((set >>> column) & 1) << (columns - 1 - column);
	}

	return image;
}
