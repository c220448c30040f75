import {describe, expect, test} from 'vitest';
import {
	backtrack,
	isSolution,
	type Queens,
	runVariant,
	type Step,
	Tape,
	type Variant,
	variants,
	writesUpTo,
} from '../../../source/solver/index.js';
import {counted, textbook} from '../../app/figures/textbook.js';

// Solutions: OEIS A000170. Fundamental: A002562. Placements: A319284 without the root. The checks come from
// runs of the textbook program of the variant; those of another one have to follow from its formula alone.
const names = ['solutions', 'fundamental', 'tests', 'placements', 'steps', 'scan', 'flags', 'bitmask'] as const;
const figures = [
	[1, 1, 1, 1, 1, 4, 0, 3, 3],
	[2, 0, 0, 6, 2, 10, 4, 13, 13],
	[3, 0, 0, 18, 5, 28, 17, 37, 37],
	[4, 2, 1, 60, 16, 94, 84, 115, 115],
	[5, 10, 2, 220, 53, 336, 405, 393, 393],
	[6, 4, 1, 894, 152, 1202, 2016, 1485, 1485],
	[7, 40, 6, 3584, 551, 4726, 9297, 5792, 5792],
	[8, 92, 12, 15_720, 2056, 19_924, 46_752, 24_648, 24_648],
	[9, 352, 46, 72_378, 8393, 89_516, 243_009, 110_963, 110_963],
] as const;

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

function tapeEnd(size: number) {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	return tape.end!;
}

describe.each(figures)('N = %i', (size, ...row) => {
	const of = (name: (typeof names)[number]) => row[names.indexOf(name)]!;
	const end = tapeEnd(size);
	const checksOf = ({id, checks}: (typeof variants)[number]) => {
		const name = names.find((each) => each === id);
		return name ? of(name) : checks(end);
	};
	const [tests, solutions, placements] = [of('tests'), of('solutions'), of('placements')];

	test.each(variants.map((variant) => [variant.id, variant] as const))(
		'is searched by %s with the published figures',
		(_, variant) => {
			const found = run(size, variant);
			expect(found.counts).toEqual({test: tests, place: placements, solution: solutions, backtrack: placements});
			expect(found.checks).toBe(checksOf(variant));
			expect(found.solutions.every((queens) => isSolution(size, queens))).toBe(true);
			expect(new Set(found.solutions.map(String)).size).toBe(solutions);
			expect(runVariant(size, variant)).toEqual({tests, checks: checksOf(variant), solutions});
		},
	);

	test('has the published figures at the end of the tape', () => {
		expect(end).toMatchObject({index: of('steps'), tests, solutions, fundamental: of('fundamental')});
		expect(variants.map(({checks}) => checks(end))).toEqual(variants.map(checksOf));
	});

	test.runIf(size < 9)('is counted alike by the formulas and by a textbook program', () => {
		const last = textbook(size).accounts.at(-1)!;
		expect(last).toMatchObject({tests, placements, solutions, deadEnds: end.deadEnds});
		const known = variants.filter(({id}) => counted.includes(id));
		for (const variant of known) {
			const {checks, writes, cells} = last;
			const {id} = variant;
			expect([checks[id], writes[id], cells[id]]).toEqual([
				variant.checks(end),
				writesUpTo(variant, end),
				variant.memory(size),
			]);
		}
	});
});

test('for 10 queens, checks and writes are those that another program has counted', () => {
	const end = tapeEnd(10);
	expect(variants.map((variant) => [variant.checks(end), writesUpTo(variant, end)])).toEqual([
		[1_297_558, 35_538],
		[523_217, 248_766],
		[523_217, 248_766],
	]);
});

test.each([
	[4, 26, '1 3 0 2'],
	[5, 15, '0 2 4 1 3'],
	[6, 171, '1 3 5 0 2 4'],
	[7, 42, '0 2 4 6 1 3 5'],
	[8, 876, '0 4 7 5 2 6 1 3'],
])('of N = %i, the first solution comes after %i tests: %s', (size, tests, first) => {
	for (const variant of variants) {
		const {solutions, testsToFirst} = run(size, variant);
		expect(testsToFirst).toBe(tests);
		expect(solutions[0]?.join(' ')).toBe(first);
	}
});

test('larger boards have the numbers of solutions of OEIS A000170 and A002562', () => {
	const ends = [10, 11, 12].map(tapeEnd);
	expect(ends.map(({solutions, fundamental}) => [solutions, fundamental])).toEqual([
		[724, 92],
		[2680, 341],
		[14_200, 1787],
	]);
});
