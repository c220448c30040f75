import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type ColumnSet, isAsFixed, noneFixed, weightsOf} from '../../../source/solver/counting/column-sets.js';
import {fillAbove} from '../../../source/solver/counting/half-boards.js';
import {symmetryOf} from '../../../source/solver/counting/meet-in-the-middle.js';
import {smallestMiddles, widen} from '../../../source/solver/counting/middle-rows.js';
import {count, countPart, cut, type Part, partsOf, partsToShare, shareOf} from '../../../source/solver/index.js';

const totalOf = (size: number, parts: readonly Part[]) => parts.reduce((sum, part) => sum + countPart(size, part), 0n);
function sharesOf(size: number, of: number): Part[][] {
	const parts = partsToShare(size, of);
	return Array.from({length: of}, (_, index) => shareOf(parts, index + 1, of));
}

test.each([
	{size: 16, rows: 0},
	{size: 17, rows: 1},
	{size: 18, rows: 2},
	{size: 19, rows: 3},
	{size: 20, rows: 4},
	{size: 27, rows: 3},
])('the parts of N = $size have all middles of $rows rows', ({size, rows}) => {
	const parts = partsOf(size);
	const middles = smallestMiddles(size).flatMap((middle) => [...widen(size, middle, rows)]);
	expect(parts.every(({middle}) => middle.length === rows)).toBe(true);
	expect(parts.reduce((sum, {images}) => sum + images, 0)).toBe(middles.length);
	expect(new Set(parts.map(({middle}) => String(middle))).size).toBe(parts.length);
});

test('the parts of N = 5 are as in the documented example', () => {
	expect(partsOf(5).map(({middle, images}) => ({middle, images}))).toEqual([
		{middle: [0], images: 2},
		{middle: [1], images: 2},
		{middle: [2], images: 1},
	]);
});

test('the sum of the parts is the count, for any number of parts', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 11}), fc.integer({min: 1, max: 300}), (size, least) => {
			expect(totalOf(size, partsOf(size, least))).toBe(count(size));
			expect(totalOf(size, cut(size, partsOf(size), least))).toBe(count(size));
		}),
		{numRuns: 30},
	);
});

test('the sum of the shares is the count, for any number of shares', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 11}), fc.integer({min: 1, max: 70}), (size, of) => {
			expect(totalOf(size, sharesOf(size, of).flat())).toBe(count(size));
		}),
		{numRuns: 30},
	);
});

test('parts are dealt to the shares by work, forwards and backwards in turn', () => {
	const [part] = partsOf(8);
	const parts = [2, 5, 3, 4].map((work) => ({...part!, work}));
	const worksOf = (number: number) => shareOf(parts, number, 2).map(({work}) => work);
	expect([worksOf(1), worksOf(2)]).toEqual([
		[5, 2],
		[4, 3],
	]);
});

test('a single share is not cut', () => {
	for (const size of [8, 13, 16, 17, 18]) {
		expect(partsToShare(size, 1)).toHaveLength(partsOf(size).length);
	}
});

test.each([
	[16, 64],
	[17, 100],
	[18, 256],
	[20, 1000],
])('N = %i has at least %i parts if that many are wanted', (size, threads) => {
	expect(partsOf(size, threads).length).toBeGreaterThanOrEqual(threads);
});

test.each([
	[17, 64],
	[18, 64],
	[19, 64],
	[21, 100],
	[27, 64],
])('with N = %i, the estimated work of %i shares differs by less than 30 percent', (size, of) => {
	const works = sharesOf(size, of).map((share) => share.reduce((sum, {work}) => sum + work, 0));
	expect(Math.max(...works) / Math.min(...works)).toBeLessThan(1.3);
});

/** The work of counting each column set above a middle: the half boards listed, and the pairs that can be compared. */
function effortOf(size: number, middle: readonly number[]) {
	const sets = weightsOf(size - middle.length, 'none', noneFixed);
	const {starts} = fillAbove(size, middle, sets, noneFixed);
	const boardsOn = (set: ColumnSet) => starts[set + 1]! - starts[set]!;
	const weights = weightsOf(size - middle.length, symmetryOf(size, middle), noneFixed);
	return [...weights.entries()]
		.filter(([, weight]) => weight > 0)
		.map(([set]) => {
			const [above, below] = [boardsOn(set), boardsOn(sets.length - 1 - set)];
			return {set, boards: above + below, pairs: above * below};
		});
}

test('64 shares of N = 15 differ by less than a factor of two in work', () => {
	const efforts = new Map(partsOf(15).map(({middle}) => [String(middle), effortOf(15, middle)]));
	const shares = sharesOf(15, 64).map((share) => {
		const done = share.flatMap(({middle, fixed}) =>
			efforts.get(String(middle))!.filter(({set}) => isAsFixed(set, fixed)),
		);
		return {
			boards: done.reduce((sum, {boards}) => sum + boards, 0),
			pairs: done.reduce((sum, {pairs}) => sum + pairs, 0),
		};
	});
	for (const work of [shares.map(({boards}) => boards), shares.map(({pairs}) => pairs)]) {
		expect(Math.min(...work)).toBeGreaterThan(0);
		expect(Math.max(...work) / Math.min(...work)).toBeLessThan(2);
	}
});
