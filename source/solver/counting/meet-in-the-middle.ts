import {compareQueens} from '../symmetry.js';
import {type Symmetry, weightsOf} from './column-sets.js';
import {createCompatiblePairCounter} from './compatible-pairs.js';
import {fillAbove, widthAcross} from './half-boards.js';
import {flipped, type MiddleRows, mirrored} from './middle-rows.js';

/** So many rows above and below a middle can be filled in memory: it takes 50 to 100 MB. */
export const mostRows = 8;

/**
 * The number of solutions with this middle: meets in the middle. Both what is above and what is below is listed by the
 * columns it takes, and then paired. Of solutions that are images of each other only one is looked for.
 */
export function meetInTheMiddle(size: number, middle: MiddleRows): number {
	const columns = size - middle.length;
	if (columns === 0) {
		return 1;
	}

	const symmetry = symmetryOf(size, middle);
	const weights = weightsOf(columns, symmetry);
	const isUpper = weights.map((weight) => Math.min(weight, 1));
	// What is below takes the other columns: a set as far from the end.
	const isLower = isUpper.toReversed();
	const isEither = isUpper.map((flag, set) => flag | isLower[set]!);
	const above = fillAbove(size, middle, symmetry === 'none' ? isUpper : isEither);
	const below = symmetry === 'none' ? fillAbove(size, flipped(middle), isLower) : above;
	const countPairs = createCompatiblePairCounter(above, below, widthAcross(size, middle));
	return weights.reduce((sum, weight, set) => (weight === 0 ? sum : sum + weight * countPairs(set)), 0);
}

function symmetryOf(size: number, middle: MiddleRows): Symmetry {
	if (compareQueens(middle, flipped(middle)) !== 0) {
		return 'none';
	}

	return compareQueens(middle, mirrored(size, middle)) === 0 ? 'flip-and-mirror' : 'flip';
}
