import {attackersOf, type Square} from '../../solver/index.js';

/** Returns the squares that no queen attacks, row by row. */
export function safeSquares(size: number, queens: readonly Square[]): readonly Square[] {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices
		.flatMap((row) => indices.map((column) => ({row, column})))
		.filter((square) => attackersOf(queens, square).length === 0);
}
