import {expect, test} from 'vitest';
import {count, publishedCount, smallestSize} from '../../../source/solver/index.js';

const sizes = Array.from({length: 12}, (_, index) => smallestSize + index);

test('the published numbers of solutions are those that are counted', () => {
	expect(sizes.map(publishedCount)).toEqual(sizes.map(count));
});

test('the numbers are those of OEIS to the last one', () => {
	expect([16, 20, 27].map(publishedCount)).toEqual([14_772_512n, 39_029_188_884n, 234_907_967_154_122_528n]);
	expect(() => publishedCount(28)).toThrow(RangeError);
});
