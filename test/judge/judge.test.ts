import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {judgeTrace} from '../../source/judge/judge.js';
import {publishedCount} from '../../source/solver/counting/known.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import {variantOf} from '../../source/solver/search/variants.js';
import type {PrintedTest, Tested} from '../../source/text/own-program.js';
import {type Mistake, mistakes, mostTests, right, testsOf} from './wrong-programs.js';

const judged = (size: number, mistake: Mistake, limit?: number) => {
	const tests = testsOf(size, mistake);
	return judgeTrace({size, tests: tests.slice(0, mostTests), isCut: tests.length > mostTests, limit});
};

function searched(size: number): readonly Tested[] {
	const tests: Tested[] = [];
	for (const step of backtrack(size, variantOf('scan').guard(size))) {
		if (step.type === 'test') {
			tests.push({row: step.row, column: step.column, isSafe: !step.attack});
		}
	}

	return tests;
}

test.each([1, 2, 3, 4, 5, 6])('a right program of %i queens is right to its end', (size) => {
	const {verdict, faults, solutions, causes, states} = judged(size, {});
	expect({verdict, faults, solutions, causes}).toEqual({
		verdict: 'right',
		faults: [],
		solutions: Number(publishedCount(size)),
		causes: [],
	});
	expect([...states].at(-1)).toMatchObject({solutions, filled: solutions, isOver: true, queens: []});
});

function isEqual(one: Tested, other: Tested | undefined): boolean {
	return one.row === other?.row && one.column === other.column && one.isSafe === other.isSafe;
}

describe.each(Object.entries(mistakes))('of a program with this mistake: %s', (_, mistake) => {
	test.each([4, 5, 6])('of %i queens, the first fault is where the search tests otherwise', (size) => {
		const {faults} = judged(size, mistake);
		const search = searched(size);
		const own = testsOf(size, mistake).slice(0, mostTests);
		const first = own.findIndex((test, at) => !isEqual(test, search[at]));
		const end = own.length < search.length ? own.length : undefined;
		expect(faults[0]).toBe(first === -1 ? end && end + 1 : first + 1);
	});
});

test('what a program may say of each square, at random, is judged by the queens that it has placed', () => {
	const answers = fc.infiniteStream(fc.boolean());
	fc.assert(
		fc.property(fc.integer({min: 1, max: 6}), answers, (size, stream) => {
			const {states} = judged(size, {isSafe: () => stream.next().value ?? false});
			for (const {test, queens, faults} of states) {
				const columns = queens.map(({column}) => column);
				const isWrong = test && test.isSafe !== right(columns, test.row, test.column);
				expect(faults.map(({kind}) => kind)).toEqual(isWrong ? [test.isSafe ? 'wrong-safe' : 'wrong-attacked'] : []);
			}
		}),
	);
});

test('tests in any order are judged without an error, and each queen stands in a row of its own', () => {
	const square = fc.record({
		row: fc.integer({min: -1, max: 6}),
		column: fc.integer({min: -1, max: 6}),
		isSafe: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 6}), fc.array(square, {maxLength: 60}), (size, squares) => {
			const tests = squares.map((each, at): PrintedTest => ({...each, line: at + 1, text: ''}));
			const {states, ...judgement} = judgeTrace({size, tests});
			const own = [...states];
			expect(own.map(({test}) => test)).toEqual([undefined, ...judgement.tests, undefined]);
			expect(judgement.isByRows || judgement.tests).toBe(judgement.isByRows || tests);
			for (const {queens, faults} of own) {
				const rows = queens.map(({row}) => row);
				expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
				expect(faults.flatMap(({squares}) => squares).every(({row, column}) => row < size && column < size)).toBe(true);
			}
		}),
	);
});

test('a program may stop after as many solutions as it looks for', () => {
	expect([...judged(4, {stops: 'solution'}).states].at(-1)?.faults).toMatchObject([
		{kind: 'stopped', row: 3, columns: [3, 3]},
	]);
	expect(judged(4, {stops: 'solution'}, 1)).toMatchObject({verdict: 'right', solutions: 1});
});

test('a removed queen that is still counted is found', () => {
	const {states, faults} = judged(4, {forgetsToRemove: true});
	expect([...states][faults[0]!]).toMatchObject({
		test: {row: 2, column: 1, isSafe: false},
		queens: [
			{row: 0, column: 0},
			{row: 1, column: 3},
		],
		ghost: {row: 1, column: 2, line: 'antidiagonal'},
	});
});
