import {describe, expect, test} from 'vitest';
import {isFruitful, searchFirst, solutionsBelow} from '../../source/explorer/fruitful.js';
import {Tape} from '../../source/solver/index.js';
import {knowledge} from '../pressed.js';

describe('whether a branch has solutions', () => {
	test('is decided by a search as by the tape', () => {
		const tape = knowledge.tape(7);
		for (const first of [0, 1, 2, 3, 4, 5, 6]) {
			for (const second of [0, 1, 2, 3, 4, 5, 6].filter((column) => Math.abs(column - first) > 1)) {
				expect(searchFirst(7, [first, second], Number.POSITIVE_INFINITY)).toBe(
					solutionsBelow(tape, [first, second])! > 0,
				);
			}
		}
	});

	test('is taken from the tape where the search would take long, and is unknown beyond its horizon', () => {
		expect(searchFirst(12, [], 5)).toBeUndefined();
		expect(searchFirst(4, [0], 2)).toBeUndefined();
		expect(searchFirst(4, [0], 3)).toBe(false);
		// The first solution of N = 22 needs more than a million nodes.
		expect(isFruitful(new Tape(22), [])).toBeUndefined();
	});
});
