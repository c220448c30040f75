import {type Listings, line} from './listing.js';
import type {Variant} from './variant.js';

/** The union of the three masks is called `attacked`, because `union` is a keyword of C++. */
const listings: Listings = {
	typescript: [
		line('function place(', 'call'),
		line('  row: number, columns = 0, downs = 0, ups = 0'),
		line('): void {'),
		line('  if (row === n) return report(queens);', 'solution'),
		line('  const attacked = columns | downs | ups;'),
		line('  for (let column = 0; column < n; column++) {', 'loop'),
		line('    const bit = 1 << column;'),
		line('    if (attacked & bit) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1, columns | bit,', 'place'),
		line('      (downs | bit) << 1, (ups | bit) >> 1);', 'place'),
		line('    queens.pop();', 'backtrack'),
		line('  }'),
		line('}', 'return'),
	],
	java: [
		line('void place(int row,', 'call'),
		line('           int columns, int downs, int ups) {'),
		line('  if (row == n) { report(queens); return; }', 'solution'),
		line('  int attacked = columns | downs | ups;'),
		line('  for (int column = 0; column < n; column++) {', 'loop'),
		line('    int bit = 1 << column;'),
		line('    if ((attacked & bit) != 0) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1, columns | bit,', 'place'),
		line('        (downs | bit) << 1, (ups | bit) >> 1);', 'place'),
		line('    queens[row] = -1;', 'backtrack'),
		line('  }'),
		line('}', 'return'),
	],
	cpp: [
		line('void place(int row, int columns = 0,', 'call'),
		line('           int downs = 0, int ups = 0) {'),
		line('  if (row == n) return report(queens);', 'solution'),
		line('  int attacked = columns | downs | ups;'),
		line('  for (int column = 0; column < n; column++) {', 'loop'),
		line('    int bit = 1 << column;'),
		line('    if (attacked & bit) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1, columns | bit,', 'place'),
		line('        (downs | bit) << 1, (ups | bit) >> 1);', 'place'),
		line('    queens[row] = -1;', 'backtrack'),
		line('  }'),
		line('}', 'return'),
	],
	python: [
		line('def place(row, columns=0, downs=0, ups=0):', 'call'),
		line('    if row == n:', 'solution'),
		line('        return report(queens)', 'solution'),
		line('    attacked = columns | downs | ups'),
		line('    for column in range(n):', 'loop'),
		line('        bit = 1 << column'),
		line('        if attacked & bit:', 'test'),
		line('            continue', 'test', 'column', 'diagonal', 'antidiagonal'),
		line('        queens.append(column)', 'place'),
		line('        place(row + 1, columns | bit,', 'place'),
		line('              (downs | bit) << 1,', 'place'),
		line('              (ups | bit) >> 1)', 'place'),
		line('        queens.pop()', 'backtrack'),
	],
};

/**
 * Passes three integers to each call of `place`. Bit c tells whether column c of its row is attacked: along the column,
 * along `\` or along `/`. From row to row the diagonals shift by one column. A test is one AND with the union of the three.
 * To remove a queen, no mask is changed: the caller still has its own three.
 */
export const bitmask = {
	id: 'bitmask',
	listings,
	checks: ({tests}) => tests,
	// The element of `queens`, and when placing the three masks of the call. A return leaves the caller's masks as they are.
	writes: {place: 4, backtrack: 1},
	// Three masks for each call that has not returned: one call more than queens.
	memory: (_size, queens) => 3 * (queens + 1) + queens,
	guard(_size) {
		let masks: Masks = {columns: 0, downs: 0, ups: 0};
		/** The masks of the calls above, from the top. */
		const callers: Masks[] = [];
		return {
			checks: 0,
			isAttacked(_row, column) {
				this.checks++;
				return (unionOf(masks) & bitOf(column)) !== 0;
			},
			explain(_row, column) {
				const {columns, downs, ups} = masks;
				return {
					type: 'masks',
					masks: [
						{line: 'column', name: 'columns', mask: columns, passed: 'columns | bit', shift: undefined},
						{line: 'diagonal', name: 'downs', mask: downs, passed: '(downs | bit) << 1', shift: '<<'},
						{line: 'antidiagonal', name: 'ups', mask: ups, passed: '(ups | bit) >> 1', shift: '>>'},
					],
					union: {name: 'attacked', mask: unionOf(masks)},
					bit: {name: 'bit', mask: bitOf(column)},
				};
			},
			place(_row, column) {
				const {columns, downs, ups} = masks;
				const bit = bitOf(column);
				callers.push(masks);
				masks = {columns: columns | bit, downs: (downs | bit) << 1, ups: (ups | bit) >>> 1};
			},
			remove() {
				masks = callers.pop() ?? masks;
			},
		};
	},
} as const satisfies Variant;

type Masks = {readonly columns: number; readonly downs: number; readonly ups: number};

// The test and its explanation use these two, so that what is shown is what was read.
const unionOf = ({columns, downs, ups}: Masks) => columns | downs | ups;
const bitOf = (column: number) => 1 << column;
