import {expect, test} from 'vitest';
import {estimatedSteps, Tape} from '../../../source/solver/index.js';

test.each([1, 2, 4, 6, 8, 10, 12])('the steps for %d queens are estimated within a twentieth', (size) => {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	expect(Math.abs(estimatedSteps(size) / tape.end!.index - 1)).toBeLessThan(0.05);
});
