import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {allRules, type Queens, type Square, solutions, TreeCount, variantOf} from '../../../source/solver/index.js';

function counted(...given: ConstructorParameters<typeof TreeCount>) {
	const count = new TreeCount(...given);
	count.advance(Number.POSITIVE_INFINITY);
	return count;
}

const all = (size: number): readonly Queens[] => [...solutions(size, variantOf('bitmask'))];

describe('a tree count', () => {
	test.each([
		// OEIS A099152: one of the two kinds of diagonal.
		[{...allRules, diagonal: false}, [1, 1, 3, 7, 23, 83, 405, 2113, 12_657, 82_297]],
		// OEIS A000170.
		[allRules, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]],
	])('with %o has the numbers of full boards of OEIS', (rules, boards) => {
		expect(boards.map((_, index) => counted(index + 1, rules).counted.boards)).toEqual(boards);
	});

	test('with any rules counts the same nodes as a plain search', () => {
		const rules = fc.record({column: fc.boolean(), diagonal: fc.boolean(), antidiagonal: fc.boolean()});
		fc.assert(
			fc.property(fc.integer({min: 1, max: 6}), rules, (size, given) => {
				const isSafe = (queens: Queens, column: number) =>
					queens.every((queen, row) => {
						const distance = queens.length - row;
						return !(
							(given.column && queen === column) ||
							(given.diagonal && queen + distance === column) ||
							(given.antidiagonal && queen - distance === column)
						);
					});
				let [nodes, boards] = [0, 0];
				const visit = (queens: Queens) => {
					nodes++;
					boards += queens.length === size ? 1 : 0;
					for (let column = 0; queens.length < size && column < size; column++) {
						if (isSafe(queens, column)) {
							visit([...queens, column]);
						}
					}
				};

				visit([]);
				expect(counted(size, given).counted).toEqual({nodes, boards});
			}),
		);
	});

	test('with given queens counts the solutions that contain them and finds the first', () => {
		const position = fc.integer({min: 1, max: 8}).chain((size) => {
			const index = fc.integer({min: 0, max: size - 1});
			return fc.record({
				size: fc.constant(size),
				givenQueens: fc.array(fc.record({row: index, column: index}), {maxLength: 4}),
			});
		});
		fc.assert(
			fc.property(position, ({size, givenQueens}) => {
				const contains = (queens: Queens) => givenQueens.every(({row, column}) => queens[row] === column);
				const expected = all(size).filter(contains);
				const count = counted(size, allRules, givenQueens);
				expect(count.counted.boards).toBe(expected.length);
				expect(count.first).toEqual(expected[0]);
				for (const square of Array.from({length: size ** 2}, (_, index) => index)) {
					const [row, column] = [Math.floor(square / size), square % size];
					const on = expected.filter((queens) => queens[row] === column).length;
					expect(count.boardsOn({row, column})).toBe(on);
				}
			}),
		);
	});

	test('with given queens that attack each other is done at the start', () => {
		const conflict = [
			{row: 19, column: 3},
			{row: 19, column: 5},
		];
		const count = new TreeCount(27, allRules, conflict);
		expect(count.isDone).toBe(true);
		expect(count.counted.boards).toBe(0);
		expect(count.first).toBeUndefined();
	});

	test('in small slices has the same result, and its progress never decreases', () => {
		const givenQueens: readonly Square[] = [{row: 5, column: 5}];
		const count = new TreeCount(11, allRules, givenQueens);
		let progress = 0;
		while (!count.isDone) {
			count.advance(0.01);
			expect(count.progress).toBeGreaterThanOrEqual(progress);
			progress = count.progress;
		}

		expect(progress).toBe(1);
		expect(count.counted).toEqual(counted(11, allRules, givenQueens).counted);
	});
});
