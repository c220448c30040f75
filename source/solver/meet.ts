import {type Centre, flipped, mirrored} from './centre.js';
import {type Symmetry, weightsOf} from './column-sets.js';
import {fillAbove, widthAcross} from './half-boards.js';
import {createPairCounter} from './pairs.js';
import {compareQueens} from './symmetry.js';

/** So many rows above and below a centre can be filled in memory: it takes 50 to 100 MB. */
export const mostRows = 8;

/**
 * The number of solutions with this centre: meets in the middle. Both what is above and what is below is listed by the
 * columns it takes, and then paired. Of solutions that are images of each other only one is looked for.
 */
export function countAround(size: number, centre: Centre): number {
	const columns = size - centre.length;
	if (columns === 0) {
		return 1;
	}

	const symmetry = symmetryOf(size, centre);
	const weights = weightsOf(columns, symmetry);
	const isUpper = weights.map((weight) => Math.min(weight, 1));
	// What is below takes the other columns: a set as far from the end.
	const isLower = isUpper.toReversed();
	const isEither = isUpper.map((flag, set) => flag | isLower[set]!);
	const above = fillAbove(size, centre, symmetry === 'none' ? isUpper : isEither);
	const below = symmetry === 'none' ? fillAbove(size, flipped(centre), isLower) : above;
	const countPairs = createPairCounter(above, below, widthAcross(size, centre));
	return weights.reduce((sum, weight, set) => (weight === 0 ? sum : sum + weight * countPairs(set)), 0);
}

function symmetryOf(size: number, centre: Centre): Symmetry {
	if (compareQueens(centre, flipped(centre)) !== 0) {
		return 'none';
	}

	return compareQueens(centre, mirrored(size, centre)) === 0 ? 'flip-and-mirror' : 'flip';
}
