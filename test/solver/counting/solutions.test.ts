import {expect, test} from 'vitest';
import {isSolution, type Queens, solutionBatches, solutions, variants} from '../../../source/solver/index.js';
import {compareQueens} from '../../../source/solver/symmetry.js';

const sizes = Array.from({length: 10}, (_, index) => index + 1);

test.each(variants)('the fast search finds the same solutions as $id, in the same order', (variant) => {
	for (const size of sizes) {
		expect([...solutions(size)]).toEqual([...solutions(size, variant)]);
	}
});

test('the solutions of a board whose halves are too many to keep come in the same order', () => {
	const [bitmask] = variants.filter(({id}) => id === 'bitmask');
	const first = (batches: Iterable<readonly Queens[]>) => {
		const found: Queens[] = [];
		for (const batch of batches) {
			found.push(...batch);
			if (found.length > 500) {
				break;
			}
		}

		return found.slice(0, 500);
	};
	expect(first(solutionBatches(15))).toEqual(first(solutionBatches(15, bitmask)));
});

test('the batches of a large board contain every solution once, in lexicographic order', () => {
	const found = [...solutionBatches(12)].flat();
	expect(found).toHaveLength(14_200);
	expect(found.every((queens) => isSolution(12, queens))).toBe(true);
	expect(found.every((queens, index) => index === 0 || compareQueens(found[index - 1] ?? [], queens) < 0)).toBe(true);
});

test('a search pauses even if it has found no solution', () => {
	for (const variant of [undefined, ...variants]) {
		const [first] = solutionBatches(27, variant);
		expect(first).toEqual([]);
	}
});
