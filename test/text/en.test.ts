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
