import {meetInTheMiddle, mostRows} from './meet-in-the-middle.js';
import {imagesOf, type MiddleRows, smallestMiddles, widen} from './middle-rows.js';

/** A middle of three or four rows is a small enough part of the work on a large board. */
const leastMiddleRows = 3;

/** A part of the solutions on a board: those with this middle, once for each of its images. */
export type Part = {readonly middle: MiddleRows; readonly images: number};

/** The number of solutions (OEIS A000170). Takes about a second for 16 queens, seven times as long for one more. */
export function count(size: number): bigint {
	return partsOf(size).reduce((sum, part) => sum + countPart(size, part), 0n);
}

/** Parts that have every solution once between them; for each size always the same ones, in the same order. */
export function partsOf(size: number): Part[] {
	const rows = Math.min(leastMiddleRows, size - 2 * mostRows);
	return smallestMiddles(size)
		.flatMap((middle) => [...widen(size, middle, rows)])
		.map((middle) => ({middle, images: imagesOf(size, middle)}))
		.filter(({images}) => images > 0);
}

/** The number of solutions in one part; it stays below 2^53. */
export function countPart(size: number, {middle, images}: Part): bigint {
	let solutions = 0;
	for (const wide of widen(size, middle, size - 2 * mostRows)) {
		solutions += meetInTheMiddle(size, wide);
	}

	return BigInt(images * solutions);
}
