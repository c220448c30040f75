import fc from 'fast-check';
import {expect, test} from 'vitest';
import {randomFrom, shuffled} from '../../../../source/screens/play/puzzle/random.js';

test('answers the numbers of mulberry32', () => {
	// As the program of its author prints them for these seeds.
	const first = (seed: number) => {
		const random = randomFrom(seed);
		return Array.from({length: 3}, () => random(2 ** 32));
	};
	expect(first(0)).toEqual([1_144_304_738, 1_416_247, 958_946_056]);
	expect(first(1)).toEqual([2_693_262_067, 11_749_833, 2_265_367_787]);
});

test('answers numbers below the limit, all about equally often', () => {
	const random = randomFrom(5);
	const seen = Array.from({length: 6000}, () => random(6));
	const counts = Array.from({length: 6}, (_, number) => seen.filter((each) => each === number).length);
	expect(counts.every((count) => count > 900 && count < 1100)).toBe(true);
	expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
});

test('shuffles without loss, the same way for the same seed', () => {
	fc.assert(
		fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
			const order = shuffled(items, randomFrom(seed));
			expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
			expect(shuffled(items, randomFrom(seed))).toEqual(order);
		}),
	);
});

test('shuffles into each order about equally often', () => {
	const random = randomFrom(9);
	const orders = Array.from({length: 6000}, () => shuffled(['a', 'b', 'c'], random).join(''));
	const counts = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map(
		(order) => orders.filter((each) => each === order).length,
	);
	expect(counts.every((count) => count > 900 && count < 1100)).toBe(true);
});
