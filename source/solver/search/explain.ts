import {type Attack, type AttackLine, checkSize, lineFrom, type Queens} from '../board.js';
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

/**
 * The attack that a variant finds on a column of the row below the queens; undefined if the square is safe. Where several
 * queens attack it, variants find different ones: the uppermost, or the one behind the first flag or mask that is set.
 * The flags and masks do not know the queen, so its row is computed from the board. Throws a RangeError for a size out
 * of range.
 */
export function attackFound(
	size: number,
	variant: Pick<Variant, 'guard'>,
	queens: Queens,
	column: number,
): Attack | undefined {
	const line = lineFound(explainTest(size, variant, queens, column), column);
	const row = queens.findIndex((queen, above) => lineFrom(queen, column, queens.length - above) === line);
	return line && {row, line};
}

function lineFound(explanation: Explanation, column: number): AttackLine | undefined {
	switch (explanation.type) {
		case 'comparisons': {
			return explanation.made.at(-1)?.line;
		}

		case 'cells': {
			return explanation.cells.find(({isRead, table, index}) => isRead && table[index])?.line;
		}

		case 'masks': {
			return explanation.masks.find(({mask}) => (mask >>> column) & 1)?.line;
		}
	}
}
