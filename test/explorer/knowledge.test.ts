import {expect, test, vi} from 'vitest';
import {Knowledge, memoized} from '../../source/explorer/knowledge.js';
import {nextReading} from '../../source/explorer/navigation.js';
import {isSolution, type Queens} from '../../source/solver/board.js';
import {modelWith} from '../pressed.js';

test('a value is computed once, and all are forgotten when there would be more than the most', () => {
	let computed = 0;
	const value = memoized((_: number) => `${++computed}`, 2);
	expect([1, 2, 1, 3, 3, 1].map((key) => value(key))).toEqual(['1', '2', '1', '3', '3', '4']);
});

test('a large board is completed, too', () => {
	const queens = new Knowledge().completion(20, [{row: 3, column: 7}]);
	expect([isSolution(20, queens as Queens), queens[3]]).toEqual([true, 7]);
});

test('what was undefined is computed again', () => {
	const answers = [undefined, 'known', 'later'];
	const value = memoized(() => answers.shift());
	expect([value(), value(), value()]).toEqual([undefined, 'known', 'known']);
});

test('a search is read on for a minute; while it plays, for longer', () => {
	const knowledge = new Knowledge();
	const tape = knowledge.tape(20);
	vi.spyOn(tape, 'advance').mockReturnValue();
	const read = [30_000, 30_000, 1].map((milliseconds) => {
		knowledge.advance(tape, milliseconds);
		return nextReading(modelWith({size: 20}), knowledge);
	});
	expect(read).toEqual([tape, tape, undefined]);
	expect(nextReading(modelWith({size: 20, isPlaying: true}), knowledge)).toBe(tape);
});
