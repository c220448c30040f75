import type {Queens, Tape} from '../solver/index.js';

/** Searching this many nodes takes less time than seeking in the tape. */
const maxNodes = 20_000;

/** Whether there are solutions below a node that the search has left; undefined if that is not known. */
export function isFruitful(tape: Tape, queens: Queens): boolean | undefined {
	// Almost always the first solution is found soon, or there are few nodes.
	const found = searchFirst(tape.size, queens, maxNodes);
	const count = found === undefined ? solutionsBelow(tape, queens) : undefined;
	return count === undefined ? found : count > 0;
}

/**
 * Whether a solution contains these queens. Undefined if that is not decided after `limit` nodes. A frame asks this of dozens
 * of nodes: counting them with `TreeCount`, seeking in the tape, or searching with `backtrack` takes five times as long or more.
 */
export function searchFirst(size: number, queens: Queens, limit: number): boolean | undefined {
	const all = 2 ** size - 1;
	let nodes = 0;

	/** The masks are those of the bitmask variant. */
	function isSolvable(row: number, columns: number, downs: number, ups: number): boolean {
		if (row === size) {
			return true;
		}

		let safe = all & ~(columns | downs | ups);
		while (safe !== 0 && ++nodes <= limit) {
			const bit = safe & -safe;
			safe ^= bit;
			if (isSolvable(row + 1, columns | bit, (downs | bit) << 1, (ups | bit) >>> 1)) {
				return true;
			}
		}

		return false;
	}

	const bits = queens.map((column) => 1 << column);
	const isFound = isSolvable(
		queens.length,
		bits.reduce((mask, bit) => mask | bit, 0),
		bits.reduce((mask, bit) => (mask | bit) << 1, 0),
		bits.reduce((mask, bit) => (mask | bit) >>> 1, 0),
	);
	return !isFound && nodes > limit ? undefined : isFound;
}

/**
 * Returns the number of solutions below a node, or undefined if the tape has not been read to the end of that subtree.
 */
export function solutionsBelow(tape: Tape, queens: Queens): number | undefined {
	const begin = tape.placing(queens);
	const end = tape.removing(queens);
	return begin && end && end.solutions - begin.solutions;
}
