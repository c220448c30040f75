import fc from 'fast-check';
import {expect, test} from 'vitest';
import {distinctImages} from '../../../source/screens/solutions/images.js';
import {solutions as screen} from '../../../source/screens/solutions/index.js';
import {solutionPage} from '../../../source/screens/solutions/solution-list.js';
import {text} from '../../../source/text/en.js';
import {classOf, fundamental, imagesOf, transforms} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {unicode} from '../../app/render.js';
import {atSolution, knowledge} from '../../pressed.js';

const sizes = [1, 4, 5, 6, 7, 8];

/** A solution of a size that has some. */
const solutions = fc.constantFrom(...sizes).chain((size) => {
	const {length} = textbook(size).solutions;
	return fc.record({size: fc.constant(size), solution: fc.integer({min: 1, max: length})});
});

test.each(sizes)('the pages have all solutions of %i queens, or the first of each class', (size) => {
	knowledge.tape(size).advance(Number.POSITIVE_INFINITY);
	const all = textbook(size).solutions.map((_, index) => index + 1);
	for (const isFundamentalOnly of [false, true]) {
		const expected = isFundamentalOnly ? fundamental(size) : all;
		const found: number[] = [];
		for (const number of expected) {
			if (!found.includes(number)) {
				const page = solutionPage(atSolution(size, number, {isFundamentalOnly}), knowledge, {columns: 1, rows: 7});
				expect(page).toMatchObject({
					current: number,
					first: found.length + 1,
					last: found.length + page.entries.length,
					hasMoreBefore: found.length > 0,
					hasMoreAfter: found.length + page.entries.length < expected.length,
				});
				for (const entry of page.entries) {
					expect(entry.queens).toEqual(textbook(size).solutions[entry.number - 1]?.queens);
					expect(entry.classNumber).toBe(classOf(size, entry.number));
				}

				found.push(...page.entries.map((entry) => entry.number));
			}
		}

		expect(found).toEqual(expected);
	}
});

test('the images of a solution are those of the textbook, each with its transforms', () => {
	fc.assert(
		fc.property(solutions, ({size, solution}) => {
			const model = atSolution(size, solution);
			const expected = imagesOf(size, solution);
			const names = Object.keys(transforms);
			for (const {queens, number, transforms: found} of distinctImages(model, knowledge)) {
				expect(queens).toEqual(textbook(size).solutions[(number ?? 0) - 1]?.queens);
				const leading = names.filter((_, index) => expected[index] === number);
				expect(found.map((each) => text.transforms[each])).toEqual(leading);
			}
		}),
		{numRuns: 30},
	);
});

test('it is said after how many tests a solution is found', () => {
	fc.assert(
		fc.property(solutions, ({size, solution}) => {
			const {accounts, solutions: all} = textbook(size);
			const tests = all[solution - 1]!.tests;
			const since = tests - (all[solution - 2]?.tests ?? 0);
			const ofAll = `Found after ${text.number(tests)} of ${text.number(accounts.at(-1)!.tests)} tests`;
			expect(screen.speech(atSolution(size, solution), knowledge, unicode)['found']).toBe(
				solution === 1 ? `${ofAll}.` : `${ofAll}, ${text.number(since)} after solution ${solution - 1}.`,
			);
		}),
		{numRuns: 30},
	);
});
