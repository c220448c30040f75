import type {Queens} from './board.js';
import {columnOf, masksBelow} from './counting/bits.js';

/**
 * The moments at which the queens of `root` stand, in `width` stretches of equal length; without a root, the start and the
 * moment after each step. Arrays have a cell for each row and stretch, at `row * width + stretch`; rows of the root are
 * empty.
 */
export type SearchTree = {
	readonly size: number;
	readonly root: Queens;
	readonly width: number;
	readonly moments: number;
	/** For which part of the stretch a queen stands in this row, and one below which there are solutions. */
	readonly filled: Float32Array;
	readonly fruitful: Float32Array;
	/** The column of the queen in this row in the middle of the stretch, or -1. */
	readonly columns: Int8Array;
	/** How many are found in each stretch. */
	readonly solutions: Uint32Array;
	/** Begin and end, in turn, of each time in which some queen leads to no solution. */
	readonly vain: readonly number[];
};

/**
 * Walks the search with three masks, as `count` does, and counts time as the tape does: a test, placement, solution or
 * return is a moment, `moments` in all. Takes a tenth of a microsecond for each queen placed.
 */
export function treeOf(size: number, root: Queens, width: number, moments: number): SearchTree {
	const scale = width / moments;
	const [filled, fruitful] = [new Float32Array(size * width), new Float32Array(size * width)];
	const columns = new Int8Array(size * width).fill(-1);
	const solutions = new Uint32Array(width);
	const times: number[] = [];
	const [all, top] = [2 ** size - 1, root.length];
	const path = [...root];
	let [time, found, borders] = [0, 0, 0];
	/** The first that has no queens in `columns` yet, and the moment in its middle. */
	let [stretch, middle] = [0, Math.floor(0.5 / scale)];

	/** A call of `place(row)`; the time after it is that of its return. */
	function visit(row: number, taken: number, downs: number, ups: number): void {
		if (row === size) {
			time++;
			solutions[Math.floor(time * scale)]!++;
			found++;
			time++;
			return;
		}

		let tested = 0;
		for (let safe = all & ~(taken | downs | ups); safe !== 0; safe &= safe - 1) {
			const bit = safe & -safe;
			const column = columnOf(bit);
			// The tests up to this column, and the placement.
			time += column + 1 - tested + 1;
			tested = column + 1;
			drawPath(row);
			path[row] = column;
			const [begin, foundBefore, bordersBefore] = [time, found, borders];
			visit(row + 1, taken | bit, (downs | bit) << 1, (ups | bit) >>> 1);
			drawPath(row + 1);
			const isFruitful = found > foundBefore;
			if (!isFruitful) {
				borders = bordersBefore;
				times[borders++] = begin;
				times[borders++] = time;
			}

			drawQueen(row * width, begin * scale, time * scale, isFruitful);
		}

		time += size - tested + 1;
	}

	/** Draws the queens of the first `rows` rows from where nothing has been drawn to the present time. */
	function drawPath(rows: number): void {
		while (time > middle) {
			for (let row = top; row < rows; row++) {
				columns[row * width + stretch] = path[row]!;
			}

			middle = Math.floor((++stretch + 0.5) / scale);
		}
	}

	function drawQueen(line: number, begin: number, end: number, isFruitful: boolean): void {
		let from = begin;
		for (let cell = Math.floor(begin); from < end && cell < width; cell++) {
			const to = Math.min(end, cell + 1);
			filled[line + cell]! += to - from;
			if (isFruitful) {
				fruitful[line + cell]! += to - from;
			}

			from = to;
		}
	}

	visit(top, ...root.reduce(masksBelow, [0, 0, 0]));
	drawPath(top);
	const vain = top > 0 && found === 0 ? [0, time] : times.slice(0, borders);
	return {size, root, width, moments, filled, fruitful, columns, solutions, vain};
}

/** How many of the first `reached` moments some queen stands that leads to no solution. */
export function vainMoments({vain}: SearchTree, reached: number): number {
	return vain.reduce((sum, moment, index) => sum + (index % 2 === 0 ? -1 : 1) * Math.min(moment, reached), 0);
}
