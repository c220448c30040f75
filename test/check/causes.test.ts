import {describe, expect, test} from 'vitest';
import {mistakes} from '../../source/check/causes.js';
import {type Deviation, runProgram} from '../../source/check/programs.js';
import {solutions} from '../../source/solver/index.js';
import {checked} from './checked.js';

/** More than after which a program is stopped. */
const mostLines = 21_000;

type Output = {readonly tests: readonly string[]; readonly list: readonly string[]; readonly boards: readonly string[]};

function outputOf(size: number, deviation: Deviation): Output {
	const tests: string[] = [];
	const list: string[] = [];
	const boards: string[] = [];
	runProgram(size, deviation, {
		test(row, column, isSafe) {
			tests.push(`[${row}][${column}]=${isSafe}`);
			return tests.length < 2 * mostLines;
		},
		board(masks) {
			list.push(`[${masks.map((mask) => (mask === 0 ? -1 : 31 - Math.clz32(mask))).join(', ')}]`);
			boards.push(...masks.map((mask) => masks.map((_, column) => ((mask >> column) & 1 ? 'Q' : '.')).join('')), '');
			return list.length < mostLines;
		},
	});
	return {tests, list, boards};
}

const check = (size: number, lines: readonly string[]) => checked(`${lines.join('\n')}\n`, {size});

test('a search without a mistake prints what is right', () => {
	const {tests, list} = outputOf(6, {});
	expect(check(6, [...tests, ...list])).toMatchObject({verdict: 'right', causes: []});
});

// Of those that have many ways the first and the last.
const ways = mistakes.flatMap(([id, all]) =>
	[...new Set([0, all.length - 1])].map((index) => [id, index, all[index]!] as const),
);

describe.each(ways)('%s, way %i', (id, _, way) => {
	const size = ['mask-without-limit', 'and-for-or', 'printed-twice'].includes(id) ? 4 : 5;
	const {tests, list} = outputOf(size, way);
	const isRight = JSON.stringify(list.toSorted()) === JSON.stringify(outputOf(size, {}).list);

	test('is named from the tests, or nothing is called wrong', () => {
		const {verdict, causes} = check(size, [...tests, ...list]);
		expect(verdict === 'right' || causes.includes(id)).toBe(true);
	});

	// Far too many lists are cut off as far too many tests are.
	test.skipIf(id === 'mask-without-limit')(
		'is named from the solutions, if one of them is wrong or missing, and nothing without any',
		() => {
			const {causes, solutions} = check(size, list);
			if (isRight || list.length === 0) {
				expect(causes).toEqual([]);
			} else if (!solutions?.asks) {
				expect(causes).toContain(id);
			}
		},
	);
});

test.each(['no-column', 'only-last-queen', 'printed-twice'] as const)('%s is named from drawn boards', (id) => {
	const [, [way]] = mistakes.find(([each]) => each === id)!;
	expect(check(5, outputOf(5, way!).boards).causes).toEqual([id]);
});

test('the one cause is named of the mistakes that are made most', () => {
	const causeOf = (size: number, id: (typeof mistakes)[number][0], index: number, hasTests: boolean) => {
		const way = mistakes.find(([each]) => each === id)![1][index]!;
		const {tests, list} = outputOf(size, way);
		return check(size, hasTests ? [...tests, ...list] : list).causes;
	};
	for (const id of [
		'no-diagonal',
		'no-diagonals',
		'no-column',
		'only-last-queen',
		'row-too-early',
		'not-copied',
	] as const) {
		expect([id, causeOf(5, id, 0, true), causeOf(5, id, 0, false)]).toEqual([id, [id], [id]]);
	}

	for (const id of [
		'not-removed',
		'cleared-elsewhere',
		'return-place',
		'not-first-column',
		'not-last-column',
	] as const) {
		expect([id, causeOf(6, id, id === 'not-removed' ? 7 : 0, true)]).toEqual([id, [id]]);
	}
});

test('a trace counts from 0 if its first test does, though few others are in row 0', () => {
	const [, [way]] = mistakes.find(([id]) => id === 'not-first-column')!;
	expect(check(7, outputOf(7, way!).tests)).toMatchObject({base: 0, causes: ['not-first-column']});
});

test('an array that is not copied is named from solutions that are all the same, or empty', () => {
	for (const text of ['[5, 3, 1, 4, 2, 1]\n'.repeat(4), '[-1, -1, -1, -1, -1, -1]\n'.repeat(4), '[[], [], [], []]\n']) {
		expect(checked(text, {size: 6}).causes).toEqual(['not-copied']);
	}
});

test('no cause is named that does not explain everything, or where nothing was read', () => {
	const right = [...solutions(6)].map((queens) => queens.join(' '));
	expect(checked(right.with(1, '2 5 1 5 0 3').join('\n')).causes).toEqual([]);
	expect(checked(right.join('\n'), {isFundamentalOnly: true})).toMatchObject({verdict: 'wrong', causes: []});
	for (const nothing of ['', 'hello\n', '0 solutions\n', '91\n', 'Solution does not exist\n']) {
		expect(checked(nothing, {size: 6}).causes).toEqual([]);
	}
});
