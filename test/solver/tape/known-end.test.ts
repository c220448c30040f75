import {expect, test} from 'vitest';
import {knownEnd} from '../../../source/solver/tape/known-end.js';
import {Tape} from '../../../source/solver/tape/tape.js';
import {isLong} from '../../runs.js';

// Of 16 queens, it takes minutes.
// Readme: the totals of the searches for 13 to 16 queens, which tests compute again
test.each(isLong ? [13, 14, 15, 16] : [13])('the known end of %i queens is that of the tape', (size) => {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	expect(knownEnd(size)).toEqual(tape.end);
});
