import {expect, test} from 'vitest';
import {isSolution} from '../../../source/solver/board.js';
import {count, countPart, partsOf} from '../../../source/solver/counting/count.js';
import {publishedCount} from '../../../source/solver/counting/known.js';
import {solutionBatches, solutions} from '../../../source/solver/counting/solutions.js';
import {compareQueens} from '../../../source/solver/symmetry.js';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('a part of N = %i counts what begins as it does, and mirrored', (size) => {
	const found = [...solutions(size)];
	const parts = partsOf(size);
	const beginning = (queens: readonly number[]) => String(queens.slice(0, parts[0]?.length));
	for (const part of parts) {
		const image = part.map((column) => size - 1 - column);
		const own = found.filter((queens) => [String(part), String(image)].includes(beginning(queens)));
		expect(countPart(size, part)).toBe(BigInt(own.length));
	}
});

// Readme: the published numbers of solutions, which they count again up to 14 queens
test.each(Array.from({length: 14}, (_, index) => index + 1))('parts of N = %i add up to what is published', (size) => {
	expect(count(size)).toBe(publishedCount(size));
});

test('the published numbers are those of OEIS to the last one', () => {
	expect([16, 20, 27].map(publishedCount)).toEqual([14_772_512n, 39_029_188_884n, 234_907_967_154_122_528n]);
	const all = Array.from({length: 27}, (_, index) => publishedCount(index + 1));
	expect(all.reduce((sum, each) => sum + each)).toBe(259_688_358_767_539_025n);
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
