import {expect, test} from 'vitest';
import {memoized} from '../../source/explorer/knowledge.js';

test('a value is computed once, and all are forgotten when there would be more than the most', () => {
	const computed: number[] = [];
	const value = memoized((key: number) => `${computed.push(key)}`, 2);
	expect([1, 2, 1, 3, 3, 1].map((key) => value(key))).toEqual(['1', '2', '1', '3', '3', '4']);
	expect(computed).toEqual([1, 2, 3, 1]);
});

test('what was undefined is computed again', () => {
	const answers = [undefined, 'known', 'later'];
	const value = memoized(() => answers.shift());
	expect([value(), value(), value()]).toEqual([undefined, 'known', 'known']);
});
