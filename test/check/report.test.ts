import {expect, test} from 'vitest';
import {sentencesOf} from '../../source/check/sentences.js';
import {isFundamental, type Queens, solutions} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {checked, type Options, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

function told(given: string, options: Options = {}): readonly string[] {
	const asked = {isFundamentalOnly: false, limit: undefined, ...options};
	return sentencesOf(checked(given, options), asked, text, 'python').trimEnd().split('\n');
}

const list = [...solutions(8)].map((queens) => queens.join(' '));
const boards = laidOut(layouts['C: printf of a matrix']!, 6);

test('all solutions are right, in any order, and by columns', () => {
	expect(told(list.join('\n'))).toEqual([
		'Right: all 92 solutions are there, each once.',
		'Read: 8 queens, columns counted from 0, 92 lines.',
	]);
	expect(told(list.toReversed().join('\n'), {size: 8})[0]).toMatch(/^Right/);
	expect(told(list.toSorted((a, b) => a.localeCompare(b.slice(4))).join('\n'), {size: 8})[0]).toMatch(/^Right/);
});

test('what is wrong, there twice or missing is named with its place and a command, rows as the file counts them', () => {
	const five = [...solutions(5)].map((queens) => queens.join(' '));
	const lines = five.toSpliced(4, 1).toSpliced(8, 0, five[2]!).with(6, '0 1 2 3 4');
	expect(told(lines.join('\n'), {size: 5})).toEqual([
		'Wrong: 8 of 10 solutions; 2 others are wrong or repeated.',
		'Line 7: the queens in rows 0 and 1 attack each other along \\.',
		'       0 1 2 3 4',
		'    0  X . . . .',
		'    1  . X . . .',
		'    2  . . Q . .',
		'    3  . . . Q .',
		'    4  . . . . Q',
		"    queens-tui 5 --screen play --queens '0 1 2 3 4'",
		'Twice: number 3 (lines 3 and 9).',
		'    queens-tui 5 --at 3',
		'Missing: number 5 (2 0 3 1 4).',
		'    queens-tui 5 --at 5',
		'Missing: number 8 (3 1 4 2 0).',
		'    queens-tui 5 --at 8',
		'Read: 5 queens, columns counted from 0, 10 lines.',
		text.check.printTests,
	]);
	expect(told('(2, 4, 1, 3)\n(3, 1, 4, 3)\n').slice(1, 3)).toEqual([
		text.check.fromOne,
		'Line 2: the queens in rows 1 and 4 attack each other along column 3.',
	]);
});

test('the first of each class, or the first few, are said to be that; with the option they are right', () => {
	const fundamental = [...solutions(8)].filter(isFundamental).map((queens) => queens.join(' '));
	const check = (lines: readonly string[], options: Options = {}) => checked(lines.join('\n'), {size: 8, ...options});
	expect(check(fundamental)).toMatchObject({verdict: 'wrong', solutions: {asks: {option: 'fundamental'}}});
	expect(check(fundamental, {isFundamentalOnly: true}).verdict).toBe('right');
	// Any solution of a class stands for it.
	const mirrored = fundamental.with(3, fundamental[3]!.split(' ').toReversed().join(' '));
	expect(check(mirrored, {isFundamentalOnly: true}).verdict).toBe('right');
	expect(check(list, {isFundamentalOnly: true}).verdict).toBe('wrong');
	expect(check(list.slice(0, 5))).toMatchObject({
		verdict: 'wrong',
		solutions: {asks: {option: 'limit', limit: 5}},
	});
	expect(check(list.slice(0, 5), {limit: 5}).verdict).toBe('right');
	// More could follow the first ones.
	const six = printed('list', 6).trimEnd().split('\n');
	expect(told(six.slice(0, 1).join('\n'), {size: 6})[1]).toBe('A mistake that would print this:');
	expect(told(six.slice(1).join('\n'), {size: 6})[1]).toBe('A mistake that prints exactly this:');
});

test('a number of solutions is compared with the different ones that were printed', () => {
	const numbers = (sentence: string) => checked(`${boards}\n${sentence}\n`, {size: 6});
	expect(numbers('Total: 8')).toMatchObject({
		verdict: 'wrong',
		causes: ['miscounted'],
		claim: {number: 8, printed: 4},
	});
	for (const sentence of ['There are 5 solutions.', '一共有3种解法', '6皇后的解：5', 'count = 5', '5']) {
		expect([sentence, numbers(sentence).verdict]).toEqual([sentence, 'wrong']);
	}

	for (const sentence of [
		'4',
		'Found 4 solutions for 6 queens in 13 ms',
		'6 queens: done in 13 ms',
		'1 class, 4 solutions',
		'共 4 个解',
		'4 queens: 2 solutions',
		'2057 calls',
	]) {
		expect([sentence, numbers(sentence).verdict]).toEqual([sentence, 'right']);
	}
});

test('only a number is right or wrong for a size, and undecided without one', () => {
	// A title of the first solution is no number of solutions.
	expect(checked('#1\n', {size: 6}).verdict).toBe('unclear');
	const verdictOf = (given: string, size?: number) => checked(given, {size}).verdict;
	expect(['92\n', '91\n', 'Total: 0\n', 'Solution does not exist\n'].map((given) => verdictOf(given, 8))).toEqual([
		'right',
		'wrong',
		'wrong',
		'wrong',
	]);
	expect(told('92\n', {size: 8})[0]).toBe('Right: 92 is right for 8 queens; nothing else was printed to check.');
	expect(checked('n=4: 2 solutions\nn=5: 12 solutions\nn=6: 16 solutions\n', {size: 6})).toMatchObject({
		verdict: 'wrong',
		claim: {line: 2, number: 12, size: 5, solutions: 10},
	});
	expect(verdictOf('92 solutions (12 distinct)\n', 8)).toBe('right');
	expect(['Total: 92\nUnique: 12\n', 'Total: 92\nUnique: 13\n'].map((given) => verdictOf(given, 8))).toEqual([
		'right',
		'wrong',
	]);
	expect([verdictOf('92\n'), verdictOf('8 queens: 92 solutions\n'), verdictOf('八皇后的摆法:91\n')]).toEqual([
		'unclear',
		'right',
		'wrong',
	]);
	expect(verdictOf('1 1\n2 0\n3 0\n4 2\n5 10\n6 4\n', 6)).toBe('right');
	expect([1, 2, 3, 4, 8].map((size) => verdictOf('0 solutions\n', size))).toEqual([
		'wrong',
		'right',
		'right',
		'wrong',
		'wrong',
	]);
});

test('what is not read leaves it open, and is shown', () => {
	expect(told('', {size: 8})[0]).toBe('Cannot tell: your program printed nothing.');
	expect(told('hello\n', {size: 8})[0]).toBe("Cannot tell: line 1 is not read: 'hello'.");
	for (const format of ['list', 'boards'] as const) {
		const expected = 'Cannot tell: these are all solutions for 5 queens, not for 8.';
		expect(told(printed(format, 5), {size: 8})).toEqual([expected]);
	}

	expect(checked(`${list.join('\n')}\n[0][0]=true (wrong)\n`, {size: 8})).toMatchObject({
		verdict: 'unclear',
		unread: {first: [{line: 93}]},
	});
	expect(checked(list.with(7, '1-4-6-x-0-7-5-2').join('\n'), {size: 8}).verdict).not.toBe('right');
	// A sentence is no data, and neither are boards of another size that are right.
	expect(checked(`${list.join('\n')}\nSegmentation fault\n`, {size: 8}).verdict).toBe('right');
	expect(checked(`${laidOut(layouts['C: printf of a matrix']!, 4)}${boards}`, {size: 6})).toMatchObject({
		verdict: 'right',
		otherSizes: [4],
	});
});

test('boards beside a list, broken solutions and lists that are not the same are not right', () => {
	const both = laidOut(layouts['Python: a list above each board']!, 6);
	expect(checked(both).verdict).toBe('right');
	expect(checked(both.replace('. Q', 'Q .'), {size: 6}).verdict).toBe('wrong');
	for (const lines of ['[1, 3, 5, 0, 2]\n', '[-1, -1, -1, -1, -1, -1]\n', '[]\n']) {
		expect(checked(lines.repeat(4), {size: 6})).toMatchObject({verdict: 'wrong', solutions: {right: 0}});
	}

	expect(told('[1, 3, 5, 0, 2]\n'.repeat(4), {size: 6})).toContain('All 4 of them have 5 queens, not 6.');
});

test('a program that prints without end is stopped', () => {
	const endless = '0 4 7 5 2 6 1 3\n'.repeat(25_000);
	const report = checked(endless, {size: 8});
	expect(report.verdict).toBe('wrong');
	expect(report.stoppedAt).toBeLessThan(25_000);
	// Nothing shows of what size these are.
	expect(checked('[]\n'.repeat(25_000)).verdict).toBe('unclear');
});

test('of larger boards the first solutions are compared with the search, and others each alone', () => {
	const first: Queens[] = [];
	for (const queens of solutions(27)) {
		first.push(queens);
		if (first.length === 20) {
			break;
		}
	}

	// Mirrored they are the last of the search, far beyond what is compared.
	const last = first.map((queens) => queens.map((column) => 26 - column));
	const linesOf = (all: readonly Queens[]) => all.map((queens) => queens.join(' ')).join('\n');
	const check = (all: readonly Queens[]) => checked(linesOf(all), {size: 27, limit: 20});
	expect(checked(linesOf(first.toReversed()), {limit: 20})).toMatchObject({
		size: 27,
		verdict: 'right',
		solutions: {compared: 20},
	});
	expect(check(first.toSpliced(4, 1)).solutions?.missing).toMatchObject({count: 1, first: [{number: 5}]});
	expect(check(last.with(3, first[0]!.with(1, 0)))).toMatchObject({
		verdict: 'wrong',
		solutions: {right: 19, compared: 0, wrong: {count: 1}},
	});
});

test('lists of several sizes below headings are each read with their size', () => {
	const sections = [4, 5, 6].map((size) => `n=${size}\n${printed('list', size)}`).join('');
	for (const size of [4, 5, 6]) {
		const others = [4, 5, 6].filter((each) => each !== size);
		expect(checked(sections, {size})).toMatchObject({verdict: 'right', size, otherSizes: others});
	}

	expect(checked(sections).verdict).toBe('right');
	expect(checked(sections.replace('1 3 0 2\n', ''), {size: 6}).verdict).toBe('unclear');
});

test('a trace is read as a search: its first difference, with the board there and what the search would print', () => {
	const lines = printed('trace', 6).trimEnd().split('\n');
	const at = lines.indexOf('[2][4]=true');
	expect(told(lines.with(at, '[2][4]=false').join('\n')).slice(0, 8)).toEqual([
		'Wrong: the tests are not those of the search.',
		'Your program finds row 2, column 4 attacked; no queen attacks it.',
		'    7  [2][2]=false                                0 1 2 3 4 5',
		'    8  [2][3]=false                             0  Q . . . . .',
		'    9  [2][4]=false   the search: [2][4]=true   1  . . Q . . .',
		'                                                2  . . . . x .',
		'                                                3  . . . . . .',
		'                                                4  . . . . . .',
	]);
	const report = checked(lines.with(at, '[2][4]=false').join('\n'), {size: 6});
	const asked = {isFundamentalOnly: false, limit: undefined};
	const painted = sentencesOf(report, asked, text, 'python', (tone, plain) => `<${tone}>${plain}</>`);
	expect(painted).toContain('<wrong>the search: [2][4]=true</>   1  . . Q');
	expect(painted.replaceAll(/<.*?>/g, '')).toBe(sentencesOf(report, asked, text, 'python'));
	const short = printed('trace', 5).trimEnd().split('\n');
	const safe = short.indexOf('[2][4]=true');
	const differences = [
		short.toSpliced(1, 1),
		short.toSpliced(17, 2),
		short.toSpliced(safe + 1, 2),
		short.slice(0, 100),
		[...short, '[0][0]=true'],
		short.with(3, '[9][0]=true'),
	];
	expect(differences.map((given) => checked(given.join('\n'), {size: 5}).trace?.difference?.kind)).toEqual([
		'columns-left-out',
		'early-return',
		'rows-left-out',
		'early-end',
		'after-end',
		'outside',
	]);
});

test('a trace may count rows, columns or both from 1, name the column first, or try the columns from right to left', () => {
	const change = (to: (row: number, column: number) => string) =>
		printed('trace', 5).replaceAll(/\[(\d)\]\[(\d)\]/g, (_, row: string, column: string) =>
			to(Number(row), Number(column)),
		);
	const others = [
		change((row, column) => `[${row + 1}][${column + 1}]`),
		change((row, column) => `[${row}][${column + 1}]`),
		change((row, column) => `[${row + 1}][${column}]`),
		change((row, column) => `[${column + 1}][${row}]`),
		change((row, column) => `[${row + 1}][${4 - column}]`),
		change((row, column) => `[${column}][${row}]`),
		change((row, column) => `[${row}][${4 - column}]`),
		change((row, column) => `row ${row}, column ${column}: `)
			.replaceAll('=true', 'safe')
			.replaceAll('=false', 'attacked'),
		change((row, column) => `[${row}][${column}]`)
			.replaceAll('true', '1')
			.replaceAll('false', '0'),
	];
	expect(others.map((given) => checked(given).verdict)).toEqual(others.map(() => 'right'));
});

test('a wrong trace whose columns alone count from 1 is shown with its own numbers', () => {
	const right = printed('trace', 6).replaceAll(/\[(\d)\]=/g, (_, column: string) => `[${Number(column) + 1}]=`);
	const lines = right.split('\n');
	const at = lines.findIndex((line) => line.startsWith('[2][6]'));
	const truth = lines[at]!;
	const isSafe = truth.endsWith('true');
	const wrong = lines.with(at, truth.replace(/=.*/, `=${!isSafe}`)).join('\n');
	const report = checked(wrong, {size: 6});
	expect(report).toMatchObject({verdict: 'wrong', base: 0, trace: {reading: {base: 0, columnBase: 1}}});
	expect(sentencesOf(report, {isFundamentalOnly: false, limit: undefined}, text, 'python')).toContain(truth);
});

test('what all wrong tests have in common is said', () => {
	const wrong = (hides: (row: number, column: number) => boolean) => {
		const queens: number[] = [];
		let trace = '';
		const place = (row: number) => {
			for (let column = 0; column < 5 && row < 5; column++) {
				const isSafe = queens.every(
					(queen, each) =>
						hides(row - each, column - queen) || (queen !== column && Math.abs(queen - column) !== row - each),
				);
				trace += `[${row}][${column}]=${isSafe}\n`;
				if (isSafe) {
					queens.push(column);
					place(row + 1);
					queens.pop();
				}
			}
		};
		place(0);
		return checked(trace, {size: 5}).trace?.common;
	};
	expect(wrong((rows, columns) => columns === -rows)).toEqual([{type: 'lines', lines: ['antidiagonal']}]);
	expect(wrong((rows) => rows === 1)).toEqual([{type: 'near'}]);
	expect(wrong((rows, columns) => columns !== 0 && rows > 1)).toEqual([
		{type: 'lines', lines: ['diagonal', 'antidiagonal']},
		{type: 'far'},
	]);
});

/** The board after each placement, and each solution by itself. */
function statesOf(size: number, ofState: (rows: readonly string[]) => string, ofSolution: typeof ofState): string {
	const states = [...solutions(size)].flatMap((queens) => {
		const row = (column: number) => `${'.'.repeat(column)}Q${'.'.repeat(size - 1 - column)}`;
		const filled = (count: number) => queens.map((column, each) => (each < count ? row(column) : '.'.repeat(size)));
		return [...queens.map((_, each) => ofState(filled(each + 1))), ofSolution(filled(size))];
	});
	return states.join('\n');
}

test('boards on the way to titled solutions are states of the search, but not under the title of a solution', () => {
	const plain = (rows: readonly string[]) => `${rows.join('\n')}\n`;
	const titled = (rows: readonly string[]) => `Solution 7\n${plain(rows)}`;
	const report = checked(statesOf(5, plain, titled));
	expect(report).toMatchObject({verdict: 'right', size: 5, states: 50});
	expect(checked(statesOf(5, titled, titled), {size: 5})).toMatchObject({verdict: 'wrong', states: 0});
	expect(checked(statesOf(5, plain, plain), {size: 5})).toMatchObject({verdict: 'wrong', states: 0});
	expect(told(statesOf(5, plain, titled))[0]).toBe(
		'Right: all 10 solutions are there, each once, and 50 boards on the way to them.',
	);
});

test('the longest line of one sign, or two, is not right, and not searched for long', () => {
	for (const signs of ['"', '[]', '(']) {
		expect(checked(signs.repeat(16_000 / signs.length), {size: 8}).verdict).not.toBe('right');
	}
});
