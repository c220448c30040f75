import {type Centre, imagesOf, smallestCentres, widen} from './centre.js';
import {countAround, mostRows} from './meet.js';

/** A centre of three or four rows is a small enough part of the work on a large board. */
const centreRows = 3;

/** A part of the solutions on a board: those with this centre, once for each of its images. */
export type Part = {readonly centre: Centre; readonly images: number};

/** The number of solutions (OEIS A000170). Takes about a second for 16 queens, seven times as long for one more. */
export function count(size: number): bigint {
	return partsOf(size).reduce((sum, part) => sum + countPart(size, part), 0n);
}

/** Parts that have every solution once between them; for each size always the same ones, in the same order. */
export function partsOf(size: number): Part[] {
	const rows = Math.min(centreRows, size - 2 * mostRows);
	return smallestCentres(size)
		.flatMap((centre) => [...widen(size, centre, rows)])
		.map((centre) => ({centre, images: imagesOf(size, centre)}))
		.filter(({images}) => images > 0);
}

/** The number of solutions in one part; it stays below 2^53. */
export function countPart(size: number, {centre, images}: Part): bigint {
	let solutions = 0;
	for (const wide of widen(size, centre, size - 2 * mostRows)) {
		solutions += countAround(size, wide);
	}

	return BigInt(images * solutions);
}
