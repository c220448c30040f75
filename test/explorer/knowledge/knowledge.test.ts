import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';

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
	expect(knowledge.density(size, width)).toEqual(expected);
});
