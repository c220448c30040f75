import {code, control} from './listing.js';
import type {Variant} from './variant.js';

/**
 * Passes three integers to each call of `place`. Bit c tells whether column c of its row is attacked: along the column,
 * along `\` or along `/`. From row to row the diagonals shift by one column. A test is one AND with the union of the three.
 * To remove a queen, no mask is changed: the caller still has its own three.
 */
export const bitmask = {
	id: 'bitmask',
	listing: [
		control('function place(row: number, columns = 0, downs = 0, ups = 0) {', 'call'),
		code('  if (row === n) return report(queens);', 'solution'),
		control('  for (let column = 0; column < n; column++) {', 'loop'),
		code('    const bit = 1 << column;'),
		code('    if ((columns | downs | ups) & bit) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    place(row + 1, columns | bit,', 'place'),
		code('      (downs | bit) << 1, (ups | bit) >> 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('  }'),
		control('}', 'return'),
	],
	checks: ({tests}) => tests,
	guard() {
		let masks = {columns: 0, downs: 0, ups: 0};
		/** The masks of the calls above, from the top. */
		const callers: (typeof masks)[] = [];
		return {
			checks: 0,
			isAttacked(_row, column) {
				this.checks++;
				return ((masks.columns | masks.downs | masks.ups) & (1 << column)) !== 0;
			},
			explain(_row, column) {
				const {columns, downs, ups} = masks;
				return {
					type: 'masks',
					masks: [
						{line: 'column', name: 'columns', mask: columns},
						{line: 'diagonal', name: 'downs', mask: downs},
						{line: 'antidiagonal', name: 'ups', mask: ups},
					],
					union: {name: 'union', mask: columns | downs | ups},
					bit: {name: 'bit', mask: 1 << column},
				};
			},
			place(_row, column) {
				const {columns, downs, ups} = masks;
				const bit = 1 << column;
				callers.push(masks);
				masks = {columns: columns | bit, downs: (downs | bit) << 1, ups: (ups | bit) >>> 1};
			},
			remove() {
				masks = callers.pop() ?? masks;
			},
		};
	},
} as const satisfies Variant;
