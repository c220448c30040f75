import {expect, test} from 'vitest';
import {attackFound, attackOn, backtrack, lineFrom, variantOf} from '../../../source/solver/index.js';

/** The lines in the order in which flags and bitmask look at them. */
const order = ['column', 'diagonal', 'antidiagonal'] as const;

test.each([5, 6, 7])('each variant finds an attack that its memory shows, at every test of N = %i', (size) => {
	const queens: number[] = [];
	for (const step of backtrack(size, variantOf('bitmask').guard(size))) {
		if (step.type === 'place') {
			queens.push(step.column);
		} else if (step.type === 'backtrack') {
			queens.pop();
		} else if (step.type === 'test') {
			const {row, column} = step;
			const attacks = queens.flatMap((queen, above) => {
				const line = lineFrom(queen, column, row - above);
				return line ? [{row: above, line}] : [];
			});
			const byLine = attacks.toSorted((a, b) => order.indexOf(a.line) - order.indexOf(b.line));
			expect(attackFound(size, variantOf('scan'), queens, column)).toEqual(attackOn(queens, row, column));
			expect(attackFound(size, variantOf('flags'), queens, column)).toEqual(byLine[0]);
			expect(attackFound(size, variantOf('bitmask'), queens, column)).toEqual(byLine[0]);
		}
	}
});

test('with 8 queens at step 9, scan finds the diagonal first, and flags the column', () => {
	// Queens on (0, 0) and (1, 2); the test is of row 2, column 2.
	expect(attackFound(8, variantOf('scan'), [0, 2], 2)).toEqual({row: 0, line: 'diagonal'});
	expect(attackFound(8, variantOf('flags'), [0, 2], 2)).toEqual({row: 1, line: 'column'});
});
