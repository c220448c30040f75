import {expect, test, vi} from 'vitest';
import {Knowledge, memoized} from '../../source/explorer/knowledge.js';
import {Tape} from '../../source/solver/tape/tape.js';

test('a value is computed once, and all are forgotten when there would be more than the most', () => {
	const computed: number[] = [];
	const value = memoized((key: number) => `${computed.push(key)}`, 2);
	expect([1, 2, 1, 3, 3, 1].map((key) => value(key))).toEqual(['1', '2', '1', '3', '3', '4']);
	expect(computed).toEqual([1, 2, 3, 1]);
});

test('what was undefined is computed again', () => {
	const answers = [undefined, 'known', 'later'];
	const value = memoized(() => answers.shift());
	expect([value(), value(), value()]).toEqual([undefined, 'known', 'known']);
});

test('a search is out of reach after a minute of reading, unless it is over', () => {
	const knowledge = new Knowledge();
	const isOutAfter = (tape: Tape, milliseconds: number) => {
		knowledge.advance(tape, milliseconds);
		return knowledge.isOutOfReach(tape);
	};
	const large = new Tape(20);
	vi.spyOn(large, 'advance').mockReturnValue();
	expect([30_000, 30_000, 1].map((each) => isOutAfter(large, each))).toEqual([false, false, true]);
	expect(isOutAfter(knowledge.tape(4), 60_001)).toBe(false);
});
