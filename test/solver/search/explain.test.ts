import {expect, test} from 'vitest';
import {explainTest, type Queens, safeColumns, variantOf} from '../../../source/solver/index.js';
import {factsOfTest} from '../../../source/solver/search/variant.js';

const [scan, flags, bitmask] = [variantOf('scan'), variantOf('flags'), variantOf('bitmask')];

test('the facts about a test are as in the documented example', () => {
	const facts = {tests: 1, comparisons: 2, columnFree: 1, diagonalFree: 0, antidiagonalFree: 1};
	expect(factsOfTest([0, 2], 3)).toEqual(facts);
	expect([scan, flags, bitmask].map(({checks}) => checks(facts))).toEqual([2, 2, 2]);
});

/** All placements on a board that is not full. */
function placements(size: number, queens: Queens = []): readonly Queens[] {
	const below = safeColumns(size, queens).flatMap((column) => placements(size, [...queens, column]));
	return queens.length < size ? [queens, ...below] : below;
}

test('an explanation shows the checks of a test in order, and only the last one can find an attack', () => {
	for (const queens of placements(6)) {
		for (const column of [0, 1, 2, 3, 4, 5]) {
			const facts = factsOfTest(queens, column);
			const isAttacked = !safeColumns(6, queens).includes(column);
			const {made} = {made: [], ...explainTest(6, scan, queens, column)};
			expect(made.map((each) => each.column)).toEqual(queens.slice(0, scan.checks(facts)));
			expect(made.findIndex(({line}) => line)).toBe(isAttacked ? made.length - 1 : -1);
			for (const variant of [flags, bitmask]) {
				const {cells} = {cells: [], ...explainTest(6, variant, queens, column)};
				const read = cells.filter(({isRead}) => isRead);
				expect(read).toEqual(cells.slice(0, variant.checks(facts)));
				expect(read.findIndex(({table, index}) => table[index])).toBe(isAttacked ? read.length - 1 : -1);
			}
		}
	}
});

test('bit i of a number of bitmask is flag i of flags, also where numbers of 32 bits do not suffice', () => {
	for (const [size, queens] of [
		[6, [1, 3, 5]],
		[16, [0, 2, 4, 1, 12, 15]],
		[27, [0, 2, 26]],
	] as const) {
		const [of, packed] = [flags, bitmask].map((variant) => explainTest(size, variant, queens, size - 1));
		expect(packed).toEqual({...of, type: 'bits'});
	}
});
