import {largestSize, type Square} from '../board.js';
import {type ListingLine, type Listings, line, type Mark, placeHead} from './listing.js';
import type {Explanation, Guard, Variant} from './variant.js';

/** The marks of the lines that read a table: the second line runs where the first finds nothing, the third likewise. */
export const reading = {
	columns: ['test', 'column', 'diagonal', 'antidiagonal', 'safe', 'no-queens'],
	downs: ['test', 'diagonal', 'antidiagonal', 'safe', 'no-queens'],
	ups: ['test', 'antidiagonal', 'safe', 'no-queens'],
} as const satisfies Record<string, readonly Mark[]>;

/** The same in TypeScript, Java and C++ but for the types. */
const loop = (type: string, local: string): readonly ListingLine[] => [
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line('    if (cols[col]) continue;', ...reading.columns),
	line(`    ${local} down = row - col + n - 1;`),
	line('    if (downs[down]) continue;', ...reading.downs),
	line(`    ${local} up = row + col;`),
	line('    if (ups[up]) continue;', ...reading.ups),
	line('    queens[row] = col;', 'place'),
	line('    cols[col] = downs[down] = true;', 'place'),
	line('    ups[up] = true;', 'place'),
	line('    place(row + 1);', 'place'),
	line('    cols[col] = downs[down] = false;', 'backtrack'),
	line('    ups[up] = false;', 'backtrack'),
	line('  }'),
	line('}', 'return'),
];

const listings: Listings = {
	typescript: [...placeHead.typescript, ...loop('let', 'const')],
	java: [...placeHead.java, ...loop('int', 'int')],
	cpp: [...placeHead.cpp, ...loop('int', 'int')],
	python: [
		...placeHead.python,
		line('    for col in range(n):', 'loop'),
		line('        if cols[col]: continue', ...reading.columns),
		line('        down = row - col + n - 1'),
		line('        if downs[down]: continue', ...reading.downs),
		line('        up = row + col'),
		line('        if ups[up]: continue', ...reading.ups),
		line('        queens[row] = col', 'place'),
		line('        cols[col] = downs[down] = True', 'place'),
		line('        ups[up] = True', 'place'),
		line('        place(row + 1)', 'place'),
		line('        cols[col] = downs[down] = False', 'backtrack'),
		line('        ups[up] = False', 'backtrack'),
	],
};

/** Remembers a flag for each column, each `\` and each `/`, in three tables. A test looks up one to three flags. */
export const flags = {
	id: 'flags',
	largestSize,
	listings,
	checks: ({tests, columnFree, diagonalFree}) => tests + columnFree + diagonalFree,
	// The element of `queens` and three flags. A return clears the flags; the next queen of the row overwrites the element.
	writes: {place: 4, backtrack: 3},
	memory: (size) => 6 * size - 2,
	guard: guardOfFlags,
} as const satisfies Variant;

/** The first flag that is set ends a test. */
function guardOfFlags(size: number): Guard {
	const diagonals = 2 * size - 1;
	const [columns, downs, ups] = [new Uint8Array(size), new Uint8Array(diagonals), new Uint8Array(diagonals)];
	/** How many cells the last test has read. */
	let lookUps = 0;

	const isSet = (table: Uint8Array, index: number) => {
		lookUps++;
		return table[index] === 1;
	};

	const put = (row: number, column: number, flag: 0 | 1) => {
		columns[column] = flag;
		downs[row - column + size - 1] = flag;
		ups[row + column] = flag;
	};

	return {
		checks: 0,
		isAttacked(row, column) {
			lookUps = 0;
			const isAttacked = isSet(columns, column) || isSet(downs, row - column + size - 1) || isSet(ups, row + column);
			this.checks += lookUps;
			return isAttacked;
		},
		explain(row, column, read = lookUps) {
			const tables = [columns, downs, ups].map((table) => Array.from(table, Boolean));
			return explainTables('flags', size, {row, column}, read, tables);
		},
		place: (row, column) => put(row, column, 1),
		remove: (row, column) => put(row, column, 0),
	};
}

/** What the tables of columns, `\` and `/` hold for a square. Of these, the last test has read as many as it made look-ups. */
export function explainTables(
	type: 'flags' | 'bits',
	size: number,
	{row, column}: Square,
	lookUps: number,
	tables: readonly (readonly boolean[])[],
): Explanation {
	const squareCells = [
		{line: 'column', name: 'cols', index: column},
		{line: 'diagonal', name: 'downs', index: row - column + size - 1},
		{line: 'antidiagonal', name: 'ups', index: row + column},
	] as const;
	const cells = squareCells.map((cell, order) => ({...cell, isRead: order < lookUps, table: tables[order]!}));
	return {type, cells, found: cells.find(({isRead, table, index}) => isRead && table[index])?.line};
}
