import {expect, test} from 'vitest';
import {Knowledge, type Reading} from '../../../source/explorer/knowledge/knowledge.js';
import {allRules} from '../../../source/solver/index.js';

const queens = [
	{row: 0, column: 1},
	{row: 3, column: 2},
	{row: 1, column: 5},
];

test('one instance answers with the same object each time', () => {
	const knowledge = new Knowledge();
	expect(knowledge.tape(8)).toBe(knowledge.tape(8));
	expect(knowledge.catalogue(8)).toBe(knowledge.catalogue(8));
	expect(knowledge.stretches(8, 40)).toBe(knowledge.stretches(8, 40));
	expect(knowledge.tape(8)).not.toBe(knowledge.tape(9));
	expect(knowledge.catalogue(8)).not.toBe(knowledge.catalogue(9));
	expect(knowledge.stretches(8, 40)).not.toBe(knowledge.stretches(8, 41));
	expect(knowledge.stretches(8, 40)).not.toBe(knowledge.stretches(9, 40));
});

test('two instances share nothing', () => {
	const [one, other] = [new Knowledge(), new Knowledge()];
	one.advance(one.treeCount(8), Number.POSITIVE_INFINITY);
	expect([one.treeCount(8).isDone, other.treeCount(8).isDone]).toEqual([true, false]);
	const {horizon} = other.tape(20);
	one.tape(20).advance(20);
	expect(other.tape(20).horizon).toBe(horizon);
	const endless: Reading = {advance() {}, isDone: false, progress: 0.001};
	one.advance(endless, 10_000);
	expect([one.isOutOfReach(endless), other.isOutOfReach(endless)]).toEqual([true, false]);
});

test('the count of a search tree is the same object for the same queens in any order', () => {
	const knowledge = new Knowledge();
	const count = knowledge.treeCount(8, allRules, queens);
	const [a, b, c] = queens as [(typeof queens)[0], (typeof queens)[0], (typeof queens)[0]];
	for (const order of [
		[a, c, b],
		[b, a, c],
		[b, c, a],
		[c, a, b],
		[c, b, a],
	]) {
		expect(knowledge.treeCount(8, allRules, order)).toBe(count);
	}

	expect(knowledge.treeCount(8, allRules, [a, b])).not.toBe(count);
	expect(knowledge.treeCount(9, allRules, queens)).not.toBe(count);
	expect(knowledge.treeCount(8, {...allRules, column: false}, queens)).not.toBe(count);
	expect(knowledge.treeCount(8)).not.toBe(knowledge.treeCount(8, allRules, [a]));
	// Row 1, column 12 and row 11, column 2 are different squares.
	expect(knowledge.treeCount(20, allRules, [{row: 1, column: 12}])).not.toBe(
		knowledge.treeCount(20, allRules, [{row: 11, column: 2}]),
	);
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

test('counts with queens that are not used make room for others, and counts of fewer rules are kept', () => {
	const knowledge = new Knowledge();
	const relaxed = {...allRules, diagonal: false};
	const count = knowledge.treeCount(8, relaxed);
	const first = knowledge.treeCount(8, allRules, [{row: 0, column: 0}]);
	const used = knowledge.treeCount(8, allRules, [{row: 0, column: 1}]);
	for (let square = 1; square < 400; square++) {
		knowledge.treeCount(20, allRules, [{row: Math.floor(square / 20), column: square % 20}]);
		expect(knowledge.treeCount(8, allRules, [{row: 0, column: 1}])).toBe(used);
	}

	expect(knowledge.treeCount(8, relaxed)).toBe(count);
	expect(knowledge.treeCount(8, allRules, [{row: 0, column: 0}])).not.toBe(first);
});
