import {checkSize} from '../board.js';
import {bitCount} from './bits.js';
import {type ColumnSet, type FixedColumns, isAsFixed, noneFixed, type Symmetry, weightsOf} from './column-sets.js';
import {mostRows, symmetryOf} from './meet-in-the-middle.js';
import {imagesOf, type MiddleRows, smallestMiddles, widen} from './middle-rows.js';

/** On a large board the solutions with the same three or four middle rows are a small enough part. */
const mostMiddleRows = 3;

/** This many parts in each share make all shares alike. */
const partsPerShare = 8;

/** Cutting ends here: smaller parts are not worth their start. */
const mostParts = 2 ** 14;

/** Some of the solutions on a board: those with these middle rows and these columns above and below, and their images. */
export type Selection = {
	readonly middle: MiddleRows;
	/** How many middles are reflections of this one, itself included; each has as many solutions. */
	readonly images: number;
	readonly fixed: FixedColumns;
};

/** A selection with the work that counting takes, estimated as the number of column sets: comparable on one size of board. */
export type Part = Selection & {readonly work: number};

/**
 * Selections that contain every solution exactly once, as large as one thread can count them.
 *
 * N = 5 has three: with the queen of the middle row in column 0, 1 or 2. The first two have 2 images.
 */
export function selectionsOf(size: number): Selection[] {
	checkSize(size);
	const rows = Math.min(mostMiddleRows, size - 2 * mostRows);
	return smallestMiddles(size)
		.flatMap((middle) => [...widen(size, middle, rows)])
		.map((middle) => ({middle, images: imagesOf(size, middle), fixed: noneFixed}))
		.filter(({images}) => images > 0);
}

/**
 * Parts that contain every solution exactly once: at least `least` parts where the board is large enough. The same for
 * the same numbers, in the same order. Throws a RangeError for a size out of range.
 */
export function partsOf(size: number, least = 1): Part[] {
	const setsOf = createSetLister(size);
	const parts = selectionsOf(size).map((selection) => ({...selection, work: setsOf(selection.middle).length}));
	return cut(size, parts, least);
}

/**
 * Cuts parts in two until there are at least `least` of them: solutions with a queen of some column above the middle, and
 * those with it below. The outermost columns are fixed first.
 */
export function cut(size: number, parts: readonly Part[], least: number): Part[] {
	const setsOf = createSetLister(size);
	const wanted = Math.min(least, mostParts);
	let pieces = [...parts];
	for (let halvings = 0; pieces.length < wanted && halvings < 2 * mostRows; halvings++) {
		pieces = pieces.flatMap((part) => halvesOf(part, columnsBeside(size, part.middle), setsOf(part.middle)));
	}

	return pieces;
}

/** The parts that are dealt out where `of` shares make a board; one share is cut no further than the whole. */
export function partsToShare(size: number, of: number): Part[] {
	return partsOf(size, of === 1 ? 1 : partsPerShare * of);
}

/**
 * Share `number` (from 1) of `of` shares. Together the shares have every part once, and each about the same work: the parts
 * are sorted by work and dealt forwards and backwards in turn. With two shares the works 5, 4, 3, 2 become 5 + 2 and 4 + 3.
 */
export function shareOf(parts: readonly Part[], number: number, of: number): Part[] {
	return parts
		.toSorted((a, b) => b.work - a.work)
		.filter((_, index) => {
			const place = index % (2 * of);
			return Math.min(place, 2 * of - 1 - place) === number - 1;
		});
}

/** The part with the next column above, and the part with it below, where there are any such solutions to count. */
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

/** How many columns the half boards use together, the middle widened as far as counting needs it. */
function columnsBeside(size: number, middle: MiddleRows): number {
	return Math.min(2 * mostRows, size - middle.length);
}

/** Returns a function that lists the column sets that count for a middle. */
function createSetLister(size: number): (middle: MiddleRows) => readonly ColumnSet[] {
	const known = new Map<Symmetry, readonly ColumnSet[]>();
	return (middle) => {
		const columns = columnsBeside(size, middle);
		// A middle that counting will widen counts as asymmetric: most wider ones are.
		const symmetry = columns === size - middle.length ? symmetryOf(size, middle) : 'none';
		const sets =
			known.get(symmetry) ??
			[...weightsOf(columns, symmetry, noneFixed).entries()].filter(([, weight]) => weight > 0).map(([set]) => set);
		known.set(symmetry, sets);
		return sets;
	};
}
