import {expect, test} from 'vitest';
import {solutionsBelow} from '../../../../source/explorer/fruitful.js';
import {knowledge} from '../../../pressed.js';

test('the solutions below the first row of N = 8 are 4 8 16 18 18 16 8 4', () => {
	const below = Array.from({length: 8}, (_, column) => solutionsBelow(knowledge.tape(8), [column]));
	expect(below).toEqual([4, 8, 16, 18, 18, 16, 8, 4]);
});
