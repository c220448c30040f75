import {expect, test} from 'vitest';
import {text} from '../../source/text/en.js';

test.each([
	[999_999_999_999_999_999n, '999,999,999,999,999,999'],
	[1_000_000_000_000_000_000n, '1.00 * 10^18'],
	[8_805_000_000_000_000_000n, '8.81 * 10^18'],
	[880_530_516_383_349_192_480n, '8.81 * 10^20'],
	[9_996_000_000_000_000_000_000n, '1.00 * 10^22'],
])('the number %s is shown as %s', (count, expected) => {
	expect(text.large(count)).toBe(expected);
});

test('Play says how many queens are too many, and names every row without a safe square', () => {
	expect(text.play.placed(4, 5)).toBe('4 of 5 queens placed.');
	expect(text.play.placed(11, 5)).toBe('11 queens placed, 6 too many.');
	expect(text.play.deadRows([3])).toBe('Row 3 has no safe square left.');
	expect(text.play.deadRows([3, 5, 7])).toBe('Rows 3, 5 and 7 have no safe square left.');
});
