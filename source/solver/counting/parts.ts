import {checkSize} from '../board.js';
import {bitCount} from './bits.js';
import {type ColumnSet, type FixedColumns, isAsFixed, noneFixed, type Symmetry, weightsOf} from './column-sets.js';
import {meetInTheMiddle, mostRows, symmetryOf} from './meet-in-the-middle.js';
import {imageCount, type MiddleRows, smallestMiddles, widen} from './middle-rows.js';

/** Parts of a large board have three or four middle rows, which makes them small enough. */
const minMiddleRows = 3;

/** With this many parts each, all shares need about the same work. */
const partsPerShare = 8;

/** With more parts than this, starting a part takes too much of the time. */
const maxParts = 2 ** 14;

/** Some of the solutions on a board: those with these middle rows and these fixed columns, and their images. */
type Selection = {
	readonly middle: MiddleRows;
	/** The number of reflections of the middle, itself included. Each has the same number of solutions. */
	readonly images: number;
	readonly fixed: FixedColumns;
};

/** A selection with its estimated work: the number of column sets. Comparable only between boards of the same size. */
export type Part = Selection & {readonly work: number};

/**
 * Selections that together contain every solution exactly once. They are as large as one thread can count at once. Throws a
 * RangeError for a size out of range.
 *
 * N = 5 has three: the queen of the middle row is in column 0, 1 or 2. The first two have 2 images.
 */
function selectionsOf(size: number): Selection[] {
	checkSize(size);
	const rows = Math.min(minMiddleRows, size - 2 * mostRows);
	return smallestMiddles(size)
		.flatMap((middle) => [...widen(size, middle, rows)])
		.map((middle) => ({middle, images: imageCount(size, middle), fixed: noneFixed}))
		.filter(({images}) => images > 0);
}

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

/**
 * Parts that together contain every solution exactly once: at least `least` parts, if the board is large enough. The same
 * arguments give the same parts in the same order. Throws a RangeError for a size out of range.
 */
export function partsOf(size: number, least = 1): Part[] {
	const setsOf = createSetLister(size);
	const parts = selectionsOf(size).map((selection) => ({...selection, work: setsOf(selection.middle).length}));
	return cut(size, parts, least);
}

/**
 * Cuts each part in two until there are at least `least` parts, if that is possible. The solutions of one half have the queen
 * of some column above the middle, those of the other half below. The outermost columns are fixed first.
 */
export function cut(size: number, parts: readonly Part[], least: number): Part[] {
	const setsOf = createSetLister(size);
	const wanted = Math.min(least, maxParts);
	let pieces = [...parts];
	for (let halvings = 0; pieces.length < wanted && halvings < 2 * mostRows; halvings++) {
		pieces = pieces.flatMap((part) => halvesOf(part, columnsBeside(size, part.middle), setsOf(part.middle)));
	}

	return pieces;
}

/** The parts of a board that is divided into `of` shares. A single share is not cut. */
export function partsToShare(size: number, of: number): Part[] {
	return partsOf(size, of === 1 ? 1 : partsPerShare * of);
}

/**
 * Share `number` of `of` shares, counted from 1. Each part is in exactly one share. The shares have about the same work: the
 * parts are sorted by work, then dealt to the first to last share, the last to first, and so on. For two shares, parts with
 * work 5, 4, 3 and 2 become 5 + 2 and 4 + 3.
 */
export function shareOf(parts: readonly Part[], number: number, of: number): Part[] {
	return parts
		.toSorted((a, b) => b.work - a.work)
		.filter((_, index) => {
			const place = index % (2 * of);
			return Math.min(place, 2 * of - 1 - place) === number - 1;
		});
}

/** The part with the next column fixed above, and the part with it fixed below. A part without work is left out. */
function halvesOf(part: Part, columns: number, sets: readonly ColumnSet[]): Part[] {
	const {above, below} = part.fixed;
	const done = bitCount(above | below);
	if (done === columns) {
		return [part];
	}

	const bit = 1 << (done % 2 === 0 ? columns - 1 - done / 2 : (done - 1) / 2);
	const halves: readonly FixedColumns[] = [
		{above: above | bit, below},
		{above, below: below | bit},
	];
	return halves
		.map((fixed) => ({...part, fixed, work: sets.filter((set) => isAsFixed(set, fixed)).length}))
		.filter(({work}) => work > 0);
}

/** The number of columns that both half boards use together, after counting has widened the middle. */
function columnsBeside(size: number, middle: MiddleRows): number {
	return Math.min(2 * mostRows, size - middle.length);
}

/** Returns a function that lists the column sets with a weight for a middle. */
function createSetLister(size: number): (middle: MiddleRows) => readonly ColumnSet[] {
	const known = new Map<Symmetry, readonly ColumnSet[]>();
	return (middle) => {
		const columns = columnsBeside(size, middle);
		// Counting widens this middle, and most wider middles are asymmetric.
		const symmetry = columns === size - middle.length ? symmetryOf(size, middle) : 'none';
		const sets =
			known.get(symmetry) ??
			[...weightsOf(columns, symmetry, noneFixed).entries()].filter(([, weight]) => weight > 0).map(([set]) => set);
		known.set(symmetry, sets);
		return sets;
	};
}
