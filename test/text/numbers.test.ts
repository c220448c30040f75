import fc from 'fast-check';
import {expect, test} from 'vitest';
import {percent, ratio} from '../../source/text/numbers.js';

test('a share in percent is 100% for the whole only, 0% for nothing only, and else close to what it says', () => {
	const wholes = fc.integer({min: 1, max: 2 ** 46});
	const shares = wholes.chain((whole) =>
		fc.record({
			whole: fc.constant(whole),
			part: fc.oneof(
				fc.integer({min: 0, max: whole}),
				fc.integer({min: 0, max: 9}).map((part) => Math.min(part, whole)),
				fc.integer({min: 0, max: 9}).map((missing) => Math.max(0, whole - missing)),
			),
		}),
	);
	fc.assert(
		fc.property(shares, ({part, whole}) => {
			const words = percent(part, whole);
			expect(words === '0%').toBe(part === 0);
			expect(words === '100%').toBe(part === whole);
			const [, bound, digits = '', decimals = ''] = /^(< |> )?(\d{1,3}(?:\.(\d{1,2}))?)%$/.exec(words)!;
			expect(Math.abs(Number(digits) - (100 * part) / whole)).toBeLessThanOrEqual(
				(bound ? 1 : 0.51) / 10 ** decimals.length,
			);
		}),
		{numRuns: 1000},
	);
	const some = [1 / 300, 1 / 15, 0.57, 299 / 300, 1 / 20_000, 19_999 / 20_000];
	expect(some.map((share) => percent(share, 1)).join(' ')).toBe('0.33% 6.7% 57% 99.67% < 0.01% > 99.99%');
});

test('a factor is 1.00 for equal numbers only', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 1e9}), fc.integer({min: 0, max: 1e9}), (to, more) => {
			expect(Number(ratio(to + more, to).replaceAll(',', '')) === 1).toBe(more === 0);
		}),
	);
	expect([1.004, 1.02, 1.3, 2500].map((factor) => ratio(factor, 1))).toEqual(['1.004', '1.02', '1.3', '2,500']);
});
