import {type Attack, type AttackLine, checkSize, lineFrom, type Queens} from '../board.js';
import type {Explanation, Guard, Variant} from './variant.js';

/** A guard that remembers these queens. Throws a RangeError for a size out of range. */
export function guardWith(size: number, variant: Pick<Variant, 'guard'>, queens: Queens): Guard {
	checkSize(size);
	const guard = variant.guard(size);
	for (const [row, queen] of queens.entries()) {
		guard.place(row, queen);
	}

	return guard;
}

/**
 * Tests a column of the row below the queens as a variant does, and explains the test. Throws a RangeError for a size out of
 * range.
 */
export function explainTest(
	size: number,
	variant: Pick<Variant, 'guard'>,
	queens: Queens,
	column: number,
): Explanation {
	const guard = guardWith(size, variant, queens);
	guard.isAttacked(queens.length, column);
	return guard.explain(queens.length, column);
}

/**
 * The attack that an explained test has found; undefined if the square is safe. Where several queens attack it, variants
 * find different ones: the uppermost, or the one behind the first flag that is set. Flags do not know
 * the queen, so its row is computed from the board.
 */
export function attackIn(explanation: Explanation, queens: Queens, column: number): Attack | undefined {
	const line = lineIn(explanation);
	const row = queens.findIndex((queen, above) => lineFrom(queen, column, queens.length - above) === line);
	return line && {row, line};
}

function lineIn(explanation: Explanation): AttackLine | undefined {
	switch (explanation.type) {
		case 'comparisons': {
			return explanation.made.at(-1)?.line;
		}

		case 'flags':
		case 'bits': {
			return explanation.cells.find(({isRead, table, index}) => isRead && table[index])?.line;
		}
	}
}
