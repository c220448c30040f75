import {expect, test} from 'vitest';
import {knownEnd} from '../../../source/solver/tape/known-end.js';
import {Tape} from '../../../source/solver/tape/tape.js';
import {isLong} from '../../runs.js';
import {wholeSearch} from '../search/whole-search.js';

function tapeEnd(size: number) {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	return tape.end!;
}

function sum(counts: readonly number[]): number {
	return counts.reduce((total, count) => total + count);
}

// Of 13 to 16 queens, both take minutes.
test.each(isLong ? [12, 13, 14, 15, 16] : [4, 5, 6, 7, 8, 9, 10, 11, 13])(
	'the search for %i queens adds up to what the tape finds at its end',
	(size) => {
		const {calls, comparisons, diagonalFree, deadEnds} = wholeSearch(size);
		const end = knownEnd(size) ?? tapeEnd(size);
		expect(end).toMatchObject({
			queens: [],
			tests: size * (sum(calls) - calls[size]!),
			comparisons: sum(comparisons),
			columnFree: sum(calls.map((count, row) => (size - row) * count)),
			diagonalFree,
			antidiagonalFree: diagonalFree,
			placements: sum(calls) - 1,
			solutions: calls[size],
			deadEnds,
		});
	},
);

test.each(isLong ? [13, 14, 15, 16] : [13])('the known end of %i queens is that of the tape', (size) => {
	expect(knownEnd(size)).toEqual(tapeEnd(size));
});
