import {type AttackLine, largestSize, lineFrom} from '../board.js';
import {type ListingLine, type Listings, line, placeHead} from './listing.js';
import type {Variant} from './variant.js';

/** The same in TypeScript, Java and C++ but for the type of a column. */
const loop = (type: string): readonly ListingLine[] => [
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line('    if (!isSafe(row, col)) continue;', 'test'),
	line('    queens[row] = col;', 'place'),
	line('    place(row + 1);', 'place', 'backtrack'),
	line('  }'),
	line('}', 'return'),
];

/** The same in TypeScript, Java and C++ but for types, names and `===`. */
const isSafe = (type: string, local: string, equal: string, abs: string): readonly ListingLine[] => [
	line(`  for (${type} r = 0; r < row; r++) {`, 'no-queens'),
	line(`    if (queens[r] ${equal} c) return false;`, 'column', 'safe'),
	line(`    ${local} d = ${abs}(queens[r] - c);`),
	line(`    if (d ${equal} row - r) return false;`, 'diagonal', 'antidiagonal', 'safe'),
	line('  }'),
	line('  return true;', 'safe', 'no-queens'),
	line('}'),
];

const listings: Listings = {
	typescript: [
		...placeHead.typescript,
		...loop('let'),
		line('function isSafe(row: number,'),
		line('                c: number): boolean {'),
		...isSafe('let', 'const', '===', 'Math.abs'),
	],
	java: [
		...placeHead.java,
		...loop('int'),
		line('boolean isSafe(int row, int c) {'),
		...isSafe('int', 'int', '==', 'Math.abs'),
	],
	cpp: [line('bool isSafe(int row, int c) {'), ...isSafe('int', 'int', '==', 'abs'), ...placeHead.cpp, ...loop('int')],
	python: [
		...placeHead.python,
		line('    for col in range(n):', 'loop'),
		line('        if is_safe(row, col):', 'test'),
		line('            queens[row] = col', 'place'),
		line('            place(row + 1)', 'place', 'backtrack'),
		line(''),
		line('def is_safe(row, c):'),
		line('    for r in range(row):', 'no-queens'),
		line('        if queens[r] == c:', 'column', 'safe'),
		line('            return False', 'column'),
		line('        d = abs(queens[r] - c)'),
		line('        if d == row - r:', 'diagonal', 'antidiagonal', 'safe'),
		line('            return False', 'diagonal', 'antidiagonal'),
		line('    return True', 'safe', 'no-queens'),
	],
};

/**
 * Remembers the columns of the queens. A test compares the square with each queen above, from the top until one attacks.
 * A return undoes nothing: the next queen of the row overwrites the entry, and no test reads the rows below its own.
 */
export const scan = {
	id: 'scan',
	largestSize,
	listings,
	checks: ({comparisons}) => comparisons,
	// The element of `queens`.
	writes: {place: 1, backtrack: 0},
	memory: (size) => size,
	guard(_size) {
		const queens: number[] = [];
		/** The comparisons that the last test has made, from the top, and what the last of them has found. */
		let made = 0;
		let found: AttackLine | undefined;
		return {
			checks: 0,
			isAttacked(row, column) {
				found = undefined;
				for (made = 0; !found && made < row; made++) {
					found = lineFrom(queens[made]!, column, row - made);
				}

				this.checks += made;
				return found !== undefined;
			},
			explain: (_row, _column, checksShown = made) => ({
				type: 'comparisons',
				found: checksShown === made ? found : undefined,
				made: queens
					.slice(0, checksShown)
					.map((column, row) => ({row, column, line: row === made - 1 ? found : undefined})),
			}),
			place(row, column) {
				queens[row] = column;
			},
			remove() {
				// The entry stays.
			},
		};
	},
} as const satisfies Variant;
