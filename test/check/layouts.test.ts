import fc from 'fast-check';
import {expect, test} from 'vitest';
import {layouts as layoutTable} from '../../source/check/layouts.js';
import type {Queens} from '../../source/solver/board.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {printed} from '../print/request.js';
import {runs} from '../runs.js';
import {checked} from './checked.js';
import {laidOut, layouts} from './layouts.js';

// RUNS=500 runs longer. A failure reports its seed.
const numRuns = runs(100);
const sizes = fc.constantFrom(4, 5, 6);

// Readme: in the usual layouts, and those of a class
test.each(layoutTable.map(({name, reads, leaves}) => [name, reads, leaves] as const))('of %s', (_, reads, leaves) => {
	expect(checked(reads, {size: 4})).toMatchObject({verdict: 'right', unread: undefined});
	expect(checked(leaves, {size: 4}).verdict).not.toBe('right');
});

test('what a right program prints is right', () => {
	fc.assert(
		fc.property(layouts, sizes, fc.boolean(), (layout, size, isGiven) => {
			const all = [...solutions(size)];
			const report = checked(laidOut(layout, all, all.length), isGiven ? {size} : {});
			expect(report).toMatchObject({verdict: 'right', size});
		}),
		{numRuns},
	);
});

const corruptions = fc.constantFrom<(all: readonly Queens[], at: number) => readonly Queens[]>(
	(all, at) => all.toSpliced(at, 1),
	(all, at) => all.toSpliced(at, 0, all[0]!),
	(all, at) => all.with(at, all[at]!.with(1, (all[at]![1]! + 1) % all[at]!.length)),
	(all, at) => all.with(at, all[at]!.toReversed().with(0, all[at]![0]!)),
);

test('what a wrong program prints is not right', () => {
	fc.assert(
		fc.property(layouts, sizes, corruptions, fc.nat(), fc.boolean(), (layout, size, corrupt, at, isCounted) => {
			const all = [...solutions(size)];
			const some = corrupt(all, at % all.length);
			fc.pre(String(some) !== String(all));
			const {verdict} = checked(laidOut(layout, some, isCounted ? some.length : all.length), {size});
			expect(verdict).not.toBe('right');
		}),
		{numRuns},
	);
});

const changes = fc.constantFrom<(lines: readonly string[], at: number, place: number, by: number) => readonly string[]>(
	(lines, at) => lines.toSpliced(at, 1),
	(lines, at) => lines.toSpliced(at, 0, lines[at]!),
	(lines, at, place, by) => {
		const text = lines[at]!;
		const digit = /\d/.test(text[place]!) ? (Number(text[place]) + by) % 10 : text[place]!;
		return lines.with(at, text.slice(0, place) + digit + text.slice(place + 1));
	},
);

test('a line of a solution that is cut, doubled or has another digit is not right', () => {
	const anyOf = fc.nat();
	const digits = fc.integer({min: 1, max: 9});
	fc.assert(
		fc.property(layouts, sizes, changes, anyOf, anyOf, anyOf, digits, (layout, size, change, at, line, place, by) => {
			const all = [...solutions(size)];
			const index = at % all.length;
			const [own, other] = [0, 1].map((more) => layout.unit(all[(index + more) % all.length]!, index)) as [
				readonly string[],
				readonly string[],
			];
			// Where two solutions differ, there are queens.
			const places = own.flatMap((text, row) =>
				[...text].flatMap((_, column) => (text[column] === other[row]?.[column] ? [] : [[row, column] as const])),
			);
			const [changed] = places[line % places.length]!;
			const columns = places.flatMap(([row, column]) => (row === changed ? [column] : []));
			const lines = change(own, changed, columns[place % columns.length]!, by);
			fc.pre(String(lines) !== String(own));
			const unit = (queens: Queens, number: number) => (number === index ? lines : layout.unit(queens, number));
			expect(checked(laidOut({...layout, unit}, all, all.length), {size}).verdict).not.toBe('right');
		}),
		{numRuns},
	);
});

const boardsOfLetters = fc
	.record({
		queen: fc.constantFrom(...'QqX皇后R'),
		empty: fc.constantFrom(...'Eeo口空.·x'),
		between: fc.constantFrom('', ' ', ', ', ' | '),
		around: fc.constantFrom(['', ''], ["'", "',"], ['[', ']'], ['|', '|']),
	})
	.map(({queen, empty, between, around: [before, after]}) => (queens: Queens) => {
		const cells = (column: number) => queens.map((_, at) => (at === column ? queen : empty));
		return queens.map((column) => before + cells(column).join(between) + after);
	});
const words = fc.oneof(
	fc.constantFrom('4 皇后问题', 'queens', 'noon', 'seen', 'Good', 'board', 'Queens', '皇后', '解 口', 'Q = queen'),
	fc.string({unit: fc.constantFrom(...'QqX皇后REeo口空.·xnsa 4'), minLength: 1, maxLength: 8}),
);

test('no words hide a wrong board of letters', () => {
	const [said, gaps] = [fc.array(words, {maxLength: 3}), fc.constantFrom('\n', '\n\n', '\n----\n')];
	fc.assert(
		fc.property(boardsOfLetters, sizes, corruptions, said, gaps, fc.nat(), (rowsOf, size, corrupt, said, gap, at) => {
			const all = [...solutions(size)];
			const boards = corrupt(all, at % all.length).map((queens) => rowsOf(queens).join('\n'));
			const output = [...said, ...boards, `${all.length} solutions`].join(gap);
			expect(checked(output, {size}).verdict).not.toBe('right');
		}),
		{numRuns},
	);
});

test.each([
	['a doubled line of a list of several', '[\n  1,\n  3,\n  0,\n  2\n  2\n]\n[\n  2,\n  0,\n  3,\n  1\n]'],
	[
		'a doubled square',
		'q(1)in[2].\nq(1)in[2].\nq(2)in[4].\nq(3)in[1].\nq(4)in[3].\n\nq(1)in[3].\nq(2)in[1].\nq(3)in[4].\nq(4)in[2].',
	],
	['a 2 in a matrix', '0 1 0 2\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0'],
	['a doubled row beside lists', '[1, 3, 0, 2]\n.Q..\n.Q..\n...Q\nQ...\n..Q.\n[2, 0, 3, 1]\n..Q.\nQ...\n...Q\n.Q..'],
	['a wrong list beside boards', '[1, 5, 0, 2]\n.Q..\n...Q\nQ...\n..Q.\n[2, 0, 3, 1]\n..Q.\nQ...\n...Q\n.Q..'],
])('%s is not right', (_, output) => {
	expect(checked(output, {size: 4}).verdict).not.toBe('right');
});

test.each([
	['a table with numbers', 4, '| No | Solution |\n|----|----------|\n| 1 | 1, 3, 0, 2 |\n| 2 | 2, 0, 3, 1 |'],
	['columns with a head', 4, '   0  1  2  3\n0  1  3  0  2\n1  2  0  3  1'],
	[
		'a line of a program before a list',
		4,
		'[main.rs:12] &solution = [\n 1,\n 3,\n 0,\n 2,\n]\n[main.rs:12] &solution = [\n 2,\n 0,\n 3,\n 1,\n]',
	],
])('%s is right', (_, size, output) => {
	expect(checked(output, {size}).verdict).toBe('right');
});

test('tests of one queen outside the board are wrong', () => {
	expect(checked('[0][0]=True\n[0][1]=False\n', {size: 1}).verdict).toBe('wrong');
});

test('lists of four are not right for one queen', () => {
	expect(checked('1 3 0 2\n2 0 3 1\n', {size: 1}).verdict).toBe('unclear');
});

test.each(['(1/1) [0]', '1 0', "{'row 0': 0}", '2026-01-05 12:30:00: [0]', '结果1：0\n'])(
	'%s of one queen is not called wrong',
	(output) => {
		expect(checked(output, {size: 1}).verdict).not.toBe('wrong');
	},
);

test.each(['boards', 'list', 'json', 'trace'] as const)('what --print %s prints is right', (format) => {
	for (const size of [2, 3, 4, 6, 8]) {
		expect(checked(printed(format, {size}), {size}).verdict).toBe('right');
	}
});

test('a trace whose rows and columns count from different numbers is never called wrong', () => {
	const steps = printed('trace', {size: 6}).trimEnd().split('\n');
	for (const [rows, columns] of [
		[0, 1],
		[1, 0],
	] as const) {
		const named = steps.map((step) =>
			step.replace(/(\d)\D+(\d)/, (_, row, column) => `${Number(row) + rows}, ${Number(column) + columns}`),
		);
		for (const options of [{}, {size: 6}]) {
			expect(checked(named.join('\n'), options).verdict).toBe('unclear');
			expect(checked(named.slice(0, 9).join('\n'), options).verdict).toBe('unclear');
		}
	}
});
