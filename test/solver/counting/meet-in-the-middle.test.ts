import {describe, expect, test} from 'vitest';
import {noneFixed, weightsOf} from '../../../source/solver/counting/column-sets.js';
import {createCompatiblePairCounter} from '../../../source/solver/counting/compatible-pairs.js';
import {fillAbove, widthAcross} from '../../../source/solver/counting/half-boards.js';
import {meetInTheMiddle} from '../../../source/solver/counting/meet-in-the-middle.js';
import {widen} from '../../../source/solver/counting/middle-rows.js';

describe('N = 4 without middle rows, as documented,', () => {
	const everySet = new Uint8Array(16).fill(1);
	const halves = fillAbove(4, [], everySet, noneFixed);
	const halvesOn = (set: number) => halves.starts[set + 1]! - halves.starts[set]!;

	test('widens to six middles of two rows', () => {
		expect([...widen(4, [], 2)].map(String)).toEqual(['0,2', '0,3', '1,3', '2,0', '3,0', '3,1']);
	});

	test('has six half boards, two of them on columns 0 and 2', () => {
		expect(halves.diagonals).toHaveLength(6);
		expect(halvesOn(0b0101)).toBe(2);
		expect(halvesOn(0b1010)).toBe(2);
		expect(halvesOn(0b1001)).toBe(2);
		expect(halvesOn(0b0011)).toBe(0);
	});

	test('has weights only for the smallest of the images of a column set', () => {
		const weights = weightsOf(4, 'flip-and-mirror', noneFixed);
		const counting = [...weights.entries()].filter(([, weight]) => weight > 0);
		expect(counting).toEqual([
			[0b0011, 2],
			[0b0101, 2],
			[0b0110, 2],
		]);
	});

	test('has one compatible pair above and below, 2 0 and 3 1', () => {
		expect(createCompatiblePairCounter(halves, halves, widthAcross(4, []))(0b0101)).toBe(1);
	});

	test('has two solutions', () => {
		expect(meetInTheMiddle(4, [], noneFixed)).toBe(2);
	});

	test('counts both solutions if the fixed columns match the smaller of their two sets', () => {
		// The set of 2 0 3 1 is 0b0101, that of its image 1 3 0 2 is 0b1010.
		expect(meetInTheMiddle(4, [], {above: 0b0001, below: 0b1000})).toBe(2);
		expect(meetInTheMiddle(4, [], {above: 0b1000, below: 0b0001})).toBe(0);
	});
});

test('the sum of the weights is the number of sets of half of the columns', () => {
	for (const symmetry of ['none', 'flip', 'flip-and-mirror'] as const) {
		expect(weightsOf(8, symmetry, noneFixed).reduce((sum, weight) => sum + weight, 0)).toBe(70);
	}
});

test('half boards with fixed columns are all half boards that match them', () => {
	const everySet = new Uint8Array(2 ** 8).fill(1);
	const fixed = {above: 0b1000_0010, below: 0b0001_0000};
	const asFixed = everySet.map((_, set) => ((set & 0b1001_0010) === 0b1000_0010 ? 1 : 0));
	const all = fillAbove(8, [], asFixed, noneFixed);
	expect(fillAbove(8, [], asFixed, fixed)).toEqual(all);
	expect(all.diagonals.length).toBeGreaterThan(20);
});
