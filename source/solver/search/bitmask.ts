import {code} from './listing.js';
import type {Variant} from './variant.js';

/**
 * Gives each call of `place` three integers whose bit c tells whether column c of its row is attacked: along the column,
 * along `\` and along `/`. The diagonals shift by one column a row. A test is one AND with the union of the three.
 * Removing a queen costs nothing: the caller still has its own three.
 */
export const bitmask = {
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
	checks: ({tests}) => tests,
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
			explain(row, column) {
				const masks = [
					{line: 'column' as const, name: 'columns', mask: columns[row]!},
					{line: 'diagonal' as const, name: 'downs', mask: diagonals[row]!},
					{line: 'antidiagonal' as const, name: 'ups', mask: antidiagonals[row]!},
				];
				const union = masks.reduce((sum, {mask}) => sum | mask, 0);
				return {type: 'masks', masks, union: {name: 'union', mask: union}, bit: {name: 'bit', mask: 1 << column}};
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
} as const satisfies Variant;
