import type {MiddleRows} from './middle-rows.js';

/**
 * The ways to fill the rows above a middle, by the columns that they take. Columns are numbered without those of the
 * middle, so that column c is bit c of an index.
 */
export type HalfBoards = {
	/** Those on columns c are from `starts[c]` to `starts[c + 1]`. */
	readonly starts: Int32Array;
	/**
	 * The diagonals on which the queens attack the rows below the middle: `\` in the lower `width` bits, `/` in the next
	 * ones. Seen from below the same diagonals have the same bits, but `\` is `/`.
	 */
	readonly diagonals: Int32Array;
};

/** How many diagonals in each direction run through the middle and both rows around it. */
export function widthAcross(size: number, middle: MiddleRows): number {
	return Math.max(0, size - 1 - middle.length);
}

/** Fills the rows above the middle with queens on those columns that are wanted, by index. */
export function fillAbove(size: number, middle: MiddleRows, isWanted: Uint8Array): HalfBoards {
	const all = 2 ** size - 1;
	const rows = (size - middle.length) / 2;
	const width = widthAcross(size, middle);
	const across = 2 ** width - 1;
	const shift = middle.length + 1;
	const attacked = Int32Array.from({length: rows}, (_, row) => attackedFrom(middle, rows - row));
	const starts = new Int32Array(isWanted.length + 2);
	const indexBits = indexBitsOf(size, middle);
	let found: Int32Array | undefined;

	/** Calls itself for every row but the last. Bit c of a mask is column c of the row. */
	function place(row: number, columns: number, downs: number, ups: number, index: number): void {
		let safe = all & ~(columns | downs | ups | attacked[row]!);
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			const taken = index | indexBits[Math.clz32(bit)]!;
			if (row < rows - 1) {
				place(row + 1, columns | bit, (downs | bit) << 1, (ups | bit) >>> 1, taken);
			} else if (isWanted[taken] === 1) {
				if (found) {
					const up = ((ups | bit) >>> shift) & across;
					found[starts[taken + 1]!++] = ((downs | bit) & across) | (up << width);
				} else {
					starts[taken + 2]!++;
				}
			}
		}
	}

	// Once to count, and once to write each into its place; so there is no memory but for the result.
	place(0, 0, 0, 0, 0);
	for (let index = 2; index < starts.length; index++) {
		starts[index]! += starts[index - 1]!;
	}

	found = new Int32Array(starts.at(-1)!);
	place(0, 0, 0, 0, 0);
	return {starts, diagonals: found};
}

/** The columns that the middle attacks in the row so far above its first. */
function attackedFrom(middle: MiddleRows, distance: number): number {
	return middle.reduce((mask, column, row) => {
		const bit = 1 << column;
		return mask | bit | (bit << (distance + row)) | (bit >>> (distance + row));
	}, 0);
}

/** The bit of each column in an index, by the leading zeros of its bit in a mask. */
function indexBitsOf(size: number, middle: MiddleRows): Int32Array {
	const bits = new Int32Array(32);
	let bit = 1;
	for (let column = 0; column < size; column++) {
		if (!middle.includes(column)) {
			bits[31 - column] = bit;
			bit *= 2;
		}
	}

	return bits;
}
