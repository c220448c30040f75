import {canonicalOf, type Queens, solutionBatches} from '../solver/index.js';

/** The largest size of which all solutions are kept: 365,596. */
export const largestListed = 14;

/** The numbers of symmetry classes from 1 to 14 queens (OEIS A002562). */
export const classCounts: readonly number[] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752];

/** All solutions of a size, by their place in the order of the search, from 0. Kept as one number each. */
export class Catalogue {
	readonly size: number;
	readonly #keys: Float64Array;

	constructor(size: number) {
		const keys: number[] = [];
		for (const batch of solutionBatches(size)) {
			for (const queens of batch) {
				keys.push(keyOf(queens));
			}
		}

		this.size = size;
		this.#keys = Float64Array.from(keys);
	}

	get length(): number {
		return this.#keys.length;
	}

	/** The place of a solution, or -1. Fastest if it is `expected`. */
	indexOf(queens: Queens, expected: number): number {
		const key = keyOf(queens);
		const index = this.#keys[expected] === key ? expected : this.#search(key);
		// The key leaves out the last queen, which is in the only column left.
		const sum = queens.reduce((total, column) => total + column, 0);
		return index >= 0 && sum === (this.size * (this.size - 1)) / 2 ? index : -1;
	}

	at(index: number): Queens {
		let key = this.#keys[index] ?? 0;
		const queens = new Array<number>(this.size).fill(0);
		for (let row = this.size - 2; row >= 0; row--) {
			queens[row] = key % this.size;
			key = Math.floor(key / this.size);
		}

		queens[this.size - 1] = (this.size * (this.size - 1)) / 2 - queens.reduce((total, column) => total + column, 0);
		return queens;
	}

	/** The place of the first solution of the same symmetry class. */
	canonical(index: number): number {
		const canonical = canonicalOf(this.at(index));
		return this.indexOf(canonical, index);
	}

	/** The keys are in ascending order, as the solutions are. */
	#search(key: number): number {
		let low = 0;
		let high = this.#keys.length - 1;
		while (low <= high) {
			const middle = (low + high) >>> 1;
			const found = this.#keys[middle]!;
			if (found === key) {
				return middle;
			}

			if (found < key) {
				low = middle + 1;
			} else {
				high = middle - 1;
			}
		}

		return -1;
	}
}

/** The columns but the last as digits of one number: below 14^13, so a double holds it exactly. */
function keyOf(queens: Queens): number {
	let key = 0;
	for (let row = 0; row < queens.length - 1; row++) {
		key = key * queens.length + queens[row]!;
	}

	return key;
}
