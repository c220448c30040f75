import {type AttackLine, lineFrom} from '../board.js';
import {type ListingLine, type Listings, line} from './listing.js';
import type {Variant} from './variant.js';

/** The same in TypeScript, Java and C++ but for the type of a column and what removes a queen. */
const loop = (type: string, remove: string): readonly ListingLine[] => [
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line('    if (!isSafe(row, col)) continue;', 'test'),
	line('    queens[row] = col;', 'place'),
	line('    place(row + 1);', 'place'),
	line(`    ${remove}`, 'backtrack'),
	line('  }'),
	line('}', 'return'),
];
/** The same in Java and C++. */
const isSafe: readonly ListingLine[] = [
	line('  for (int r = 0; r < row; r++)', 'no-queens'),
	line('    if (queens[r] == col ||', 'column', 'safe'),
	line('        row - r == abs(queens[r] - col))', 'diagonal', 'antidiagonal', 'safe'),
	line('      return false;', 'column', 'diagonal', 'antidiagonal'),
	line('  return true;', 'safe', 'no-queens'),
	line('}'),
];

const listings: Listings = {
	typescript: [
		line('function place(row: number): void {', 'call'),
		line('  if (row === n) return report();', 'solution'),
		...loop('let', 'queens.pop();'),
		line('function isSafe(row: number,'),
		line('                col: number): boolean {'),
		line('  return queens.every((q, r) =>', 'no-queens'),
		line('    q !== col &&', 'column', 'safe'),
		line('    row - r !== Math.abs(q - col));', 'diagonal', 'antidiagonal', 'safe'),
		line('}'),
	],
	java: [
		line('void place(int row) {', 'call'),
		line('  if (row == n) { report(); return; }', 'solution'),
		...loop('int', 'queens[row] = -1;'),
		line('boolean isSafe(int row, int col) {'),
		...isSafe,
	],
	cpp: [
		line('bool isSafe(int row, int col) {'),
		...isSafe,
		line('void place(int row) {', 'call'),
		line('  if (row == n) return report();', 'solution'),
		...loop('int', 'queens[row] = -1;'),
	],
	python: [
		line('def place(row):', 'call'),
		line('    if row == n:', 'solution'),
		line('        return report()', 'solution'),
		line('    for col in range(n):', 'loop'),
		line('        if not is_safe(row, col):', 'test'),
		line('            continue', 'test', 'column', 'diagonal', 'antidiagonal'),
		line('        queens.append(col)', 'place'),
		line('        place(row + 1)', 'place'),
		line('        queens.pop()', 'backtrack'),
		line(''),
		line('def is_safe(row, col):'),
		line('    return all(q != col', 'column', 'safe'),
		line('        and row - r != abs(q - col)', 'diagonal', 'antidiagonal', 'safe'),
		line('        for r, q in enumerate(queens))', 'no-queens'),
	],
};

/** Remembers the columns of the queens. A test compares the square with each queen from the top until one attacks. */
export const scan = {
	id: 'scan',
	listings,
	checks: ({comparisons}) => comparisons,
	// The element of `queens`.
	writes: {place: 1, backtrack: 1},
	memory: (_size, queens) => queens,
	guard(_size) {
		const queens: number[] = [];
		/** The comparisons that the last test has made, from the top, and what the last of them has found. */
		let made = 0;
		let found: AttackLine | undefined;
		return {
			checks: 0,
			isAttacked(row, column) {
				found = undefined;
				for (made = 0; !found && made < queens.length; made++) {
					found = lineFrom(queens[made]!, column, row - made);
				}

				this.checks += made;
				return found !== undefined;
			},
			explain: () => ({
				type: 'comparisons',
				name: 'queens',
				made: queens.slice(0, made).map((column, row) => ({row, column, line: row === made - 1 ? found : undefined})),
				queens: [...queens],
			}),
			place(_row, column) {
				queens.push(column);
			},
			remove() {
				queens.pop();
			},
		};
	},
} as const satisfies Variant;
