/**
 * The two passes of a counting sort (Knuth, The Art of Computer Programming, section 5.2), for values with keys from 0.
 * First `increment(starts, key + 2)` for each value, then `accumulate(starts)`, then write each value to the index
 * `increment(starts, key + 1)`. After that, the values with a key are those from `starts[key]` to `starts[key + 1]`, exclusive.
 */

/** Adds 1 to an element. Returns the element before the addition. */
export function increment(counts: Int32Array, index: number): number {
	const before = counts[index] ?? 0;
	counts[index] = before + 1;
	return before;
}

/** Replaces each element by the sum of all elements up to it. Returns the sum of all. */
export function accumulate(counts: Int32Array): number {
	let sum = 0;
	for (let index = 0; index < counts.length; index++) {
		sum += counts[index] ?? 0;
		counts[index] = sum;
	}

	return sum;
}
