import {describe, expect, test} from 'vitest';
import {
	backtrack,
	explainTest,
	runVariant,
	solutionBatches,
	Tape,
	type Variant,
	variants,
} from '../../../source/solver/index.js';
import {code} from '../../../source/solver/search/listing.js';

const listing = [
	code('function place(row: number): void {'),
	code('  if (row === n) return report(queens);', 'solution'),
	code('  for (let column = 0; column < n; column++) {'),
	code('    if (queens.some((queen, above) =>', 'test'),
	code('      attacks[above * n + queen][row * n + column])) continue;', 'test'),
	code('    queens[row] = column;', 'place'),
	code('    place(row + 1);', 'place'),
	code('    queens.pop();', 'backtrack'),
	code('  }'),
	code('}'),
];

/** A fourth variant, in one file: a table created at the start tells which squares attack each other. */
const table = {
	id: 'table',
	// One that is meant to stay has a listing of its own in each language.
	listings: {typescript: listing, java: listing, cpp: listing, python: listing},
	checks: ({comparisons}) => comparisons,
	writes: {place: 1, backtrack: 1},
	memory: (size, queens) => size ** 4 + queens,
	guard(size) {
		const squares = Array.from({length: size * size}, (_, square) => ({
			row: Math.floor(square / size),
			column: square % size,
		}));
		const attacks = squares.map((a) =>
			squares.map((b) => {
				const columnsApart = Math.abs(a.column - b.column);
				return columnsApart === 0 || columnsApart === Math.abs(a.row - b.row);
			}),
		);
		const queens: number[] = [];
		let made = 0;
		const attackOf = (above: number, row: number, column: number) =>
			attacks[above * size + queens[above]!]![row * size + column]!;
		return {
			checks: 0,
			isAttacked(row, column) {
				made = 0;
				return queens.some((_, above) => {
					this.checks++;
					made++;
					return attackOf(above, row, column);
				});
			},
			explain(row, column) {
				const compared = queens.slice(0, made).map((queen, above) => ({
					row: above,
					column: queen,
					line: attackOf(above, row, column) ? lineTo(column - queen) : undefined,
				}));
				return {type: 'comparisons', name: 'queens', made: compared, queens: [...queens]};
			},
			place(_row, column) {
				queens.push(column);
			},
			remove() {
				queens.pop();
			},
		};
	},
} as const satisfies Variant;

function lineTo(columnsApart: number): 'column' | 'diagonal' | 'antidiagonal' {
	if (columnsApart === 0) {
		return 'column';
	}

	return columnsApart > 0 ? 'diagonal' : 'antidiagonal';
}

const extended = [...variants, table] as const satisfies readonly Variant[];
const [scan] = variants;

describe('a variant added to the table', () => {
	test('has an id that no other variant has', () => {
		expect(extended.map(({id}) => id)).toEqual(['scan', 'flags', 'bitmask', 'table']);
	});

	test('makes the same steps as the other variants', () => {
		expect([...backtrack(6, table.guard(6))]).toEqual([...backtrack(6, scan.guard(6))]);
	});

	test('has the same checks on the tape as in its guard', () => {
		const tape = new Tape(6);
		tape.advance(Number.POSITIVE_INFINITY);
		const guard = table.guard(6);
		let index = 0;
		for (const _ of backtrack(6, guard)) {
			index++;
			expect(table.checks(tape.at(index)!)).toBe(guard.checks);
		}
	});

	test('explains a test', () => {
		expect(explainTest(8, table, [0, 2, 4], 5)).toEqual({
			type: 'comparisons',
			name: 'queens',
			made: [
				{row: 0, column: 0, line: undefined},
				{row: 1, column: 2, line: undefined},
				{row: 2, column: 4, line: 'diagonal'},
			],
			queens: [0, 2, 4],
		});
		expect(explainTest(8, table, [0, 2, 4], 5)).toEqual(explainTest(8, scan, [0, 2, 4], 5));
	});

	test('runs and finds the solutions', () => {
		expect(runVariant(6, table)).toEqual({tests: 894, checks: 2016, solutions: 4});
		expect([...solutionBatches(6, table)].flat()).toEqual([...solutionBatches(6)].flat());
	});
});
