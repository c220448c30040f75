import {checkSize} from '../board.js';
import {explainTables, flags, reading} from './flags.js';
import {type ListingLine, type Listings, line, placeHead} from './listing.js';
import type {Guard, Variant} from './variant.js';

/** The same in TypeScript, Java and C++ but for the types and `!==`. */
const loop = (type: string, local: string, unequal: string): readonly ListingLine[] => [
	line(`  for (${type} col = 0; col < n; col++) {`, 'loop'),
	line(`    ${local} c = 1 << col;`),
	line(`    if ((cols & c) ${unequal} 0) continue;`, ...reading.columns),
	line(`    ${local} d = 1 << (row - col + n - 1);`),
	line(`    if ((downs & d) ${unequal} 0) continue;`, ...reading.downs),
	line(`    ${local} u = 1 << (row + col);`),
	line(`    if ((ups & u) ${unequal} 0) continue;`, ...reading.ups),
	line('    queens[row] = col;', 'place'),
	line('    cols |= c; downs |= d; ups |= u;', 'place'),
	line('    place(row + 1);', 'place'),
	line('    cols &= ~c; downs &= ~d; ups &= ~u;', 'backtrack'),
	line('  }'),
	line('}', 'return'),
];

const listings: Listings = {
	typescript: [...placeHead.typescript, ...loop('let', 'const', '!==')],
	java: [...placeHead.java, ...loop('int', 'int', '!=')],
	cpp: [...placeHead.cpp, ...loop('int', 'int', '!=')],
	python: [
		line('def place(row):', 'call'),
		line('    global cols, downs, ups'),
		line('    if row == n: return report()', 'solution'),
		line('    for col in range(n):', 'loop'),
		line('        c = 1 << col'),
		line('        if cols & c: continue', ...reading.columns),
		line('        d = 1 << (row - col + n - 1)'),
		line('        if downs & d: continue', ...reading.downs),
		line('        u = 1 << (row + col)'),
		line('        if ups & u: continue', ...reading.ups),
		line('        queens[row] = col', 'place'),
		line('        cols |= c; downs |= d', 'place'),
		line('        ups |= u', 'place'),
		line('        place(row + 1)', 'place'),
		line('        cols &= ~c; downs &= ~d', 'backtrack'),
		line('        ups &= ~u', 'backtrack'),
	],
};

/** They have 31 diagonals in each direction; a number has 32 bits. */
const mostQueens = 16;

/** The tables of `flags`, each packed into one number: bit i is flag i. */
export const bitmask = {
	id: 'bitmask',
	largestSize: mostQueens,
	listings,
	checks: flags.checks,
	writes: flags.writes,
	memory: (size) => size + 3,
	guard: guardOfMasks,
} as const satisfies Variant;

function guardOfMasks(size: number): Guard {
	checkSize(size, mostQueens);
	let columns = 0;
	let downs = 0;
	let ups = 0;
	/** How many cells the last test has read. */
	let lookUps = 0;

	const isSet = (mask: number, bit: number) => {
		lookUps++;
		return (mask & (1 << bit)) !== 0;
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
			const diagonals = 2 * size - 1;
			const tables = [bitsOf(columns, size), bitsOf(downs, diagonals), bitsOf(ups, diagonals)];
			return explainTables('bits', size, {row, column}, read, tables);
		},
		place(row, column) {
			columns |= 1 << column;
			downs |= 1 << (row - column + size - 1);
			ups |= 1 << (row + column);
		},
		remove(row, column) {
			columns &= ~(1 << column);
			downs &= ~(1 << (row - column + size - 1));
			ups &= ~(1 << (row + column));
		},
	};
}

function bitsOf(mask: number, length: number): readonly boolean[] {
	return Array.from({length}, (_, bit) => (mask & (1 << bit)) !== 0);
}
