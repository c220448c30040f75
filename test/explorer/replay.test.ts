import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {replayOf} from '../../source/explorer/replay.js';
import {publishedCount} from '../../source/solver/index.js';
import type {PrintedTest, Tested} from '../../source/text/own-program.js';
import {type Mistake, mistakes, mostTests, right, testsOf} from './wrong-programs.js';

const replayed = (size: number, mistake: Mistake, limit?: number) => {
	const tests = testsOf(size, mistake);
	return replayOf({size, tests: tests.slice(0, mostTests), isCut: tests.length > mostTests, limit});
};

test.each([1, 2, 3, 4, 5, 6])('a right program of %i queens goes with the search to the end', (size) => {
	const {own, search, faults, steps} = replayed(size, {});
	expect(faults).toEqual([]);
	expect(own.at(-1)).toMatchObject({solutions: Number(publishedCount(size)), isOver: true, queens: []});
	const unprinted = own.map(({test, ...state}) => ({
		...state,
		test: test && {row: test.row, column: test.column, isSafe: test.isSafe},
	}));
	expect(search).toEqual(unprinted);
	expect(steps.length).toBe(testsOf(size, {}).length + 1);
});

function isEqual(one: Tested | undefined, other: Tested | undefined): boolean {
	return one?.row === other?.row && one?.column === other?.column && one?.isSafe === other?.isSafe;
}

describe.each(Object.entries(mistakes))('of a program with this mistake: %s', (_, mistake) => {
	test.each([4, 5, 6])('of %i queens, the first fault is where the search tests otherwise', (size) => {
		const {own, search, faults} = replayed(size, mistake);
		const first = own.findIndex(({test}, at) => !isEqual(test, search[at]?.test));
		expect(faults[0]).toBe(first === -1 ? undefined : first);
	});
});

test('what a program may say of each square, at random, is judged by the queens that it has placed', () => {
	const answers = fc.infiniteStream(fc.boolean());
	fc.assert(
		fc.property(fc.integer({min: 1, max: 6}), answers, (size, stream) => {
			const {own} = replayed(size, {isSafe: () => stream.next().value ?? false});
			for (const {test, queens, faults} of own) {
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
			const {own} = replayOf({size, tests, isCut: false});
			expect(own.map(({test}) => test)).toEqual([undefined, ...tests, undefined]);
			for (const {queens, faults} of own) {
				const rows = queens.map(({row}) => row);
				expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
				expect(faults.flatMap(({squares}) => squares).every(({row, column}) => row < size && column < size)).toBe(true);
			}
		}),
	);
});

test('a program may stop after as many solutions as it looks for', () => {
	expect(replayed(4, {stops: 'solution'}).own.at(-1)?.faults).toMatchObject([
		{kind: 'stopped', row: 3, columns: [3, 3]},
	]);
	expect(replayed(4, {stops: 'solution'}, 1).faults).toEqual([]);
});

test('a removed queen that is still counted is found', () => {
	const {own, faults} = replayed(4, {forgetsToRemove: true});
	expect(own[faults[0]!]).toMatchObject({
		test: {row: 2, column: 1, isSafe: false},
		queens: [
			{row: 0, column: 0},
			{row: 1, column: 3},
		],
		ghost: {row: 1, column: 2, line: 'antidiagonal'},
	});
});
