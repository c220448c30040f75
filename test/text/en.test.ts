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

test('Play says how many queens are placed, and which queens attack all of a row', () => {
	expect(text.play.placed(4, 5)).toBe('4 of 5 queens placed.');
	const queens = [
		{row: 0, column: 1},
		{row: 1, column: 3},
		{row: 4, column: 0},
	];
	expect(text.play.blocked(3, queens)).toBe(
		'Row 3 has no safe square: the queens on (0, 1), (1, 3) and (4, 0) attack all of them.',
	);
	expect(text.play.blocked(1, queens.slice(0, 1))).toBe(
		'Row 1 has no safe square: the queen on (0, 1) attacks all of them.',
	);
	expect(text.play.alsoBlocked([3])).toBe('No safe square either: row 3.');
	expect(text.play.alsoBlocked([3, 5, 7])).toBe('No safe square either: rows 3, 5 and 7.');
});
