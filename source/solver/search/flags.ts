import {code} from './listing.js';
import type {Variant} from './variant.js';

/** Remembers three tables of flags, one a column and one a diagonal in each direction, and looks up to three of them up. */
export const flags: Variant = {
	id: 'flags',
	listing: [
		code('function place(row: number): void {'),
		code('  if (row === n) return report(queens);', 'solution'),
		code('  for (let column = 0; column < n; column++) {'),
		code('    const down = row - column + n - 1;'),
		code('    const up = row + column;'),
		code('    if (columns[column]', 'test'),
		code('      || downs[down] || ups[up]) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    columns[column] = downs[down] = ups[up] = true;', 'place'),
		code('    place(row + 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('    columns[column] = downs[down] = ups[up] = false;', 'backtrack'),
		code('  }'),
		code('}'),
	],
	guard(size) {
		const columns = new Uint8Array(size);
		const diagonals = new Uint8Array(2 * size - 1);
		const antidiagonals = new Uint8Array(2 * size - 1);

		const set = (row: number, column: number, value: 0 | 1) => {
			columns[column] = value;
			diagonals[row - column + size - 1] = value;
			antidiagonals[row + column] = value;
		};

		return {
			checks: 0,
			isAttacked(row, column) {
				this.checks++;
				if (columns[column]) {
					return true;
				}

				this.checks++;
				if (diagonals[row - column + size - 1]) {
					return true;
				}

				this.checks++;
				return antidiagonals[row + column] === 1;
			},
			explain(row, column) {
				const cells = [
					{line: 'column' as const, index: column, flags: columns},
					{line: 'diagonal' as const, index: row - column + size - 1, flags: diagonals},
					{line: 'antidiagonal' as const, index: row + column, flags: antidiagonals},
				];
				const last = cells.findIndex(({index, flags: table}) => table[index]);
				return {
					type: 'cells',
					cells: cells.map(({line, index, flags: table}, order) => ({
						line,
						index,
						isRead: last === -1 || order <= last,
						table: Array.from(table, Boolean),
					})),
				};
			},
			place(row, column) {
				set(row, column, 1);
			},
			remove(row, column) {
				set(row, column, 0);
			},
		};
	},
};
