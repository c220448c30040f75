import {accumulate, type HalfBoards, increment} from './half-boards.js';

/** Half boards are grouped by this many diagonals in each direction. The middle diagonals are used most often. */
const maxGroupBits = 3;

/**
 * Returns a function that counts the compatible pairs for a set of columns. A pair is a half board above on these columns
 * and a half board below on all other columns. It is compatible if the two share no diagonal. Half boards are sorted into
 * groups by some of their diagonals, and only groups that share none of these are compared.
 *
 * On 4 columns without middle rows, the set `0b0101` has two half boards above and two below, of which one pair is
 * compatible: the solution `2 0 3 1`.
 */
export function createCompatiblePairCounter(
	above: HalfBoards,
	below: HalfBoards,
	width: number,
): (columns: number) => number {
	const groupBits = Math.min(maxGroupBits, width);
	const firstBit = (width - groupBits) >> 1;
	const downsMask = 2 ** groupBits - 1;
	const upsMask = downsMask << groupBits;
	const across = 2 ** width - 1;
	const everyColumn = above.starts.length - 3;

	/** Sorts the half boards on a column set by group. Exchanges `\` and `/` of half boards below. */
	function createSorter({starts, diagonals}: HalfBoards, isBelow: boolean) {
		const sorted = new Int32Array(largestBucket(starts));
		const groups = new Int32Array(2 ** (2 * groupBits) + 2);

		function diagonalsOf(board: number): number {
			const own = diagonals[board] ?? 0;
			return isBelow ? (own >>> width) | ((own & across) << width) : own;
		}

		function groupOf(own: number): number {
			return ((own >>> firstBit) & downsMask) | ((own >>> (firstBit + width - groupBits)) & upsMask);
		}

		function sort(columns: number): void {
			const first = starts[columns] ?? 0;
			const end = starts[columns + 1] ?? 0;
			groups.fill(0);
			for (let board = first; board < end; board++) {
				increment(groups, groupOf(diagonalsOf(board)) + 2);
			}

			accumulate(groups);

			for (let board = first; board < end; board++) {
				const own = diagonalsOf(board);
				sorted[increment(groups, groupOf(own) + 1)] = own;
			}
		}

		return {sorted, groups, sort};
	}

	const upper = createSorter(above, false);
	const lower = createSorter(below, true);
	const candidates = new Int32Array(lower.sorted.length);

	/** Copies the half boards below whose group shares no diagonal with this group. Returns their number. */
	function gatherCandidates(group: number): number {
		let length = 0;
		const free = (downsMask | upsMask) & ~group;
		// All subsets of the free diagonals, in descending order (Knuth, The Art of Computer Programming, section 7.1.3).
		let other = free;
		do {
			const end = lower.groups[other + 1] ?? 0;
			for (let board = lower.groups[other] ?? 0; board < end; board++) {
				candidates[length++] = lower.sorted[board] ?? 0;
			}

			other = (other - 1) & free;
		} while (other !== free);
		return length;
	}

	return (columns) => {
		upper.sort(columns);
		lower.sort(everyColumn & ~columns);
		let pairs = 0;
		for (let group = 0; group < upper.groups.length - 2; group++) {
			const first = upper.groups[group] ?? 0;
			const end = upper.groups[group + 1] ?? 0;
			const length = first === end ? 0 : gatherCandidates(group);
			for (let board = first; board < end; board++) {
				pairs += countFree(upper.sorted[board] ?? 0, candidates, length);
			}
		}

		return pairs;
	};
}

/** The number of half boards, among the first `length`, that use none of these diagonals. */
function countFree(diagonals: number, boards: Int32Array, length: number): number {
	let count = 0;
	for (let board = 0; board < length; board++) {
		if ((diagonals & (boards[board] ?? 0)) === 0) {
			count++;
		}
	}

	return count;
}

/** The largest number of half boards on one column set. */
function largestBucket(starts: Int32Array): number {
	return starts.reduce((most, end, index) => Math.max(most, end - (starts[index - 1] ?? 0)), 0);
}
