import {expect, test} from 'vitest';
import {Knowledge, type Reading} from '../../../source/explorer/knowledge/knowledge.js';

test('two instances share nothing', () => {
	const [one, other] = [new Knowledge(), new Knowledge()];
	const {horizon} = other.tape(20);
	one.tape(20).advance(20);
	expect(other.tape(20).horizon).toBe(horizon);
	const endless: Reading = {advance() {}, isDone: false, progress: 0.001};
	one.advance(endless, 30_001);
	expect([one.isOutOfReach(endless), other.isOutOfReach(endless)]).toEqual([true, false]);
});

test.each([
	[1, 5],
	[3, 10],
	[4, 30],
	[6, 7],
	[6, 1],
	[8, 76],
])('the timeline of N = %i in %i stretches is where brute force finds the solutions', (size, width) => {
	const knowledge = new Knowledge();
	const {end} = knowledge.tape(size);
	const steps = Array.from({length: end!.index + 1}, (_, index) => knowledge.tape(size).at(index)!);
	const solutions = steps.filter(({step}) => step?.type === 'solution').map(({index}) => index);
	const found = solutions.map((index) => Math.min(width - 1, Math.floor((index * width) / end!.index)));
	const expected = Array.from({length: width}, (_, stretch) => found.filter((each) => each === stretch).length);
	const stretches = knowledge.stretches(size, width);
	expect(stretches.counts).toEqual([]);
	stretches.advance(Number.POSITIVE_INFINITY);
	expect(stretches.isDone).toBe(true);
	expect(stretches.progress).toBe(1);
	expect(stretches.counts).toEqual(expected);
});
