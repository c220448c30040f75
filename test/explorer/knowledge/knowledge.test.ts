import {expect, test} from 'vitest';
import {Knowledge, type Reading} from '../../../source/explorer/knowledge/knowledge.js';
import {allRules} from '../../../source/solver/index.js';

const queens = [
	{row: 0, column: 1},
	{row: 3, column: 2},
	{row: 1, column: 5},
];

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
	expect(knowledge.treeCount(8, allRules, queens.toReversed())).toBe(count);
	expect(knowledge.treeCount(8, allRules, queens.slice(1))).not.toBe(count);
	expect(knowledge.treeCount(9, allRules, queens)).not.toBe(count);
	expect(knowledge.treeCount(8, {...allRules, column: false}, queens)).not.toBe(count);
	expect(knowledge.treeCount(8)).not.toBe(knowledge.treeCount(8, allRules, queens.slice(0, 1)));
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
