import type {AttackLine} from '../board.js';
import {code, control, testing} from './listing.js';
import type {Variant} from './variant.js';

/** Remembers a flag for each column, each `\` and each `/`, in three tables. A test looks up one to three flags. */
export const flags = {
	id: 'flags',
	listing: [
		control('function place(row: number): void {', 'call'),
		code('  if (row === n) return report(queens);', 'solution'),
		control('  for (let column = 0; column < n; column++) {', 'loop'),
		code('    const down = row - column + n - 1;'),
		code('    const up = row + column;'),
		testing('    if (columns[column]', 'column', 'safe', 'no-queens'),
		testing('      || downs[down] || ups[up]) continue;', 'diagonal', 'antidiagonal', 'safe', 'no-queens'),
		code('    queens[row] = column;', 'place'),
		code('    columns[column] = downs[down] = ups[up] = true;', 'place'),
		code('    place(row + 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('    columns[column] = downs[down] = ups[up] = false;', 'backtrack'),
		code('  }'),
		control('}', 'return'),
	],
	checks: ({tests, columnFree, diagonalFree}) => tests + columnFree + diagonalFree,
	// The element of `queens` and a cell of each table, which the return clears again.
	writes: {place: 4, backtrack: 4},
	memory: (size, queens) => size + 2 * (2 * size - 1) + queens,
	guard(size) {
		// In the order in which a test looks into them.
		const tables: readonly Table[] = [
			{
				line: 'column',
				name: 'columns',
				expression: 'column',
				indexOf: (_row, column) => column,
				flags: new Uint8Array(size),
			},
			{
				line: 'diagonal',
				name: 'downs',
				expression: 'row - column + n - 1',
				indexOf: (row, column) => row - column + size - 1,
				flags: new Uint8Array(2 * size - 1),
			},
			{
				line: 'antidiagonal',
				name: 'ups',
				expression: 'row + column',
				indexOf: (row, column) => row + column,
				flags: new Uint8Array(2 * size - 1),
			},
		];
		/** The number of tables into which the last test has looked. */
		let read = 0;

		const set = (row: number, column: number, value: 0 | 1) => {
			for (const {flags, indexOf} of tables) {
				flags[indexOf(row, column)] = value;
			}
		};

		return {
			checks: 0,
			isAttacked(row, column) {
				read = 0;
				return tables.some(({flags, indexOf}) => {
					this.checks++;
					read++;
					return flags[indexOf(row, column)] === 1;
				});
			},
			explain: (row, column) => ({
				type: 'cells',
				cells: tables.map((table, order) => ({
					line: table.line,
					name: table.name,
					expression: table.expression,
					index: table.indexOf(row, column),
					isRead: order < read,
					table: Array.from(table.flags, Boolean),
				})),
			}),
			place(row, column) {
				set(row, column, 1);
			},
			remove(row, column) {
				set(row, column, 0);
			},
		};
	},
} as const satisfies Variant;

type Table = {
	readonly line: AttackLine;
	readonly name: string;
	/** The index of a square, and how the listing writes it. */
	readonly indexOf: (row: number, column: number) => number;
	readonly expression: string;
	readonly flags: Uint8Array;
};
