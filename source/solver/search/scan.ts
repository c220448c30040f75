import {type AttackLine, lineFrom} from '../board.js';
import {type Listings, line} from './listing.js';
import type {Variant} from './variant.js';

const listings: Listings = {
	typescript: [
		line('function place(row: number): void {', 'call'),
		line('  if (row === n) return report(queens);', 'solution'),
		line('  for (let column = 0; column < n; column++) {', 'loop'),
		line('    if (!isSafe(row, column)) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1);', 'place'),
		line('    queens.pop();', 'backtrack'),
		line('  }'),
		line('}', 'return'),
		line('function isSafe(row: number, column: number) {'),
		line('  return queens.every((queen, above) =>', 'no-queens'),
		line('    queen !== column &&', 'column', 'safe'),
		line('    row - above !== Math.abs(queen - column));', 'diagonal', 'antidiagonal', 'safe'),
		line('}'),
	],
	java: [
		line('void place(int row) {', 'call'),
		line('  if (row == n) { report(queens); return; }', 'solution'),
		line('  for (int column = 0; column < n; column++) {', 'loop'),
		line('    if (!isSafe(row, column)) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1);', 'place'),
		line('    queens[row] = -1;', 'backtrack'),
		line('  }'),
		line('}', 'return'),
		line('boolean isSafe(int row, int column) {'),
		line('  for (int r = 0; r < row; r++)', 'no-queens'),
		line('    if (queens[r] == column ||', 'column', 'safe'),
		line('      row - r == Math.abs(queens[r] - column))', 'diagonal', 'antidiagonal', 'safe'),
		line('      return false;', 'column', 'diagonal', 'antidiagonal'),
		line('  return true;', 'safe', 'no-queens'),
		line('}'),
	],
	cpp: [
		line('bool isSafe(int row, int column) {'),
		line('  for (int r = 0; r < row; r++)', 'no-queens'),
		line('    if (queens[r] == column ||', 'column', 'safe'),
		line('        row - r == abs(queens[r] - column))', 'diagonal', 'antidiagonal', 'safe'),
		line('      return false;', 'column', 'diagonal', 'antidiagonal'),
		line('  return true;', 'safe', 'no-queens'),
		line('}'),
		line('void place(int row) {', 'call'),
		line('  if (row == n) return report(queens);', 'solution'),
		line('  for (int column = 0; column < n; column++) {', 'loop'),
		line('    if (!isSafe(row, column)) continue;', 'test'),
		line('    queens[row] = column;', 'place'),
		line('    place(row + 1);', 'place'),
		line('    queens[row] = -1;', 'backtrack'),
		line('  }'),
		line('}', 'return'),
	],
	python: [
		line('def place(row):', 'call'),
		line('    if row == n:', 'solution'),
		line('        return report(queens)', 'solution'),
		line('    for column in range(n):', 'loop'),
		line('        if not is_safe(row, column):', 'test'),
		line('            continue', 'test', 'column', 'diagonal', 'antidiagonal'),
		line('        queens.append(column)', 'place'),
		line('        place(row + 1)', 'place'),
		line('        queens.pop()', 'backtrack'),
		line(''),
		line('def is_safe(row, column):'),
		line('    return all(queen != column', 'column', 'safe'),
		line('        and row - above != abs(queen - column)', 'diagonal', 'antidiagonal', 'safe'),
		line('        for above, queen in enumerate(queens))', 'no-queens'),
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
