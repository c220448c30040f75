import {expect, test} from 'vitest';
import {countPart, partsOf, publishedCount, solutions} from '../../../source/solver/index.js';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
	'the parts of N = %i contain every solution or its mirror image once',
	(size) => {
		const found = [...solutions(size)];
		const parts = partsOf(size);
		const beginning = (queens: readonly number[]) => String(queens.slice(0, parts[0]?.length));
		for (const part of parts) {
			const image = part.map((column) => size - 1 - column);
			const own = found.filter((queens) => [String(part), String(image)].includes(beginning(queens)));
			expect(countPart(size, part)).toBe(BigInt(own.length));
		}

		expect(parts.reduce((sum, part) => sum + countPart(size, part), 0n)).toBe(BigInt(found.length));
	},
);

test.each([13, 14])('the parts of N = %i add up to the published number', (size) => {
	expect(partsOf(size).reduce((sum, part) => sum + countPart(size, part), 0n)).toBe(publishedCount(size));
});
