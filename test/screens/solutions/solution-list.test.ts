import {expect, test} from 'vitest';
import {textOf} from '../../../source/panels/line.js';
import {solutionListLines} from '../../../source/screens/solutions/solution-list.js';
import {unicode} from '../../app/render.js';
import {knowledge} from '../../pressed.js';

const listed = (size: number, width: number) =>
	solutionListLines(knowledge.catalogue(size), 1, false, {width, height: 2}, unicode).map((line) =>
		textOf(line).trimEnd(),
	);

test('the list leaves out the classes, then cuts the queens, but none of their columns', () => {
	expect(listed(12, 40)).toEqual(['▸1  0 2 4 7 9 11 5 10 1 6 8 3  class 1', ' 2  0 2 4 9 7 10 1 11 5 8 6 3  class 2']);
	expect(listed(12, 32)).toEqual(['▸1  0 2 4 7 9 11 5 10 1 6 8 3', ' 2  0 2 4 9 7 10 1 11 5 8 6 3']);
	expect(listed(12, 17)).toEqual(['▸1  0 2 4 7 9 …', ' 2  0 2 4 9 7 …']);
	expect(listed(12, 18)).toEqual(['▸1  0 2 4 7 9 11 …', ' 2  0 2 4 9 7 10 …']);
});
