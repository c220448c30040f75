import {compareQueens} from '../symmetry.js';
import {type FixedColumns, type Symmetry, weightsOf} from './column-sets.js';
import {createCompatiblePairCounter} from './compatible-pairs.js';
import {fillAbove, widthAcross} from './half-boards.js';
import {flipped, type MiddleRows, mirrored} from './middle-rows.js';

/** This many rows above and below the middle can be filled in memory: it takes 50 to 100 MB. */
export const mostRows = 8;

/**
 * The number of solutions with these middle rows and with the columns above and below as fixed, by meeting in the middle
 * (Horowitz and Sahni, "Computing Partitions with Applications to the Knapsack Problem", 1974). The half boards above and
 * below are listed by the columns they use. A half on some columns and a half on all others make a solution if they share
 * no diagonal. Of column sets that are images of each other only one is counted, with its weight.
 *
 * N = 4 without middle rows: above `0b0101` are `[0, 2]` and `[2, 0]`, below `0b1010` are, from the last row up, `[1, 3]`
 * and `[3, 1]`. Only `[2, 0]` and `[1, 3]` share no diagonal: the solution `2 0 3 1`. With the weight 2 of this set these
 * are both solutions.
 */
export function meetInTheMiddle(size: number, middle: MiddleRows, fixed: FixedColumns): number {
	const columns = size - middle.length;
	if (columns === 0) {
		return 1;
	}

	const symmetry = symmetryOf(size, middle);
	const weights = weightsOf(columns, symmetry, fixed);
	// The sets below have all other columns: the complement of a set has its place as far from the end.
	const weightsBelow = weights.toReversed();
	const isSame = symmetry !== 'none' && fixed.above === 0 && fixed.below === 0;
	// Half boards above and below a symmetric middle are the same.
	const wanted = isSame ? weights.map((weight, set) => weight | weightsBelow[set]!) : weights;
	const above = fillAbove(size, middle, wanted, fixed);
	const below = isSame
		? above
		: fillAbove(size, flipped(middle), weightsBelow, {above: fixed.below, below: fixed.above});
	const countPairs = createCompatiblePairCounter(above, below, widthAcross(size, middle));
	return weights.reduce((sum, weight, set) => (weight === 0 ? sum : sum + weight * countPairs(set)), 0);
}

/** Which reflections leave the middle as it is. */
export function symmetryOf(size: number, middle: MiddleRows): Symmetry {
	if (compareQueens(middle, flipped(middle)) !== 0) {
		return 'none';
	}

	return compareQueens(middle, mirrored(size, middle)) === 0 ? 'flip-and-mirror' : 'flip';
}
