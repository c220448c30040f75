import type {Queens} from '../../../source/solver/board.js';
import {bitCount, columnOf} from '../../../source/solver/counting/bits.js';
import {type Transform, transforms} from '../../../source/solver/symmetry.js';
import type {Tally} from '../../../source/solver/tape/moment.js';

type Masks = readonly [columns: number, diagonals: number, antidiagonals: number];

/**
 * The kernel of November 2026, for comparison: its figures must be those of the kernel of the program.
 *
 * Returns a function that counts what the search does from placing the last of the given queens to removing it, on a
 * board of `size`. It visits placements, not tests. Bit c of a mask is column c of the row; the zeros of the union of the
 * three masks are the safe squares. The facts about the tests follow by formula:
 *
 * - Each call of `place(row)` tests `size` squares; `size - row` of their columns are free.
 * - The free diagonals of these columns are counted in the masks.
 * - A square is compared with the queen in row r unless a queen above r attacks it. The masks of row r, shifted to a deeper
 *   row, tell how many of its squares that is for each call. This is multiplied by the calls of the deeper row.
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
	/** Squares whose column and `\` are free, then those whose column and `/` are free. */
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
			// Move the calls of the child to this row. A row without calls has none below it.
			const child = calls[next]!;
			for (let deeper = next + 1; deeper <= size && child[deeper]! > 0; deeper++) {
				below[deeper]! += child[deeper]!;
				child[deeper] = 0;
			}
		}

		compareWith(row, below, next, columns, diagonals, antidiagonals);
	}

	/** Adds the comparisons with the queen in `row` that the calls of the rows from `first` make. The masks are those of `row`. */
	function compareWith(
		row: number,
		below: Float64Array,
		first: number,
		columns: number,
		diagonals: number,
		antidiagonals: number,
	): void {
		for (let deeper = first; deeper < size && below[deeper]! > 0; deeper++) {
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
		for (const row of calls) {
			row.fill(0);
		}

		let masks: Masks = [0, 0, 0];
		const masksAbove = queens.map((column, row) => {
			const above = masks;
			path[row] = column;
			masks = masksBelow(above, column);
			return above;
		});
		const root = queens.length;
		if (root < size) {
			place(root, ...masks);
		} else {
			fundamental = isFundamental(queens) ? 1 : 0;
		}

		const below = calls[root]!;
		below[root] = 1;
		for (const [row, above] of masksAbove.entries()) {
			compareWith(row, below, root, ...above);
		}

		// A queen in a row makes one call for the next row. The last of the given queens makes the first call.
		const placements = [...below.subarray(1)];
		const solutions = placements.at(-1) ?? 0;
		return {
			tests: size * (below.reduce((sum, times) => sum + times) - solutions),
			comparisons: comparisons[0] ?? 0,
			columnFree: below.reduce((sum, times, row) => sum + (size - row) * times, 0),
			diagonalFree: free[0] ?? 0,
			antidiagonalFree: free[1] ?? 0,
			placements,
			solutions,
			deadEnds,
			fundamental,
		};
	};
}

/** The masks of the row below a queen in this column. */
function masksBelow([columns, diagonals, antidiagonals]: Masks, column: number): Masks {
	const bit = 1 << column;
	return [columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1];
}

const [, ...transformsButIdentity] = transforms;

/** Whether no image of the solution precedes it, as the kernel of November 2026 found out. */
function isFundamental(solution: Queens): boolean {
	const inverse = solution.slice();
	for (const [row, column] of solution.entries()) {
		inverse[column] = row;
	}

	return transformsButIdentity.every((transform) => {
		for (let row = 0; row < solution.length; row++) {
			const difference = imageColumn(solution, inverse, transform, row) - solution[row]!;
			if (difference !== 0) {
				return difference > 0;
			}
		}

		return true;
	});
}

function imageColumn(solution: Queens, inverse: Queens, transform: Transform, row: number): number {
	const last = solution.length - 1;
	const source = transform.isTransposed ? inverse : solution;
	const column = source[transform.isReversed ? last - row : row]!;
	return transform.isComplemented ? last - column : column;
}
