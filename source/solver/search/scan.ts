import {type AttackLine, lineFrom} from '../board.js';
import {code, control, deciding} from './listing.js';
import type {Variant} from './variant.js';

/** Remembers the columns of the queens. A test compares the square with each queen from the top until one attacks. */
export const scan = {
	id: 'scan',
	listing: [
		control('function place(row: number): void {', 'call'),
		code('  if (row === n) return report(queens);', 'solution'),
		control('  for (let column = 0; column < n; column++) {', 'loop'),
		code('    if (!isSafe(row, column)) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    place(row + 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('  }'),
		control('}', 'return'),
		code('function isSafe(row: number, column: number) {'),
		deciding('  return queens.every((queen, above) =>', 'no-queens'),
		deciding('    queen !== column', 'column', 'safe'),
		deciding('    && Math.abs(queen - column) !== row - above);', 'diagonal', 'antidiagonal', 'safe'),
		code('}'),
	],
	checks: ({comparisons}) => comparisons,
	// The element of `queens`.
	writes: {place: 1, backtrack: 1},
	memory: (_size, queens) => queens,
	guard(_size) {
		const queens: number[] = [];
		/** What each comparison of the last test has found: the first `made` lines. The array is used again for speed. */
		const found: (AttackLine | undefined)[] = [];
		let made = 0;
		return {
			checks: 0,
			isAttacked(row, column) {
				made = 0;
				return queens.some((queen, above) => {
					this.checks++;
					const line = lineFrom(queen, column, row - above);
					found[made++] = line;
					return line !== undefined;
				});
			},
			explain: () => ({
				type: 'comparisons',
				name: 'queens',
				made: queens.slice(0, made).map((column, row) => ({row, column, line: found[row]})),
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
