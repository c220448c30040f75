import {checkSize} from '../board.js';
import {bitCount, columnOf, type Masks, masksBelow} from './bits.js';

/** Random paths down the tree: enough for a few per cent. */
const paths = 5000;

/**
 * About how many steps the search of this size has, estimated from random paths down its tree (Donald E. Knuth,
 * "Estimating the efficiency of backtrack programs", 1975): a node stands for as many others as there were choices on the
 * path to it. Always the same.
 */
export function estimatedSteps(size: number): number {
	checkSize(size);
	const all = 2 ** size - 1;
	let random = 1;
	let steps = 0;
	for (let path = 0; path < paths; path++) {
		let masks: Masks = [0, 0, 0];
		let weight = 1;
		for (let row = 0; weight > 0 && row < size; row++) {
			const [columns, diagonals, antidiagonals] = masks;
			let free = all & ~(columns | diagonals | antidiagonals);
			const choices = bitCount(free);
			// The tests of this row, the queens placed in it and removed again, and in the last row the solutions.
			steps += weight * (size + choices * (row === size - 1 ? 3 : 2));
			weight *= choices;
			// The generator of Park and Miller.
			random = (random * 48_271) % 0x7f_ff_ff_ff;
			for (let skipped = random % Math.max(choices, 1); skipped > 0; skipped--) {
				free &= free - 1;
			}

			masks = masksBelow(masks, columnOf(free & -free));
		}
	}

	return steps / paths;
}
