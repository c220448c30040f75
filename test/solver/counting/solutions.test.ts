import {expect, test} from 'vitest';
import {isSolution, solutionBatches, solutions, variants} from '../../../source/solver/index.js';

const sizes = Array.from({length: 10}, (_, index) => index + 1);

test.each(variants)('the fast search finds the same solutions as $id, in the same order', (variant) => {
	for (const size of sizes) {
		expect([...solutions(size)]).toEqual([...solutions(size, variant)]);
	}
});

test('the batches of a large board contain every solution once', () => {
	const found = [...solutionBatches(13)].flat();
	expect(found).toHaveLength(73_712);
	expect(found.every((queens) => isSolution(13, queens))).toBe(true);
	expect(new Set(found.map(String)).size).toBe(73_712);
});

test('a search pauses even if it has found no solution', () => {
	for (const variant of [undefined, ...variants]) {
		const [first] = solutionBatches(27, variant);
		expect(first).toEqual([]);
	}
});
