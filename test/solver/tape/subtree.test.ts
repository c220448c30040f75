import fc from 'fast-check';
import {expect, test} from 'vitest';
import {attackOn, type Queens} from '../../../source/solver/board.js';
import {createSubtreeCounter} from '../../../source/solver/tape/subtree.js';
import {createSubtreeCounter as createKeptCounter} from '../../bench/kernel/subtree.js';

/** The columns of the next row that no queen attacks. */
function safeColumns(size: number, queens: Queens): readonly number[] {
	const columns = queens.length < size ? Array.from({length: size}, (_, column) => column) : [];
	return columns.filter((column) => !attackOn(queens, queens.length, column));
}

function* placements(size: number, queens: Queens = []): Generator<Queens, undefined> {
	yield queens;
	for (const column of safeColumns(size, queens)) {
		yield* placements(size, [...queens, column]);
	}
}

test.each([1, 2, 3, 4, 5, 6, 7])('the tally of each subtree is that of the kept kernel, for N = %i', (size) => {
	const [count, countKept] = [createSubtreeCounter(size), createKeptCounter(size)];
	for (const queens of placements(size)) {
		expect(count(queens)).toEqual(countKept(queens));
	}
});

test('the tally of any small subtree of a larger board is that of the kept kernel', () => {
	const sizes = Array.from({length: 20}, (_, index) => index + 8);
	const counters = new Map(sizes.map((size) => [size, [createSubtreeCounter(size), createKeptCounter(size)] as const]));
	const places = fc.record({
		size: fc.constantFrom(...sizes),
		rows: fc.integer({min: 0, max: 9}),
		shares: fc.array(fc.double({min: 0, max: 0.999, noNaN: true}), {minLength: 27, maxLength: 27}),
	});
	fc.assert(
		fc.property(places, ({size, rows, shares}) => {
			const queens = shares.slice(0, Math.max(1, size - rows)).reduce<Queens>((above, share) => {
				const safe = safeColumns(size, above);
				const column = safe[Math.floor(share * safe.length)];
				return column === undefined ? above : above.concat(column);
			}, []);
			const [count, countKept] = counters.get(size)!;
			expect(count(queens)).toEqual(countKept(queens));
		}),
		{numRuns: 300},
	);
});
