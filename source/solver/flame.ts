import {checkSize, type Queens} from './board.js';
import {columnOf} from './counting/bits.js';
import {masksBelow} from './tape/subtree.js';

/**
 * The moments at which the queens of `root` stand, in `width` stretches of equal length; without a root, the start and the moment after
 * each step. Arrays have a cell for each row and stretch, at `row * width + stretch`; rows of the root are empty.
 */
export type Flame = {
	readonly size: number;
	readonly root: Queens;
	readonly width: number;
	readonly moments: number;
	/** Which part of the stretch a queen stands in this row, and a queen below which there are solutions. */
	readonly filled: Float32Array;
	readonly fruitful: Float32Array;
	/** Of the queen in this row in the middle of the stretch, or -1. */
	readonly columns: Int8Array;
	/** Found in each stretch. */
	readonly solutions: Uint32Array;
	/** First moment of each time in which some queen leads to no solution, and the first moment after it, in turn. */
	readonly vain: readonly number[];
};

/** About a millisecond. */
const placementsAtOnce = 2 ** 14;

/**
 * Walks the search with three masks, as `count` does, and counts time as the tape does: a test, placement, solution or
 * return is a moment. Pauses about every millisecond. Other `moments` than `momentsBelow` only change the scale. Throws a RangeError for a
 * size out of range.
 */
export function* flameOf(size: number, root: Queens, width: number, moments: number): Generator<undefined, Flame> {
	checkSize(size);
	const scale = width / moments;
	const [filled, fruitful] = [new Float32Array(size * width), new Float32Array(size * width)];
	const columns = new Int8Array(size * width).fill(-1);
	const solutions = new Uint32Array(width);
	const vain: number[] = [];
	const [all, top] = [2 ** size - 1, root.length];
	/** By row: the safe squares not tried yet, the tests made, the columns and diagonals taken. */
	const [rest, tested] = [new Int32Array(size + 1), new Int32Array(size + 1)];
	const [taken, downs, ups] = [new Int32Array(size + 1), new Int32Array(size + 1), new Int32Array(size + 1)];
	/** Of the queen in a row: its column, and what there was when it was placed. */
	const path = new Int8Array(size).fill(-1);
	const [begin, vainBefore, foundBefore] = [new Float64Array(size), new Uint32Array(size), new Uint32Array(size)];
	let [row, time, found, stretch, placements, borders] = [0, 0, 0, 0, 0, 0];

	function place(column: number): void {
		const bit = 1 << column;
		path[row] = column;
		taken[row + 1] = taken[row]! | bit;
		downs[row + 1] = (downs[row]! | bit) << 1;
		ups[row + 1] = (ups[row]! | bit) >>> 1;
		row++;
		rest[row] = all & ~(taken[row]! | downs[row]! | ups[row]!);
		tested[row] = 0;
	}

	/** The path has been the same since it was last drawn. */
	function drawPath(): void {
		for (; stretch < width && Math.floor((stretch + 0.5) / scale) < time; stretch++) {
			for (let each = top; each < row; each++) {
				columns[each * width + stretch] = path[each]!;
			}
		}
	}

	function remove(): void {
		drawPath();
		row--;
		const isFruitful = found > foundBefore[row]!;
		if (!isFruitful) {
			borders = vainBefore[row]!;
			vain[borders++] = begin[row]!;
			vain[borders++] = time;
		}

		const [start, end] = [begin[row]! * scale, Math.min(width, time * scale)];
		for (let each = Math.floor(start); each < end; each++) {
			const part = Math.min(end, each + 1) - Math.max(start, each);
			filled[row * width + each]! += part;
			fruitful[row * width + each]! += isFruitful ? part : 0;
		}
	}

	rest[0] = all;
	for (const column of root) {
		place(column);
	}

	for (;;) {
		const safe = rest[row]!;
		if (row === size) {
			solutions[Math.floor((time + 1) * scale)]!++;
			found++;
			time += 2;
		} else if (safe === 0) {
			time += size - tested[row]! + 1;
		} else {
			const column = columnOf(safe & -safe);
			rest[row] = safe & (safe - 1);
			// The tests up to it, and the moment before it is placed.
			time += column + 1 - tested[row]! + 1;
			drawPath();
			tested[row] = column + 1;
			[begin[row], vainBefore[row], foundBefore[row]] = [time, borders, found];
			place(column);
			if (++placements % placementsAtOnce === 0) {
				yield;
			}

			continue;
		}

		if (row === top) {
			break;
		}

		remove();
	}

	drawPath();
	return {
		size,
		root,
		width,
		moments,
		filled,
		fruitful,
		columns,
		solutions,
		vain: top > 0 && found === 0 ? [0, time] : vain.slice(0, borders),
	};
}

/** For how many moments these queens stand; undefined if the search places more than `most` queens below them. */
export function momentsBelow(size: number, root: Queens, most: number): number | undefined {
	const all = 2 ** size - 1;
	let [placements, boards] = [0, 0];
	function visit(taken: number, downs: number, ups: number): void {
		boards += Number(taken === all);
		for (let safe = all & ~(taken | downs | ups); safe !== 0 && placements <= most; safe &= safe - 1) {
			const bit = safe & -safe;
			placements++;
			visit(taken | bit, (downs | bit) << 1, (ups | bit) >>> 1);
		}
	}

	visit(...root.reduce(masksBelow, [0, 0, 0]));
	return placements > most ? undefined : size * (placements + 1 - boards) + 2 * placements + boards + 1;
}

/** How many of the first `reached` moments some queen stands that leads to no solution. */
export function vainMoments({vain}: Flame, reached: number): number {
	return vain.reduce((sum, moment, index) => sum + (index % 2 === 0 ? -1 : 1) * Math.min(moment, reached), 0);
}
