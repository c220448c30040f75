/** The attacked squares of a row: bit c is column c. */
export type Masks = readonly [columns: number, diagonals: number, antidiagonals: number];

/** The masks of the next row, with a queen in this column of the row. */
export function masksBelow([columns, diagonals, antidiagonals]: Masks, column: number): Masks {
	const bit = 1 << column;
	return [columns | bit, (diagonals | bit) << 1, (antidiagonals | bit) >>> 1];
}

export function columnOf(bit: number): number {
	return 31 - Math.clz32(bit);
}

/** The number of ones among the lower 32 bits (Warren, Hacker's Delight, section 5-1). */
export function bitCount(mask: number): number {
	let bits = mask - ((mask >>> 1) & 0x55_55_55_55);
	bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
	return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
