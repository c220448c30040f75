import {bitCount} from './bits.js';

/**
 * A set of free columns: those without a queen in the middle rows. The free columns are numbered from 0 from left to right;
 * bit c of a set is free column c.
 */
export type ColumnSet = number;

/** The columns whose queens must be above the middle rows, and those whose queens must be below. */
export type FixedColumns = {readonly above: ColumnSet; readonly below: ColumnSet};

/** Every queen may be above or below the middle rows. */
export const noneFixed: FixedColumns = {above: 0, below: 0};

/** The reflections that do not change the middle rows: none, upside down, or upside down and left-right. */
export type Symmetry = 'none' | 'flip' | 'flip-and-mirror';

/**
 * The weight of each set of columns above the middle: how many times its solutions count. Of sets that are images of each
 * other, only the smallest number has a weight: the number of these sets. The others have weight 0, and so have sets that do
 * not have half of the columns or do not match the fixed columns. With four columns and both reflections, `0b0011` has
 * weight 2, for itself and `0b1100`; `0b0101` and `0b0110` have weight 2 too.
 */
export function weightsOf(columns: number, symmetry: Symmetry, fixed: FixedColumns): Uint8Array {
	return new Uint8Array(2 ** columns).map((_, set) => {
		if (!isAsFixed(set, fixed) || bitCount(set) !== columns / 2) {
			return 0;
		}

		const images = imagesOfSet(columns, set, symmetry);
		return images.some((image) => image < set) ? 0 : new Set(images).size;
	});
}

/** Whether the set contains all columns fixed above and none fixed below. */
export function isAsFixed(set: ColumnSet, {above, below}: FixedColumns): boolean {
	return (set & (above | below)) === above;
}

/** The sets above the middle in the images of a solution. Upside down, these are all other columns. */
function imagesOfSet(columns: number, set: ColumnSet, symmetry: Symmetry): ColumnSet[] {
	const others = 2 ** columns - 1 - set;
	switch (symmetry) {
		case 'none': {
			return [set];
		}

		case 'flip': {
			return [set, others];
		}

		case 'flip-and-mirror': {
			return [set, others, mirroredSet(columns, set), mirroredSet(columns, others)];
		}
	}
}

function mirroredSet(columns: number, set: ColumnSet): ColumnSet {
	let image = 0;
	for (let column = 0; column < columns; column++) {
		image |= ((set >>> column) & 1) << (columns - 1 - column);
	}

	return image;
}
