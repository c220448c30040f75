import type {Queens} from '../board.js';
import {bitCount, columnOf} from '../counting/bits.js';
import {isFundamental} from '../symmetry.js';
import type {Tally} from './tally.js';

/**
 * Returns a function that counts what the search does from placing the last of the given queens to removing it, on a
 * board of `size`. It visits placements, not tests: bit c of a mask is column c of the row, and the zeros of the union of
 * three masks are its safe squares. The facts about the tests follow by formula:
 *
 * - A call of `place(row)` tests `size` squares; `size - row` of their columns are free.
 * - The free diagonals of these columns are counted in the masks.
 * - A square is compared with the queen in row r unless a queen above r attacks it. At row r the masks, shifted, tell how
 *   many squares of a deeper row that leaves; this is multiplied by the calls of the deeper row below.
 */
export function createSubtreeCounter(size: number): (queens: Queens) => Tally {
	const all = 2 ** size - 1;
	const path = new Array<number>(size).fill(0);
	// calls[row][deeper]: how often place(deeper) has been called below the current call of place(row).
	const calls = Array.from({length: size + 1}, () => new Float64Array(size + 1));
	let fundamental = 0;
	let deadEnds = 0;
	// Typed arrays, because adding to a captured number beyond 31 bits allocates.
	const comparisons = new Float64Array(1);
	/** Squares whose column and `\` are free, and those whose column and `/` are. */
	const free = new Float64Array(2);

	function place(row: number, columns: number, diagonals: number, antidiagonals: number): void {
		free[0]! += bitCount(all & ~(columns | diagonals));
		free[1]! += bitCount(all & ~(columns | antidiagonals));
		let safe = all & ~(columns | diagonals | antidiagonals);
		if (safe === 0) {
			deadEnds++;
			return;
		}

		const next = row + 1;
		const below = calls[row]!;
		below[next]! += bitCount(safe);
		if (next === size) {
			path[row] = columnOf(safe);
			fundamental += isFundamental(path) ? 1 : 0;
			return;
		}

		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			path[row] = columnOf(bit);
			place(next, columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1);
			const belowChild = calls[next]!;
			for (let deeper = next + 1; deeper <= size && belowChild[deeper]! > 0; deeper++) {
				below[deeper]! += belowChild[deeper]!;
				belowChild[deeper] = 0;
			}
		}

		compareWith(row, below, next, columns, diagonals, antidiagonals);
	}

	/** Adds the comparisons with the queen in `row`, whose masks these are, that the calls `below` it make. */
	function compareWith(
		row: number,
		below: Float64Array,
		from: number,
		columns: number,
		diagonals: number,
		antidiagonals: number,
	): void {
		for (let deeper = from; deeper < size && below[deeper]! > 0; deeper++) {
			const distance = deeper - row;
			const attacked = columns | (diagonals << distance) | (antidiagonals >>> distance);
			comparisons[0]! += below[deeper]! * bitCount(all & ~attacked);
		}
	}

	return (queens) => {
		fundamental = 0;
		deadEnds = 0;
		comparisons.fill(0);
		free.fill(0);
		const root = queens.length;
		for (const row of calls) {
			row.fill(0);
		}

		const below = calls[root]!;
		const masks = masksAbove(queens);
		for (const [row, column] of queens.entries()) {
			path[row] = column;
		}

		if (root < size) {
			place(root, ...masks[root]!);
			below[root] = 1;
		} else {
			fundamental = isFundamental(queens) ? 1 : 0;
			below[size] = 1;
		}

		for (const row of queens.keys()) {
			compareWith(row, below, root, ...masks[row]!);
		}

		let tests = 0;
		let columnFree = 0;
		for (let row = root; row < size; row++) {
			tests += size * below[row]!;
			columnFree += (size - row) * below[row]!;
		}

		return {
			tests,
			comparisons: comparisons[0]!,
			columnFree,
			diagonalFree: free[0]!,
			antidiagonalFree: free[1]!,
			// A queen in a row, one call of place() for the next; the first is the last of the given queens.
			placements: Array.from({length: size}, (_, row) => (row + 1 < root ? 0 : below[row + 1]!)),
			solutions: below[size]!,
			deadEnds,
			fundamental,
		};
	};
}

type Masks = readonly [columns: number, diagonals: number, antidiagonals: number];

/** The masks with which each row is called, from the first to the one below the last queen. */
function masksAbove(queens: Queens): Masks[] {
	const masks: Masks[] = [[0, 0, 0]];
	for (const [row, column] of queens.entries()) {
		const [columns, diagonals, antidiagonals] = masks[row]!;
		const bit = 1 << column;
		masks.push([columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1]);
	}

	return masks;
}
