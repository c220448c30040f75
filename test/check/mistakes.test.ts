import {expect, test} from 'vitest';
import {type Deviation, searchMistaken} from '../../source/check/mistakes.js';
import {solutions} from '../../source/solver/index.js';
import {checked} from './checked.js';

/** What a program prints that makes a mistake: its tests, and lists of columns. */
function printedWith(size: number, deviation: Deviation, hasTests: boolean): string {
	const lines: string[] = [];
	searchMistaken(size, deviation, {
		test(row, column, isSafe) {
			lines.push(...(hasTests ? [`[${row}][${column}]=${isSafe}`] : []));
			return true;
		},
		board(masks) {
			lines.push(masks.map((mask) => 31 - Math.clz32(mask)).join(' '));
			return true;
		},
	});
	return `${lines.join('\n')}\n`;
}

test('a search without a mistake prints what is right', () => {
	expect(checked(printedWith(6, {}, true), {size: 6})).toMatchObject({isRight: true, mistakes: []});
});

test.each<[string, Deviation]>([
	['first-only', {stopsAtSolution: true}],
	['no-diagonal', {ignores: ['diagonal']}],
	['no-antidiagonal', {ignores: ['antidiagonal']}],
	['no-diagonals', {ignores: ['diagonal', 'antidiagonal']}],
	['no-column', {ignores: ['column']}],
	['half', {columns: (size, row) => [0, row === 0 ? size / 2 : size]}],
	['only-last-queen', {compares: (_, rowsAbove) => rowsAbove === 1}],
	['not-all-queens', {compares: (_, rowsAbove) => rowsAbove > 1}],
	['not-all-queens', {compares: (queenRow) => queenRow > 0}],
	['row-too-early', {ends: 'zero'}],
])('%s is guessed from the solutions alone, and from the tests', (id, deviation) => {
	expect(checked(printedWith(6, deviation, false), {size: 6})?.mistakes).toContain(id);
	expect(checked(printedWith(6, deviation, true), {size: 6})?.mistakes).toEqual([id]);
});

test.each<[string, Deviation]>([
	['exchanged', {isTransposed: true}],
	['not-removed', {keeps: ['diagonal']}],
	['not-removed', {keeps: 'board'}],
	['not-all-columns', {columns: (size) => [0, size - 1]}],
])('%s is guessed from the tests', (id, deviation) => {
	expect(checked(printedWith(6, deviation, true), {size: 6})?.mistakes).toEqual([id]);
});

test('an array that is not copied is guessed from solutions that are all the same', () => {
	// What a program prints that keeps its array four times, as the search for 6 queens leaves it.
	expect(checked('[5, 3, 1, 4, 2, 1]\n'.repeat(4))?.mistakes).toEqual(['not-copied']);
});

test('no guess is made that does not explain everything', () => {
	const right = [...solutions(6)].map((queens) => queens.join(' '));
	expect(checked(right.with(1, '2 5 1 5 0 3').join('\n'))?.mistakes).toEqual([]);
	// All solutions are no mistake of the search, even where one of each class was asked for.
	expect(checked(right.join('\n'), {isFundamentalOnly: true})).toMatchObject({isRight: false, mistakes: []});
	const mistaken = printedWith(6, {ignores: ['diagonal']}, false)
		.trimEnd()
		.split('\n');
	expect(checked(mistaken.slice(0, -1).join('\n'))?.mistakes).toEqual([]);
});
