import fc from 'fast-check';
import {expect, test} from 'vitest';
import {distinctImages} from '../../../source/screens/solutions/images.js';
import {solutionPage} from '../../../source/screens/solutions/solution-list.js';
import {text} from '../../../source/text/en.js';
import {classOf, fundamental, imagesOf, transforms} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {atSolution, knowledge} from '../../pressed.js';

const sizes = [1, 4, 5, 6, 7];

/** A solution of a size that has some. */
const solutions = fc.constantFrom(...sizes).chain((size) => {
	const {length} = textbook(size).solutions;
	return fc.record({size: fc.constant(size), solution: fc.integer({min: 1, max: length})});
});

test.each(sizes)('the pages have all solutions of %i queens, or the first of each class', (size) => {
	const all = textbook(size).solutions.map((_, index) => index + 1);
	for (const isFundamentalOnly of [false, true]) {
		const listed = isFundamentalOnly ? fundamental(size) : all;
		for (const [index, number] of listed.entries()) {
			const before = index - (index % 6);
			const entries = listed.slice(before, before + 6).map((each) => ({
				number: each,
				queens: textbook(size).solutions[each - 1]?.queens,
				classNumber: classOf(size, each),
			}));
			const last = before + entries.length;
			const page = solutionPage(atSolution(size, number, {isFundamentalOnly}), knowledge, 6);
			expect(page).toEqual({entries, current: number, first: before + 1, last, listed: listed.length});
		}
	}
});

// Manual: Images that are equal are shown once.
test('the images of a solution are those of the textbook, each once with its transforms, itself first', () => {
	const names = Object.keys(transforms);
	fc.assert(
		fc.property(solutions, ({size, solution}) => {
			const numbers = imagesOf(size, solution);
			const expected = [...new Set(numbers)].map((number) => ({
				number,
				queens: textbook(size).solutions[number - 1]?.queens,
				names: names.filter((_, index) => numbers[index] === number),
			}));
			const found = distinctImages(atSolution(size, solution), knowledge).map(({number, queens, transforms: ids}) => {
				return {number, queens, names: ids.map((id) => text.transforms[id])};
			});
			expect(found).toEqual(expected);
		}),
	);
});
