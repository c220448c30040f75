import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Queens, solutions} from '../../source/solver/index.js';
import {printed} from '../print/request.js';
import {runs} from '../runs.js';
import {checked} from './checked.js';

const lists = ['1 3 0 2', '2 0 3 1'] as const;
const boards = ['.Q..', '...Q', 'Q...', '..Q.', '', '..Q.', 'Q...', '...Q', '.Q..'];
const tests = printed('trace', {size: 4}).trimEnd().split('\n');

/** For each line of the grammar what is read, and what must not be. */
const grammar: Readonly<Record<string, readonly [read: readonly string[], unread: readonly string[]]>> = {
	file: [
		[...tests, '', ...boards],
		[...lists, '', ...boards],
	],
	board: [boards, boards.map((row) => row.replace('.Q..', '.Qx-'))],
	row: [
		boards.map((row, at) => (row === '' ? '' : `${at % 5} | ${[...row].join(' | ')} |`)),
		boards.map((row) => [...row].join('/')),
	],
	list: [
		['1: [1, 3, 0, 2]', '2: [2, 0, 3, 1]'],
		['1 3 0 2', '3 1 4 2'],
	],
	squares: [
		['(0, 1) (1, 3) (2, 0) (3, 2)', '(0, 2) (1, 0) (2, 3) (3, 1)'],
		['(0, 1) (1, 3) (1, 1) (3, 2)', '(0, 2) (1, 0) (0, 2) (3, 1)'],
	],
	trace: [
		tests.map((line) => line.replace('true', 'ok').replace('false', 'no')),
		tests.map((line, at) => (at === 0 ? line.replace('true', 'ok') : line)),
	],
	rule: [
		// As wide as a row, and of its empty sign.
		boards.map((row) => (row === '' ? '----' : row.replaceAll('.', '-'))),
		[lists[0], '=-*=-*=-*', lists[1]],
	],
	words: [
		['Searched in 12 ms:', ...lists, 'Good bye'],
		['Searched 12 to 17:', ...lists, 'Good bye'],
	],
	number: [
		['Solution 1:', lists[0], 'Solution 2:', lists[1]],
		['Solution 1:', lists[0], 'Solution 3:', lists[1]],
	],
	total: [
		[...lists, 'Total: 2'],
		[...lists, '2 rabbits'],
	],
};

test('the source and both manuals have the same lines of the grammar', () => {
	const source = readFileSync('source/check/grammar.ts', 'utf8');
	expect([...source.matchAll(/^ \* {5}(\w+) {2,}/gm)].map(([, name]) => name)).toEqual(Object.keys(grammar));
	for (const file of ['docs/manual.md', 'docs/manual.zh.md']) {
		const [, table = ''] = /\n\| (?:file|文件) \|(.*?)\n\n/s.exec(readFileSync(file, 'utf8')) ?? [];
		expect(table.match(/\n\| /g)).toHaveLength(Object.keys(grammar).length - 1);
	}
});

test.each(Object.entries(grammar))('%s', (_, [read, unread]) => {
	expect(checked(read.join('\n'), {size: 4})).toMatchObject({verdict: 'right', unread: undefined});
	expect(checked(unread.join('\n'), {size: 4})).toMatchObject({verdict: 'unclear', unread: {line: expect.any(Number)}});
});

const queenSigns = ['Q', 'q', 'X', '皇', '后', 'R'];
const emptySigns = ['E', 'e', 'o', '口', '空', '.', '·', 'x'];
const boardsOfLetters = fc
	.record({
		size: fc.constantFrom(4, 5, 6),
		queen: fc.constantFrom(...queenSigns),
		empty: fc.constantFrom(...emptySigns),
		between: fc.constantFrom('', ' ', ', ', ' | '),
		around: fc.constantFrom(['', ''], ["'", "',"], ['[', ']'], ['|', '|']),
	})
	.map(({size, queen, empty, between, around: [before, after]}) => {
		const row = (column: number) =>
			before + Array.from({length: size}, (_, at) => (at === column ? queen : empty)).join(between) + after;
		return {size, rowsOf: (queens: Queens) => queens.map(row)};
	});
const words = fc.oneof(
	fc.constantFrom('4 皇后问题', 'queens', 'noon', 'seen', 'Good', 'board', 'Queens', '皇后', '解 口', 'Q = queen'),
	fc.string({unit: fc.constantFrom(...queenSigns, ...emptySigns, ...'nsa 4'), minLength: 1, maxLength: 8}),
);

test('no words hide a wrong board of letters, whatever the total', () => {
	const gaps = fc.constantFrom('\n', '\n\n', '\n----\n');
	fc.assert(
		fc.property(boardsOfLetters, fc.array(words, {maxLength: 3}), gaps, fc.nat(), ({size, rowsOf}, said, gap, at) => {
			const all = [...solutions(size)];
			const parts = all.with(0, all[1]!).map((queens) => rowsOf(queens).join('\n'));
			const output = [...parts.toSpliced(at % (parts.length + 1), 0, ...said), `Total: ${all.length}`].join(gap);
			expect(checked(output, {size}).verdict, output).not.toBe('right');
		}),
		{numRuns: runs(100)},
	);
});
