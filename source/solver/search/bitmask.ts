import {type ListingLine, type Listings, line} from './listing.js';
import type {Variant} from './variant.js';

/** The same in TypeScript, Java and C++ but for the types, the test, and what removes a queen. */
const body = (type: string, local: string, test: string, remove: string): readonly ListingLine[] => [
	line(`  ${local} attacked = cols | downs | ups;`),
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line(`    ${local} bit = 1 << col;`),
	line(`    if (${test}) continue;`, 'test'),
	line('    queens[row] = col;', 'place'),
	line('    place(row + 1, cols | bit,', 'place'),
	line('        (downs | bit) << 1,', 'place'),
	line('        (ups | bit) >> 1);', 'place'),
	line(`    ${remove}`, 'backtrack'),
	line('  }'),
	line('}', 'return'),
];

/** The union of the three masks is called `attacked`, because `union` is a keyword of C++. */
const listings: Listings = {
	typescript: [
		line('function place(row: number, cols = 0,', 'call'),
		line('    downs = 0, ups = 0): void {'),
		line('  if (row === n) return report();', 'solution'),
		...body('let', 'const', 'attacked & bit', 'queens.pop();'),
	],
	java: [
		line('void place(int row, int cols,', 'call'),
		line('           int downs, int ups) {'),
		line('  if (row == n) { report(); return; }', 'solution'),
		...body('int', 'int', '(attacked & bit) != 0', 'queens[row] = -1;'),
	],
	cpp: [
		line('void place(int row, int cols = 0,', 'call'),
		line('           int downs = 0, int ups = 0) {'),
		line('  if (row == n) return report();', 'solution'),
		...body('int', 'int', 'attacked & bit', 'queens[row] = -1;'),
	],
	python: [
		line('def place(row, cols=0,', 'call'),
		line('          downs=0, ups=0):'),
		line('    if row == n:', 'solution'),
		line('        return report()', 'solution'),
		line('    attacked = cols | downs | ups'),
		line('    for col in range(n):', 'loop'),
		line('        bit = 1 << col'),
		line('        if attacked & bit:', 'test'),
		line('            continue', 'test', 'column', 'diagonal', 'antidiagonal'),
		line('        queens.append(col)', 'place'),
		line('        place(row + 1, cols | bit,', 'place'),
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
						{line: 'column', name: 'cols', mask: columns, shift: undefined},
						{line: 'diagonal', name: 'downs', mask: downs, shift: '<<'},
						{line: 'antidiagonal', name: 'ups', mask: ups, shift: '>>'},
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
