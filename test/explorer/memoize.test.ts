import {expect, test} from 'vitest';
import {memoize} from '../../source/explorer/knowledge/memoize.js';

test('a value is computed once, and all are forgotten when there would be more than the most', () => {
	const values = new Map<number, string>();
	const computed: number[] = [];
	for (const key of [1, 2, 1, 3, 3, 1]) {
		const value = memoize(values, key, () => `${computed.push(key)}`, 2);
		expect([value, values.size <= 2]).toEqual([values.get(key), true]);
	}

	expect(computed).toEqual([1, 2, 3, 1]);
});
