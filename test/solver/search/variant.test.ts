import {describe, expect, test} from 'vitest';
import {backtrack, type Queens, variants} from '../../../source/solver/index.js';
import {factsOfTest, type TestFacts} from '../../../source/solver/search/variant.js';

test('the facts about a test are as in the documented example', () => {
	expect(factsOfTest([0, 2], 3)).toEqual({
		tests: 1,
		comparisons: 2,
		columnFree: 1,
		diagonalFree: 0,
		antidiagonalFree: 1,
	});
});

describe.each(variants)('the checks of $id', ({id, guard: createGuard, checks}) => {
	test.each([1, 2, 3, 4, 5, 6, 7])(
		'computed from the facts equal the count of its guard, for every test of N = %i',
		(size) => {
			const guard = createGuard(size);
			const queens: number[] = [];
			let total = 0;
			for (const step of backtrack(size, variants[0].guard(size))) {
				if (step.type === 'test') {
					guard.checks = 0;
					expect(guard.isAttacked(step.row, step.column)).toBe(step.attack !== undefined);
					expect(checks(factsOfTest(queens, step.column))).toBe(guard.checks);
					total += guard.checks;
				} else if (step.type === 'place') {
					guard.place(step.row, step.column);
					queens.push(step.column);
				} else if (step.type === 'backtrack') {
					guard.remove(step.row, step.column);
					queens.pop();
				}
			}

			// As in figures.test.ts, N = 4 to 7.
			const published: Readonly<Record<typeof id, readonly number[]>> = {
				scan: [84, 405, 2016, 9297],
				flags: [115, 393, 1485, 5792],
				bitmask: [60, 220, 894, 3584],
			};
			expect(size < 4 ? total : published[id][size - 4]).toBe(total);
		},
	);

	test('for a sum of facts are the sum of their checks', () => {
		const boards: readonly Queens[] = [[], [0], [0, 2], [1, 3, 0]];
		const facts = boards.flatMap((queens) => [0, 1, 2, 3].map((column) => factsOfTest(queens, column)));
		const sum = facts.reduce((a: TestFacts, b) => ({
			tests: a.tests + b.tests,
			comparisons: a.comparisons + b.comparisons,
			columnFree: a.columnFree + b.columnFree,
			diagonalFree: a.diagonalFree + b.diagonalFree,
			antidiagonalFree: a.antidiagonalFree + b.antidiagonalFree,
		}));
		expect(checks(sum)).toBe(facts.reduce((total, each) => total + checks(each), 0));
	});
});
