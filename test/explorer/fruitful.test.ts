import {expect, test} from 'vitest';
import {isFruitful} from '../../source/explorer/fruitful.js';
import {Tape} from '../../source/solver/index.js';

test('whether a large branch has solutions is unknown beyond the horizon of the tape', () => {
	// The first solution of N = 22 needs more than a million nodes.
	expect(isFruitful(new Tape(22), [])).toBeUndefined();
});
