import fc from 'fast-check';
import {expect, test} from 'vitest';
import {completing} from '../../../../source/screens/play/puzzle/completing.js';
import {attackersOf, type Square, solutions} from '../../../../source/solver/index.js';

const written = (queens: readonly Square[]) =>
	queens
		.toSorted((a, b) => a.row - b.row)
		.map(({column}) => column)
		.join(' ');

test('finds each solution that contains the given queens, and each once', () => {
	const boards = fc.integer({min: 1, max: 7}).chain((size) => {
		const index = fc.integer({min: 0, max: size - 1});
		return fc.record({
			size: fc.constant(size),
			squares: fc.array(fc.record({row: index, column: index}), {maxLength: 3}),
		});
	});
	fc.assert(
		fc.property(boards, ({size, squares}) => {
			const given = squares.filter((square, index) => attackersOf(squares.slice(0, index), square).length === 0);
			const expected = [...solutions(size)].filter((queens) => given.every(({row, column}) => queens[row] === column));
			const found = [...completing(size, given)].map(written);
			expect(found.toSorted()).toEqual(expected.map((queens) => queens.join(' ')).toSorted());
		}),
	);
});
