import {code, control} from './listing.js';
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
		code('    if (columns[column]', 'test'),
		code('      || downs[down] || ups[up]) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    columns[column] = downs[down] = ups[up] = true;', 'place'),
		code('    place(row + 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('    columns[column] = downs[down] = ups[up] = false;', 'backtrack'),
		code('  }'),
		control('}', 'return'),
	],
	checks: ({tests, columnFree, diagonalFree}) => tests + columnFree + diagonalFree,
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
				const tables = [
					{line: 'column', name: 'columns', expression: 'column', index: column, table: columns},
					{
						line: 'diagonal',
						name: 'downs',
						expression: 'row - column + n - 1',
						index: row - column + size - 1,
						table: diagonals,
					},
					{line: 'antidiagonal', name: 'ups', expression: 'row + column', index: row + column, table: antidiagonals},
				] as const;
				const attacked = tables.findIndex(({index, table}) => table[index] === 1);
				return {
					type: 'cells',
					cells: tables.map(({table, ...cell}, order) => ({
						...cell,
						isRead: attacked === -1 || order <= attacked,
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
} as const satisfies Variant;
