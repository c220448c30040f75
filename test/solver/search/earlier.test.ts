import {expect, test} from 'vitest';
import {backtrack} from '../../../source/solver/search/backtrack.js';
import {earlierQueens} from '../../../source/solver/search/earlier.js';
import {guardWith} from '../../../source/solver/search/variant.js';
import {variantOf} from '../../../source/solver/search/variants.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

test.each([1, 4, 7])('a program with %i queens, which undoes none, has these left', (size) => {
	const arrays = textbook(size).accounts.map(({queens}, index) => {
		const {columns, isCut} = earlierQueens(size, knowledge.tape(size).at(index)!);
		return isCut ? undefined : [...queens, ...columns].join(' ');
	});
	expect(arrays).toEqual(textbook(size).accounts.map(({array}) => array.join(' ')));
});

test.each([10, 12, 16, 20, 27])('so has the search for %i queens', (size) => {
	const tape = knowledge.tape(size);
	tape.advance(20);
	const array: number[] = [];
	let index = 0;
	for (const step of backtrack(size, guardWith(size, variantOf('flags'), []))) {
		index++;
		if (step.type === 'place') {
			array[step.row] = step.column;
		}

		const moment = index % 997 === 0 ? tape.at(index) : undefined;
		if (moment) {
			expect([...moment.queens, ...earlierQueens(size, moment).columns]).toEqual(array);
		}

		if (index === 30_000) {
			break;
		}
	}
});
