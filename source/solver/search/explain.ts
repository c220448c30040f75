import {type Attack, checkSize, lineFrom, type Queens} from '../board.js';
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
 * The attack that a guard finds on a column of the row below the queens that it remembers; undefined if the square is safe.
 * Where several queens attack it, variants find different ones: the uppermost, or the one behind the first flag that is set.
 */
export function attackBy(guard: Guard, queens: Queens, column: number): Attack | undefined {
	const row = queens.length;
	return guard.isAttacked(row, column) ? attackIn(guard.explain(row, column), queens, column) : undefined;
}

/** The attack that the last test of a guard has found. Flags do not know the queen, so its row is computed from the board. */
export function attackIn({found}: Explanation, queens: Queens, column: number): Attack | undefined {
	const row = queens.findIndex((queen, above) => lineFrom(queen, column, queens.length - above) === found);
	return found && {row, line: found};
}
