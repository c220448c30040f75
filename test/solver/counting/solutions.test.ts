import {expect, test} from 'vitest';
import {isSolution} from '../../../source/solver/board.js';
import {solutionBatches} from '../../../source/solver/counting/solutions.js';
import {compareQueens} from '../../../source/solver/symmetry.js';

test('the batches of a large board contain every solution once, in lexicographic order', () => {
	const found = [...solutionBatches(12)].flat();
	expect(found).toHaveLength(14_200);
	expect(found.every((queens) => isSolution(12, queens))).toBe(true);
	expect(found.every((queens, index) => index === 0 || compareQueens(found[index - 1] ?? [], queens) < 0)).toBe(true);
});

test('a search pauses even if it has found no solution', () => {
	const [first] = solutionBatches(27);
	expect(first).toEqual([]);
});
