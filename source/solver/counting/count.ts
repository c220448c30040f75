import {meetInTheMiddle, mostRows} from './meet-in-the-middle.js';
import {widen} from './middle-rows.js';
import {type Selection, selectionsOf} from './parts.js';

/**
 * The number of solutions (OEIS A000170). Takes about a second for 16 queens, and about seven times as long for each
 * further queen. Throws a RangeError for a size out of range.
 */
export function count(size: number): bigint {
	return selectionsOf(size).reduce((sum, selection) => sum + countPart(size, selection), 0n);
}

/** The number of solutions in one part. It is below 2^53, so a double holds it exactly. */
export function countPart(size: number, {middle, images, fixed}: Selection): bigint {
	let solutions = 0;
	for (const wide of widen(size, middle, size - 2 * mostRows)) {
		solutions += meetInTheMiddle(size, wide, fixed);
	}

	return BigInt(images * solutions);
}
