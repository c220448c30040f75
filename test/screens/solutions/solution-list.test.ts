import {expect, test} from 'vitest';
import {entryTexts} from '../../../source/screens/solutions/solution-list.js';
import {unicode} from '../../app/render.js';
import {knowledge} from '../../pressed.js';

const listed = (size: number, width: number) =>
	entryTexts(knowledge.catalogue(size).page(1, 2, false), 1, width, unicode).map(({number, queens}) =>
		`${number}${queens}`.trimEnd(),
	);

test('the list spaces its entries where it has room, and cuts the queens, but none of their columns, where it has not', () => {
	expect(listed(12, 34)).toEqual(['▸1  0 2 4 7 9 11 5 10 1 6 8 3', ' 2  0 2 4 9 7 10 1 11 5 8 6 3']);
	expect(listed(12, 28)).toEqual(['▸1 0 2 4 7 9 11 5 10 1 6 8 3', ' 2 0 2 4 9 7 10 1 11 5 8 6 3']);
	expect(listed(12, 16)).toEqual(['▸1 0 2 4 7 9 …', ' 2 0 2 4 9 7 …']);
	expect(listed(12, 17)).toEqual(['▸1 0 2 4 7 9 11 …', ' 2 0 2 4 9 7 10 …']);
});
