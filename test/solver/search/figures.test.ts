import {describe, expect, test} from 'vitest';
import {
	backtrack,
	isSolution,
	type Queens,
	type Step,
	Tape,
	type Variant,
	variants,
} from '../../../source/solver/index.js';

// Solutions: OEIS A000170. Fundamental: A002562. Placements: A319284 without the root. The checks come from
// runs of the textbook program of each variant.
const figures = [
	{size: 1, solutions: 1, fundamental: 1, tests: 1, placements: 1, steps: 4, scan: 0, flags: 3, bitmask: 1},
	{size: 2, solutions: 0, fundamental: 0, tests: 6, placements: 2, steps: 10, scan: 4, flags: 13, bitmask: 6},
	{size: 3, solutions: 0, fundamental: 0, tests: 18, placements: 5, steps: 28, scan: 17, flags: 37, bitmask: 18},
	{size: 4, solutions: 2, fundamental: 1, tests: 60, placements: 16, steps: 94, scan: 84, flags: 115, bitmask: 60},
	{size: 5, solutions: 10, fundamental: 2, tests: 220, placements: 53, steps: 336, scan: 405, flags: 393, bitmask: 220},
	{
		size: 6,
		solutions: 4,
		fundamental: 1,
		tests: 894,
		placements: 152,
		steps: 1202,
		scan: 2016,
		flags: 1485,
		bitmask: 894,
	},
	{
		size: 7,
		solutions: 40,
		fundamental: 6,
		tests: 3584,
		placements: 551,
		steps: 4726,
		scan: 9297,
		flags: 5792,
		bitmask: 3584,
	},
	{
		size: 8,
		solutions: 92,
		fundamental: 12,
		tests: 15_720,
		placements: 2056,
		steps: 19_924,
		scan: 46_752,
		flags: 24_648,
		bitmask: 15_720,
	},
	{
		size: 10,
		solutions: 724,
		fundamental: 92,
		tests: 348_150,
		placements: 35_538,
		steps: 419_950,
		scan: 1_297_558,
		flags: 523_217,
		bitmask: 348_150,
	},
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

describe.each(figures)('N = $size', (figure) => {
	test.each(variants.map((variant) => ({id: variant.id, variant})))(
		'is searched by $id with the published figures',
		({id, variant}) => {
			const {counts, solutions, checks} = run(figure.size, variant);
			expect(counts).toEqual({
				test: figure.tests,
				place: figure.placements,
				solution: figure.solutions,
				backtrack: figure.placements,
			});
			expect(checks).toBe(figure[id]);
			expect(solutions.every((queens) => isSolution(figure.size, queens))).toBe(true);
			expect(solutions.map(String)).toEqual([...new Set(solutions.map(String))]);
		},
	);

	test('has the published figures at the end of the tape', () => {
		const tape = new Tape(figure.size);
		tape.advance(Number.POSITIVE_INFINITY);
		expect(tape.end).toMatchObject({
			index: figure.steps,
			tests: figure.tests,
			solutions: figure.solutions,
			fundamental: figure.fundamental,
		});
		for (const {id, checks} of variants) {
			expect(checks(tape.end!)).toBe(figure[id]);
		}
	});
});

test.each([
	{size: 4, tests: 26, first: '1 3 0 2'},
	{size: 5, tests: 15, first: '0 2 4 1 3'},
	{size: 6, tests: 171, first: '1 3 5 0 2 4'},
	{size: 7, tests: 42, first: '0 2 4 6 1 3 5'},
	{size: 8, tests: 876, first: '0 4 7 5 2 6 1 3'},
	{size: 10, tests: 975, first: '0 2 5 7 9 4 8 1 3 6'},
])('the first solution of N = $size is $first, after $tests tests', ({size, tests, first}) => {
	for (const variant of variants) {
		const {solutions, testsToFirst} = run(size, variant);
		expect(testsToFirst).toBe(tests);
		expect(solutions[0]?.join(' ')).toBe(first);
	}
});

test('larger boards have the numbers of solutions of OEIS A000170 and A002562', () => {
	const counts = [9, 11, 12, 13].map((size) => {
		const tape = new Tape(size);
		tape.advance(Number.POSITIVE_INFINITY);
		return [tape.end?.solutions, tape.end?.fundamental];
	});
	expect(counts).toEqual([
		[352, 46],
		[2680, 341],
		[14_200, 1787],
		[73_712, 9233],
	]);
});
