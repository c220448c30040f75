import {expect, test} from 'vitest';
import {isFruitful} from '../../source/explorer/fruitful.js';
import {Tape} from '../../source/solver/index.js';
import {knowledge} from '../pressed.js';

test('whether a branch has solutions is known from a short search, or else from the tape', () => {
	// Branches of N = 20 have more nodes than the search visits, and those of N = 7 fewer.
	for (const first of [0, 1, 2, 3, 4, 5, 6]) {
		for (const second of [0, 1, 2, 3, 4, 5, 6].filter((column) => Math.abs(column - first) > 1)) {
			const tape = knowledge.tape(7);
			const [begin, end] = [tape.placing([first, second])!, tape.removing([first, second])!];
			expect(isFruitful(new Tape(7), [first, second])).toBe(end.solutions > begin.solutions);
		}
	}
});

test('whether a large branch has solutions is unknown beyond the horizon of the tape', () => {
	// The first solution of N = 22 needs more than a million nodes.
	expect(isFruitful(new Tape(22), [])).toBeUndefined();
});
