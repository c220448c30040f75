import {expect, test} from 'vitest';
import {solutions} from '../../source/solver/counting/solutions.js';
import {canonicalOf} from '../../source/solver/symmetry.js';

test('the 92 solutions have 12 classes: 11 with 8 images and one with 4', () => {
	const classes = new Map<string, number[]>();
	for (const [index, queens] of [...solutions(8)].entries()) {
		const key = String(canonicalOf(queens));
		classes.set(key, [...(classes.get(key) ?? []), index + 1]);
	}

	expect(classes.size).toBe(12);
	expect([...classes.values()].filter((members) => members.length !== 8)).toEqual([[14, 38, 55, 79]]);
});
