import {code} from './listing.js';
import type {Variant} from './variant.js';

/**
 * Gives each call of the search three integers whose bit c tells whether column c of its row is attacked: along the
 * column, along `\` and along `/`. The diagonals shift by one column a row; one AND against the union of the three is
 * the test, and taking a queen back costs nothing: the caller still has its own three.
 */
export const bitmask: Variant = {
	id: 'bitmask',
	listing: [
		code('function place(row: number, columns = 0, downs = 0, ups = 0) {'),
		code('  if (row === n) return report(queens);', 'solution'),
		code('  for (let column = 0; column < n; column++) {'),
		code('    const bit = 1 << column;'),
		code('    if ((columns | downs | ups) & bit) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    place(row + 1, columns | bit,', 'place'),
		code('      (downs | bit) << 1, (ups | bit) >> 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('  }'),
		code('}'),
	],
	guard(size) {
		const columns = new Int32Array(size + 1);
		const diagonals = new Int32Array(size + 1);
		const antidiagonals = new Int32Array(size + 1);
		return {
			checks: 0,
			isAttacked(row, column) {
				this.checks++;
				return ((columns[row]! | diagonals[row]! | antidiagonals[row]!) & (1 << column)) !== 0;
			},
			explain(row) {
				const masks = [
					{line: 'column' as const, mask: columns[row]!},
					{line: 'diagonal' as const, mask: diagonals[row]!},
					{line: 'antidiagonal' as const, mask: antidiagonals[row]!},
				];
				return {type: 'masks', masks, union: masks.reduce((union, {mask}) => union | mask, 0)};
			},
			place(row, column) {
				const bit = 1 << column;
				columns[row + 1] = columns[row]! | bit;
				diagonals[row + 1] = (diagonals[row]! | bit) << 1;
				antidiagonals[row + 1] = (antidiagonals[row]! | bit) >>> 1;
			},
			remove() {},
		};
	},
};
