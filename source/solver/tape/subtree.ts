import type {Queens} from '../board.js';
import {bitCount, columnOf, type Masks, masksBelow} from '../counting/bits.js';
import {isFundamental} from '../symmetry.js';
import {addTally, type Moment, momentAt, type Tally} from './moment.js';

/** In a table for pairs of rows, row r begins at r times this. */
const rowWidth = 32;

/**
 * Returns a function that counts what the search does from placing the last of the given queens to removing it, on a
 * board of `size`, for subtrees of less than 2^31 nodes. It visits placements, not tests. Bit c of a mask is column c of the
 * row; the zeros of the union of the three masks are the safe squares. The facts about the tests follow by formula:
 *
 * - Each call of `place(row)` tests `size` squares; `size - row` of their columns are free.
 * - The free diagonals of these columns are counted in the masks.
 * - A square is compared with the queen in row r unless a queen above r attacks it. The masks of row r, shifted to a deeper
 *   row, tell how many of its squares that is for each call. This is multiplied by the calls of the deeper row.
 *
 * Unpredictable branches cost most of the time, so a call without a safe square is not made, only counted.
 */
export function createSubtreeCounter(size: number): (queens: Queens) => Tally {
	const all = 2 ** size - 1;
	const path = new Array<number>(size).fill(0);
	/** How many there are of each row; at `size`, how many solutions. */
	const calls = new Int32Array(rowWidth);
	/** calls[deeper] at the last return of place(row): calls of deeper rows since then are below the next one. */
	const counted = new Int32Array(rowWidth * rowWidth);
	// Typed arrays, because adding to a captured number beyond 31 bits allocates.
	const comparisons = new Float64Array(1);
	/** Squares whose column and `\` are free, then those whose column and `/` are free; dead ends; fundamental solutions. */
	const sums = new Int32Array(4);

	function free(mask: number): number {
		return bitCount(all & ~mask);
	}

	/** A call of `place(row)` with at least one safe square. */
	function place(row: number, columns: number, diagonals: number, antidiagonals: number, safe: number): void {
		const next = row + 1;
		if (next === size) {
			path[row] = columnOf(safe);
			calls[size]!++;
			sums[3]! += isFundamental(path) ? 1 : 0;
			return;
		}

		let rest = safe;
		let children = 0;
		let deadEnds = 0;
		let diagonalFree = 0;
		let antidiagonalFree = 0;
		do {
			const bit = rest & -rest;
			rest ^= bit;
			children++;
			const below = columns | bit;
			const diagonalsBelow = (diagonals | bit) << 1;
			const antidiagonalsBelow = (antidiagonals | bit) >>> 1;
			diagonalFree += free(below | diagonalsBelow);
			antidiagonalFree += free(below | antidiagonalsBelow);
			const safeBelow = all & ~(below | diagonalsBelow | antidiagonalsBelow);
			if (safeBelow === 0) {
				deadEnds++;
			} else {
				path[row] = columnOf(bit);
				place(next, below, diagonalsBelow, antidiagonalsBelow, safeBelow);
			}
		} while (rest !== 0);

		calls[next]! += children;
		sums[0]! += diagonalFree;
		sums[1]! += antidiagonalFree;
		sums[2]! += deadEnds;
		comparisons[0]! += children * free(columns | (diagonals << 1) | (antidiagonals >>> 1));
		if (children > deadEnds) {
			comparisons[0]! += comparisonsBelow(row, next + 1, columns, diagonals, antidiagonals);
		}
	}

	/** Made by the calls of the rows from `first`; the masks are those of `row`. */
	function comparisonsBelow(row: number, first: number, columns: number, diagonals: number, antidiagonals: number) {
		let sum = 0;
		for (let deeper = first; deeper < size; deeper++) {
			const cell = row * rowWidth + deeper;
			const below = calls[deeper]! - counted[cell]!;
			if (below === 0) {
				// A row without calls has none below it.
				break;
			}

			counted[cell] = calls[deeper]!;
			const distance = deeper - row;
			sum += below * free(columns | (diagonals << distance) | (antidiagonals >>> distance));
		}

		return sum;
	}

	return (queens) => {
		for (const counts of [calls, counted, comparisons, sums]) {
			counts.fill(0);
		}

		let masks: Masks = [0, 0, 0];
		const masksAbove = queens.map((column, row) => {
			const above = masks;
			path[row] = column;
			masks = masksBelow(above, column);
			return above;
		});
		const root = queens.length;
		const [columns, diagonals, antidiagonals] = masks;
		const safe = all & ~(columns | diagonals | antidiagonals);
		calls[root] = 1;
		if (root === size) {
			sums[3] = isFundamental(queens) ? 1 : 0;
		} else {
			sums[0] = free(columns | diagonals);
			sums[1] = free(columns | antidiagonals);
			if (safe === 0) {
				sums[2] = 1;
			} else {
				place(root, ...masks, safe);
			}
		}

		for (const [row, above] of masksAbove.entries()) {
			comparisons[0]! += comparisonsBelow(row, root, ...above);
		}

		// A queen in a row makes one call for the next row. The last of the given queens makes the first call.
		const made = Array.from(calls.subarray(0, size + 1));
		const solutions = made[size] ?? 0;
		const total = made.reduce((sum, times) => sum + times);
		return {
			tests: size * (total - solutions),
			comparisons: comparisons[0] ?? 0,
			columnFree: made.reduce((sum, times, row) => sum + (size - row) * times, 0),
			diagonalFree: sums[0] ?? 0,
			antidiagonalFree: sums[1] ?? 0,
			placements: total - made[0]!,
			solutions,
			deadEnds: sums[2] ?? 0,
			fundamental: sums[3] ?? 0,
		};
	};
}

/**
 * Returns a function from the moment at which a square was found safe to the moment after the subtree below it. It
 * returns undefined for any other moment, and for a larger subtree.
 */
export function createSkip(size: number): (moment: Moment) => Moment | undefined {
	const countSubtree = createSubtreeCounter(size);
	// On larger boards the queens above leave fewer safe squares in as many rows.
	const mostRows = 10 + Math.max(0, Math.floor((size - 14) / 3));
	const firstRow = Math.max(1, size - 1 - mostRows);
	return (moment) => {
		const {queens, step} = moment;
		if (step?.type !== 'test' || step.attack || queens.length < firstRow) {
			return undefined;
		}

		const subtree = countSubtree([...queens, step.column]);
		return momentAt(size, queens, {...step, type: 'backtrack'}, addTally(moment, subtree));
	};
}
