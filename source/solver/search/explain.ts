import {checkSize, type Queens} from '../board.js';
import type {Explanation, Variant} from './variant.js';

/**
 * Explains how a variant tests a column of the row below the queens, with its memory at that moment. Throws a RangeError for
 * a size out of range.
 */
export function explainTest(
	size: number,
	{guard}: Pick<Variant, 'guard'>,
	queens: Queens,
	column: number,
): Explanation {
	checkSize(size);
	const memory = guard(size);
	for (const [row, queen] of queens.entries()) {
		memory.place(row, queen);
	}

	return memory.explain(queens.length, column);
}
