import {compareQueens} from '../symmetry.js';
import {type FixedColumns, type Symmetry, weightsOf} from './column-sets.js';
import {createCompatiblePairCounter} from './compatible-pairs.js';
import {fillAbove, widthAcross} from './half-boards.js';
import {flipped, type MiddleRows, mirroredMiddle} from './middle-rows.js';

/** The half boards have at most this many rows. Their lists take 50 to 100 MB. */
export const mostRows = 8;

/**
 * The number of solutions with these middle rows and these fixed columns, by meeting in the middle (Horowitz and Sahni,
 * "Computing Partitions with Applications to the Knapsack Problem", 1974). The half boards above and below are sorted by the
 * set of their columns. A half board on some columns and a half board on all other columns make a solution if they share no
 * diagonal. Of column sets that are images of each other, only one is counted, and multiplied by its weight.
 *
 * N = 4 without middle rows: above, the set `0b0101` has `[0, 2]` and `[2, 0]`. Below, the set `0b1010` has, from the last
 * row up, `[1, 3]` and `[3, 1]`. Only `[2, 0]` and `[1, 3]` share no diagonal: the solution `2 0 3 1`. The set has weight
 * 2, so this counts as 2, which is the number of solutions.
 */
export function meetInTheMiddle(size: number, middle: MiddleRows, fixed: FixedColumns): number {
	const columns = size - middle.length;
	if (columns === 0) {
		return 1;
	}

	const symmetry = symmetryOf(size, middle);
	const weights = weightsOf(columns, symmetry, fixed);
	// The set below is the complement of the set above, so its index counts from the end.
	const weightsBelow = weights.toReversed();
	// Below a symmetric middle are the same half boards as above.
	const isSame = symmetry !== 'none' && fixed.above === 0 && fixed.below === 0;
	const wanted = isSame ? weights.map((weight, set) => weight | (weightsBelow[set] ?? 0)) : weights;
	const above = fillAbove(size, middle, wanted, fixed);
	const below = isSame
		? above
		: fillAbove(size, flipped(middle), weightsBelow, {above: fixed.below, below: fixed.above});
	const countPairs = createCompatiblePairCounter(above, below, widthAcross(size, middle));
	return weights.reduce((sum, weight, set) => (weight === 0 ? sum : sum + weight * countPairs(set)), 0);
}

/** The reflections that do not change the middle rows. */
export function symmetryOf(size: number, middle: MiddleRows): Symmetry {
	if (compareQueens(middle, flipped(middle)) !== 0) {
		return 'none';
	}

	return compareQueens(middle, mirroredMiddle(size, middle)) === 0 ? 'flip-and-mirror' : 'flip';
}
