import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {noneFixed} from '../../../source/solver/counting/column-sets.js';
import {widen} from '../../../source/solver/counting/middle-rows.js';
import {countPart, type Queens, solutions, variants} from '../../../source/solver/index.js';

const [bitmask] = variants.filter(({id}) => id === 'bitmask');
const solutionsOf = (size: number) => [...solutions(size, bitmask!)];

/** The columns of the queens in the middle `rows` rows. */
function middleOf(queens: Queens, rows: number): Queens {
	const above = (queens.length - rows) / 2;
	return queens.slice(above, above + rows);
}

describe('the count of a part', () => {
	const found = new Map([5, 6, 7, 8, 9, 10].map((size) => [size, solutionsOf(size)]));
	const places = fc.record({
		size: fc.constantFrom(...found.keys()),
		number: fc.nat(),
		rowsAbove: fc.nat({max: 5}),
	});

	test('is the number of solutions that the search finds with the same middle rows', () => {
		fc.assert(
			fc.property(places, ({size, number, rowsAbove}) => {
				const all = found.get(size)!;
				const rows = Math.max(size % 2, size - 2 * rowsAbove);
				const middle = middleOf(all[number % all.length]!, rows);
				const same = all.filter((queens) => String(middleOf(queens, rows)) === String(middle));
				expect(countPart(size, {middle, images: 1, fixed: noneFixed})).toBe(BigInt(same.length));
			}),
			{examples: [[{size: 8, number: 0, rowsAbove: 4}], [{size: 8, number: 0, rowsAbove: 0}]]},
		);
	});
});

describe('widening a middle', () => {
	test.each([
		{size: 8, from: [], rows: 8},
		{size: 7, from: [2], rows: 7},
		{size: 9, from: [4], rows: 9},
	])('to the whole board yields all solutions that contain it: N = $size, from $from', ({size, from, rows}) => {
		const widened = [...widen(size, from, rows)].map(String).sort();
		const all = solutionsOf(size).filter((queens) => String(middleOf(queens, from.length)) === String(from));
		expect(widened).toEqual(all.map(String).sort());
	});

	test('adds two rows at a time and stops when there are enough', () => {
		const lengths = [...widen(8, [], 3)].map(({length}) => length);
		expect(new Set(lengths)).toEqual(new Set([4]));
		expect([...widen(8, [], -8)]).toEqual([[]]);
	});
});
