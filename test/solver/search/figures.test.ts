import {describe, expect, test} from 'vitest';
import {runVariant} from '../../../source/print/measurements.js';
import {isSolution, type Queens} from '../../../source/solver/board.js';
import {solutions as fastSearch} from '../../../source/solver/counting/solutions.js';
import {backtrack} from '../../../source/solver/search/backtrack.js';
import {earlierQueens} from '../../../source/solver/search/earlier.js';
import type {Step} from '../../../source/solver/search/step.js';
import {guardWith, type Variant} from '../../../source/solver/search/variant.js';
import {variantOf, variants} from '../../../source/solver/search/variants.js';
import {writesUpTo} from '../../../source/solver/tape/moment.js';
import {counted, textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

// Size, solutions (OEIS A000170), fundamental ones (A002562), tests, placements (A319284 without the root), steps.
const figures = [
	[1, 1, 1, 1, 1, 4],
	[2, 0, 0, 6, 2, 10],
	[3, 0, 0, 18, 5, 28],
	[4, 2, 1, 60, 16, 94],
	[5, 10, 2, 220, 53, 336],
	[6, 4, 1, 894, 152, 1202],
	[7, 40, 6, 3584, 551, 4726],
	[8, 92, 12, 15_720, 2056, 19_924],
	[9, 352, 46, 72_378, 8393, 89_516],
] as const;

/** The tests up to the first solution of 4 queens and more, and its columns. */
const firsts = ['26: 1 3 0 2', '15: 0 2 4 1 3', '171: 1 3 5 0 2 4', '42: 0 2 4 6 1 3 5', '876: 0 4 7 5 2 6 1 3'];

const endOf = (size: number) => knowledge.tape(size).end!;

/** The totals and solutions of a whole search, computed from its steps alone. */
function run(size: number, variant: Variant) {
	const guard = variant.guard(size);
	const counts: Record<Step['type'], number> = {test: 0, place: 0, solution: 0, backtrack: 0};
	const solutions: Queens[] = [];
	const queens: number[] = [];
	let testsToFirst = 0;
	for (const step of backtrack(size, guard)) {
		counts[step.type]++;
		if (step.type === 'place') {
			queens.push(step.column);
		} else if (step.type === 'backtrack') {
			queens.pop();
		} else if (step.type === 'solution') {
			expect(step.number).toBe(solutions.push([...queens]));
			testsToFirst ||= counts.test;
		}
	}

	return {counts, solutions, testsToFirst, checks: guard.checks};
}

describe.each(figures)('N = %i', (size, solutions, fundamental, tests, placements, index) => {
	const end = endOf(size);

	test.each(variants)('is searched by $id with the published figures', (variant) => {
		const found = run(size, variant);
		const checks = variant.checks(end);
		expect(found.counts).toEqual({test: tests, place: placements, solution: solutions, backtrack: placements});
		expect(found.checks).toBe(checks);
		expect(found.solutions.every((queens) => isSolution(size, queens))).toBe(true);
		expect(new Set(found.solutions.map(String)).size).toBe(solutions);
		// The fast search finds the same, in the same order.
		expect([...fastSearch(size)]).toEqual(found.solutions);
		expect(runVariant(size, variant)).toEqual({tests, checks, solutions});
		const first = `${found.testsToFirst}: ${found.solutions[0]?.join(' ')}`;
		expect(first).toBe(firsts[size - 4] ?? first);
	});

	test('has the published figures at the end of the tape', () => {
		expect(end).toMatchObject({index, tests, placements, solutions, fundamental});
	});

	// Manual: differ in what a step costs
	test.runIf(size < 9)('is counted alike by the formulas and by a textbook program', () => {
		const {deadEnds, checks, writes} = textbook(size).accounts.at(-1)!;
		const cells = {scan: size, flags: 6 * size - 2, bitmask: size + 3};
		expect(deadEnds).toBe(end.deadEnds);
		for (const id of counted) {
			const variant = variantOf(id);
			expect([checks[id], writes[id]]).toEqual([variant.checks(end), writesUpTo(variant, end)]);
			expect(cells[id]).toBe(variant.memory(size));
		}
	});
});

test.each([1, 4, 7])('a program with %i queens, which undoes none, has these left', (size) => {
	const arrays = textbook(size).accounts.map(({queens}, index) => {
		const {columns, isCut} = earlierQueens(size, knowledge.tape(size).at(index)!);
		return isCut ? undefined : [...queens, ...columns].join(' ');
	});
	expect(arrays).toEqual(textbook(size).accounts.map(({array}) => array.join(' ')));
});

test.each([10, 12, 16, 20, 27])('so has the search for %i queens', (size) => {
	const tape = knowledge.tape(size);
	tape.advance(20);
	const array: number[] = [];
	let index = 0;
	for (const step of backtrack(size, guardWith(size, variantOf('flags'), []))) {
		index++;
		if (step.type === 'place') {
			array[step.row] = step.column;
		}

		const moment = index % 997 === 0 ? tape.at(index) : undefined;
		if (moment) {
			expect([...moment.queens, ...earlierQueens(size, moment).columns]).toEqual(array);
		}

		if (index === 30_000) {
			break;
		}
	}
});
