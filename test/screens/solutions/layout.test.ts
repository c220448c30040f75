import {expect, test} from 'vitest';
import {textOf} from '../../../source/components/styled-text.js';
import {aroundList, listLines, solutionPage, solutionsLayout} from '../../../source/screens/solutions/layout.js';
import {classOf, fundamental} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {unicode} from '../../app/render.js';
import {atSolution, knowledge, modelWith} from '../../pressed.js';

const sizes = [1, 4, 5, 6, 7];

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

function listed(size: number, inside: number) {
	const page = solutionPage(modelWith({size}), knowledge, 2);
	const lines = listLines(page, {width: inside + aroundList, rows: 2}, unicode);
	return textOf(lines.slice(1)).map((line) => line.trimEnd());
}

test('the list cuts the queens, but none of their columns, where it has no room for all', () => {
	expect(listed(12, 32)).toEqual(['▸1 #1 0 2 4 7 9 11 5 10 1 6 8 3', ' 2 #2 0 2 4 9 7 10 1 11 5 8 6 3']);
	expect(listed(12, 19)).toEqual(['▸1 #1 0 2 4 7 9 …', ' 2 #2 0 2 4 9 7 …']);
	expect(listed(12, 20)).toEqual(['▸1 #1 0 2 4 7 9 11 …', ' 2 #2 0 2 4 9 7 10 …']);
});

test('while the last number is unknown, the list has room for 100,000, and for the number shown', () => {
	const beside = (solution: number) => solutionsLayout(atSolution(20, solution), knowledge, {width: 170, height: 38});
	expect([1, 99_999, 1_000_000].map((solution) => beside(solution).list?.width)).toEqual([73, 73, 75]);
});
