import {expect, test} from 'vitest';
import {
	backtrack,
	isSolution,
	type Queens,
	queensAfter,
	solutionBatches,
	solutions,
	type Variant,
	variants,
} from '../../../source/solver/index.js';
import {compareQueens} from '../../../source/solver/symmetry.js';

const sizes = Array.from({length: 9}, (_, index) => index + 1);

function searched(size: number, variant: Variant): readonly Queens[] {
	let queens: Queens = [];
	return [...backtrack(size, variant.guard(size))].flatMap((step) => {
		queens = queensAfter(queens, step);
		return step.type === 'solution' ? [queens] : [];
	});
}

test.each(variants)('the fast search finds the same solutions as $id, in the same order', (variant) => {
	for (const size of sizes) {
		expect([...solutions(size)]).toEqual(searched(size, variant));
	}
});

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
