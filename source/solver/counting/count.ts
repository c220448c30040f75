import {checkSize, type Queens, safeColumns} from '../board.js';
import {compareQueens, mirrorImage} from '../symmetry.js';
import {type Masks, masksBelow} from './bits.js';

/** The queens of the first rows. The part contains the solutions that begin with them, and the mirror images of these. */
export type Part = Queens;

/**
 * Parts that together contain every solution exactly once, always in the same order: of each placement in the first rows and
 * its mirror image, only the first in lexicographic order is a part.
 */
export function partsOf(size: number): readonly Part[] {
	let placements: readonly Queens[] = [[]];
	for (let row = 0; row < Math.min(size, 3); row++) {
		placements = placements.flatMap((queens) => safeColumns(size, queens).map((column) => [...queens, column]));
	}

	return placements.filter((queens) => compareQueens(queens, mirrorImage(size, queens)) <= 0);
}

/**
 * The number of solutions (OEIS A000170). Takes some seconds for 16 queens, and about eight times as long for each further
 * queen. Throws a RangeError for a size out of range.
 */
export function count(size: number): bigint {
	checkSize(size);
	return partsOf(size).reduce((sum, part) => sum + countPart(size, part), 0n);
}

/** The number of solutions in a part. It is below 2^53, so a double holds it exactly. */
export function countPart(size: number, part: Part): bigint {
	const [columns, diagonals, antidiagonals] = part.reduce<Masks>(masksBelow, [0, 0, 0]);
	const free = (2 ** size - 1) ^ columns;
	const solutions = free === 0 ? 1 : countBelow(free, diagonals, antidiagonals);
	return BigInt(compareQueens(part, mirrorImage(size, part)) === 0 ? solutions : 2 * solutions);
}

/**
 * The search of `solutions`, which only counts. `free` has the columns without a queen; the others have the diagonals
 * as they meet the row. No call is made for a row without a safe square, as most would be.
 */
function countBelow(free: number, diagonals: number, antidiagonals: number): number {
	let solutions = 0;
	let safe = free & ~(diagonals | antidiagonals);
	while (safe !== 0) {
		const bit = safe & -safe;
		safe ^= bit;
		const freeBelow = free ^ bit;
		const diagonalsBelow = (diagonals | bit) << 1;
		const antidiagonalsBelow = (antidiagonals | bit) >>> 1;
		if (freeBelow === 0) {
			solutions++;
		} else if ((freeBelow & ~(diagonalsBelow | antidiagonalsBelow)) !== 0) {
			solutions += countBelow(freeBelow, diagonalsBelow, antidiagonalsBelow);
		}
	}

	return solutions;
}
