import {bitCount} from './bits.js';

/**
 * A set of columns. The columns of the queens in the middle rows are left out, the others are numbered from 0 on: bit c
 * of a set is column c of these.
 */
export type ColumnSet = number;

/** Columns of which it is fixed that their queens are above the middle rows, and those whose queens are below. */
export type FixedColumns = {readonly above: ColumnSet; readonly below: ColumnSet};

export const noneFixed: FixedColumns = {above: 0, below: 0};

/** Which reflections leave the middle rows as they are: none, upside down, or also left-right. */
export type Symmetry = 'none' | 'flip' | 'flip-and-mirror';

/**
 * For each set of columns above the middle: how many times its solutions count. Of the sets that are images of each other
 * the smallest number counts for all of them, and the others 0 times. So do sets that are not as fixed, or not half of the
 * columns. With four columns and both reflections `0b0011` counts twice, for itself and `0b1100`, and so do `0b0101` and
 * `0b0110`.
 */
export function weightsOf(columns: number, symmetry: Symmetry, fixed: FixedColumns): Uint8Array {
	return new Uint8Array(2 ** columns).map((_, set) => {
		if (!isAsFixed(set, fixed) || bitCount(set) !== columns / 2) {
			return 0;
		}

		const images = imagesOf(columns, set, symmetry);
		return images.some((image) => image < set) ? 0 : new Set(images).size;
	});
}

/** Whether the columns that the set has and those that it lacks are as fixed. */
export function isAsFixed(set: ColumnSet, {above, below}: FixedColumns): boolean {
	return (set & (above | below)) === above;
}

/** The sets that the solutions with this set above the middle become. Upside down all other columns are above. */
function imagesOf(columns: number, set: ColumnSet, symmetry: Symmetry): ColumnSet[] {
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

function mirrored(columns: number, set: ColumnSet): ColumnSet {
	let image = 0;
	for (let column = 0; column < columns; column++) {
		image |= ((set >>> column) & 1) << (columns - 1 - column);
	}

	return image;
}
