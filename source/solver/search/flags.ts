import {type ListingLine, type Listings, line} from './listing.js';
import type {Variant} from './variant.js';

/** The same in TypeScript, Java and C++ but for the types and what removes a queen. */
const loop = (type: string, local: string, remove: string): readonly ListingLine[] => [
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line(`    ${local} down = row - col + n - 1;`),
	line('    if (cols[col] || downs[down]', 'test', 'column', 'diagonal', 'safe', 'no-queens'),
	line('      || ups[row + col]) continue;', 'test', 'antidiagonal', 'safe', 'no-queens'),
	line('    queens[row] = col;', 'place'),
	line('    cols[col] = downs[down] = true;', 'place'),
	line('    ups[row + col] = true;', 'place'),
	line('    place(row + 1);', 'place'),
	line(`    ${remove}`, 'backtrack'),
	line('    cols[col] = downs[down] = false;', 'backtrack'),
	line('    ups[row + col] = false;', 'backtrack'),
	line('  }'),
	line('}', 'return'),
];

const listings: Listings = {
	typescript: [
		line('function place(row: number): void {', 'call'),
		line('  if (row === n) return report();', 'solution'),
		...loop('let', 'const', 'queens.pop();'),
	],
	java: [
		line('void place(int row) {', 'call'),
		line('  if (row == n) { report(); return; }', 'solution'),
		...loop('int', 'int', 'queens[row] = -1;'),
	],
	cpp: [
		line('void place(int row) {', 'call'),
		line('  if (row == n) return report();', 'solution'),
		...loop('int', 'int', 'queens[row] = -1;'),
	],
	python: [
		line('def place(row):', 'call'),
		line('    if row == n:', 'solution'),
		line('        return report()', 'solution'),
		line('    for col in range(n):', 'loop'),
		line('        down = row - col + n - 1'),
		line('        if (cols[col] or downs[down]', 'test', 'column', 'diagonal', 'safe', 'no-queens'),
		line('                or ups[row + col]):', 'test', 'antidiagonal', 'safe', 'no-queens'),
		line('            continue', 'test', 'column', 'diagonal', 'antidiagonal'),
		line('        queens.append(col)', 'place'),
		line('        cols[col] = downs[down] = True', 'place'),
		line('        ups[row + col] = True', 'place'),
		line('        place(row + 1)', 'place'),
		line('        queens.pop()', 'backtrack'),
		line('        cols[col] = downs[down] = False', 'backtrack'),
		line('        ups[row + col] = False', 'backtrack'),
	],
};

/** Remembers a flag for each column, each `\` and each `/`, in three tables. A test looks up one to three flags. */
export const flags = {
	id: 'flags',
	listings,
	checks: ({tests, columnFree, diagonalFree}) => tests + columnFree + diagonalFree,
	// The element of `queens` and a cell of each table, which the return clears again.
	writes: {place: 4, backtrack: 4},
	memory: (size, queens) => size + 2 * (2 * size - 1) + queens,
	guard(size) {
		const columns = new Uint8Array(size);
		const downs = new Uint8Array(2 * size - 1);
		const ups = new Uint8Array(2 * size - 1);
		const downOf = (row: number, column: number) => row - column + size - 1;
		const upOf = (row: number, column: number) => row + column;
		/** Of the last test. */
		let looks = 0;

		const isSet = (table: Uint8Array, index: number) => {
			looks++;
			return table[index] === 1;
		};

		const set = (row: number, column: number, value: 0 | 1) => {
			columns[column] = value;
			downs[downOf(row, column)] = value;
			ups[upOf(row, column)] = value;
		};

		return {
			checks: 0,
			isAttacked(row, column) {
				looks = 0;
				const isAttacked = isSet(columns, column) || isSet(downs, downOf(row, column)) || isSet(ups, upOf(row, column));
				this.checks += looks;
				return isAttacked;
			},
			explain(row, column) {
				const cells = [
					['column', 'cols', columns, column],
					['diagonal', 'downs', downs, downOf(row, column)],
					['antidiagonal', 'ups', ups, upOf(row, column)],
				] as const;
				return {
					type: 'cells',
					cells: cells.map(([line, name, table, index], order) => ({
						line,
						name,
						index,
						isRead: order < looks,
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
