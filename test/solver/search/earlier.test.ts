import {expect, test} from 'vitest';
import {earlierQueens} from '../../../source/solver/index.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a program with %i queens, which undoes none, has these left', (size) => {
	for (const [index, {queens, array}] of textbook(size).accounts.entries()) {
		const {columns, isCut} = earlierQueens(size, knowledge.tape(size).at(index)!);
		expect([...queens, ...columns]).toEqual(array);
		expect(isCut).toBe(false);
	}
});
