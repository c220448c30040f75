import {expect, test} from 'vitest';
import {reportOf} from '../../source/check/report.js';
import {lineOf, sentencesOf} from '../../source/check/sentences.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {isFundamental} from '../../source/solver/symmetry.js';
import {text} from '../../source/text/en.js';
import {printed} from '../print/request.js';
import {checked, type Options, told, usual} from './checked.js';

const list = (size: number) => [...solutions(size)].map((queens) => queens.join(' '));
const lines = (...all: readonly (string | readonly string[])[]) => `${all.flat().join('\n')}\n`;
const boards = printed('boards', {size: 4});
const trace = printed('trace', {size: 4}).trimEnd().split('\n');
const onlySafe = trace.filter((line) => line.endsWith('true'));
const fromOne = trace.map((line) => line.replace(/\d/g, (digit) => String(Number(digit) + 1)));
const fundamental = [...solutions(8)].filter(isFundamental).map((queens) => queens.join(' '));
const two = ['[1][0]=false', '[1][1]=false'];
const traceback = ['Traceback (most recent call last):', '  File "q.py", line 7', 'IndexError: index out of range'];

test.each<[string, string, Options, RegExp]>([
	['all solutions', lines(list(8)), {}, /^Right: all 92 solutions for 8 queens, each once\.$/],
	...['...Q', '3 queens\n...Q 1: ( rows----1Row:1 2 3', 'rows 2 0 3 1[0][0]=true0 1 2', '-5[-5 99999999999'].map(
		(output): [string, string, Options, RegExp] => ['signs of no board', output, {size: 3}, /^Cannot tell/],
	),
	['nothing, where there is no solution', '', {size: 3, limit: 1}, /^Right: there is no solution for 3 queens/],
	['one of few queens, if asked for', '1 3 0 2\n', {size: 4, limit: 1}, /^Right: (?!.*try 6)/s],
	['only a number', 'There are 14,200 solutions\n', {size: 12}, /^Right: 14,200 .* 12 queens; .* nothing else/],
	['a number for its size', '8 queens: 92 solutions\n', {size: 6}, /^Right: 92 .* 8 queens/],
	['several numbers', '8 queens: 92 solutions\n6 queens: 4 solutions\n', {size: 8}, /^Right: 4 .* 6 queens/],
	['a number, of few queens', '2 solutions\n', {size: 4}, /^Right: 2 (?!.*try 6)/s],
	['lists from one, as said', '2 4 1 3\n3 1 4 2\n', {size: 4, base: 1}, /^Right: all 2 /],
	['the tests', lines(trace), {}, /^Right: 60 tests.*no solution was printed/],
	['the first ones, if asked for', lines(list(8).slice(0, 5)), {limit: 5}, /^Right: 5 different solutions/],
	['more than asked for', lines(list(8).slice(0, 5)), {limit: 3}, /^Wrong: 5 solutions for 8 queens instead of 3\./],
	['one of each class, if asked for', lines(fundamental), {isFundamentalOnly: true, size: 8}, /^Right: one .* 12 cl/],
	['the first ones', lines(list(8).slice(0, 5)), {}, /^Wrong: 5 of the 92.*add --limit 5\./s],
	['one of each class', lines(fundamental), {}, /^Wrong: 12 of the 92.*--fundamental asks for\.$/s],
	['one of each, and another', lines(fundamental, '0 1 2 3 4 5 6 7'), {}, /^Wrong: 12 .*print this line after/s],
	['one of each of two', '0 2 4 1 3\n1 4 2 0 3\n', {}, /^Wrong: 2 of the 10.*--fundamental asks for/s],
	['two of a class', lines(list(5)[1]!, list(5)[2]!), {}, /^Wrong: 2 of the 10 .*Missing: number 1 /s],
	['all, for one of each class', lines(list(8)), {isFundamentalOnly: true, size: 8}, /^Wrong/],
	['fewer', lines(list(8).slice(0, 3), 'Total: 5'), {limit: 5}, /^Wrong: 3 of the 5(?!.*says).*: number 4 /s],
	['a solution missing', lines(list(6).toSpliced(1, 1)), {}, /^Wrong: 3 of.*number 2 \(2 5 1 4 0 3\);.* --at 2 /s],
	['a board, where there is no solution', 'Q.\n.Q\n', {size: 2}, /^Wrong: there is no solution for 2 queens; 1 board/],
	['one missing, and counted', lines(list(6).toSpliced(1, 1), '3 solutions'), {}, /^Wrong: 3 of the 4(?!.*says)/s],
	['a solution twice', lines(list(6), list(6)[1]!), {}, /1 solution is repeated.*Line 5: the same .* line 2/s],
	['counted apart', lines(list(6), list(6)[1]!, '0 1 2 3 4 5'), {}, /^Wrong: all 4 .* 1 board is no solution; 1 /],
	['as many wrong lists as right ones', '1 3 0 2\n2 0 3 0\n', {}, /^Cannot tell: line 1 is not read/],
	['each twice, in a whole search', lines(list(4), list(4)), {size: 4}, /^Wrong: .*each solution is printed twice/s],
	['each twice, beside right tests', lines(trace, list(4), list(4)), {size: 4}, /^Wrong: .*solution is printed twice/s],
	['each twice, with a limit', lines(list(4), list(4)), {size: 4, limit: 2}, /^Wrong: (?!.*A mistake)/s],
	['each twice, by classes', lines(list(4), list(4)), {size: 4, isFundamentalOnly: true}, /^Wrong: (?!.*A mistake)/s],
	['each row whole', lines('[0][0]=true', '[0][1]=true', two, two), {size: 2}, /^Right: 6 .*each row whole first/s],
	['a long prompt', `${'press enter'.padEnd(289)}${lines(trace)}`, {size: 4}, /^Right: 60 tests/],
	['each test twice', lines(trace.flatMap((line) => [`check ${line}`, line])), {size: 4}, /^Right: 60 tests/],
	['a prompt of one letter', `n${lines(trace)}`, {size: 4}, /^Right: 60 tests/],
	['a prompt, words', `n: ${lines(trace).replace(/.(.)..(.).=/g, 'r$1 c$2 ')}`, {size: 4}, /^Right: 60 tests/],
	['the size that was typed before', `4 ${lines(trace)}`, {size: 4}, /^Right: 60 tests/],
	['a column of more than 32 bits', '1 3 0 4294967298\n', {size: 4}, /^Cannot tell: line 1 is not read/],
	['a wrong total', lines(list(6), 'Total: 8'), {}, /^Wrong: the number.*Only the count is wrong\. .*\?$/s],
	['a wrong number', 'Total: 91\n', {size: 8}, /^Wrong(?!.*Look at)/s],
	['no solution found', 'Total: 0\n', {size: 8}, /^Wrong.*Look at these three first:/s],
	['two in a row', lines(fromOne, boards.replace('. Q', 'Q Q')), {size: 4}, /row 1 has 2 queens, in columns 1, 2\./],
	['one way', lines(trace.slice(0, 8)), {size: 4}, /column 3 is never tried(?!.*What ends).*after the first call/s],
	['a crash after right boards', lines(list(4), traceback), {}, /^Wrong: what was printed is right.*IndexError/s],
	['steps that end too early', lines(trace.slice(0, 20)), {size: 4}, /Line 20: .* ends too early.*with an error\?/s],
	['steps that end at a solution', lines(trace.slice(0, 26)), {size: 4}, /the first solution.*add --limit 1\./s],
	[
		'a wrong test without signs beside lists',
		lines(list(4), trace.with(1, '[1][0]=true')).replace(/\[(\d)\]\[(\d)\]=/g, '$1 $2 '),
		{size: 4},
		/^Wrong: 2 of the 60 tests.*Line 4: /s,
	],
	['tests and a total', lines(trace, 'Total: 3'), {size: 4}, /^Wrong: the n.*not what your.*Only the count/s],
	['and after wrong ones', lines(trace.with(5, '[2][0]=true'), 'Total: 3'), {}, /^Wrong(?!.*Only the count)/s],
	['them replayed', lines(trace.with(5, '[2][0]=true')), {size: 4, base: 1, limit: 2}, /--from-one --limit 2$/],
	['those up to another one', lines(trace.slice(0, 26)), {size: 4, limit: 2}, /^Wrong: (?!.*add --limit)/s],
	['a step twice', lines(trace.with(5, '[2][0]=true')), {}, /Line 6: .* row 2, column 0 again.*is it called twice/s],
	['no verdict on a square', lines(trace.with(0, '[0][0]=None')), {}, /Line 1: .* no verdict on row 0, column 0,/],
	['nothing', '', {size: 8}, /^Cannot tell: your program printed nothing\.\nLook at these.*\[\{row\}\]\[\{col\}\]/s],
	['only words', '\ntext\ntext\n', {size: 4}, /^Cannot tell: no board.*line 2 is 'text'.*Look at these three first/s],
	['only safe squares', lines(onlySafe, '{a}, {b}'), {}, /^Cannot tell: only safe.*\{row\}/s],
	['only safe squares, with lists', lines(onlySafe, list(4)), {}, /^Right: all 2 /],
	['only a crash', lines(traceback), {size: 8}, /^Cannot tell: the program ended with an error(?!.*To )/s],
	['a compiler', "q.cpp:9:20: error: expected ';'".padStart(300), {size: 8}, /'q\.cpp:9:20: error: expected ';''/],
	['ten columns of one digit', '[0, 2, 4, 6, 8, 1, 3, 5, 7, 7]\n', {size: 10}, /\n {7}0 1 .* 9\n {4}0 {2}Q/],
	['ten rows from one', '[1, 3, 5, 7, 9, 2, 4, 6, 8, 8]\n', {size: 10, base: 1}, /\n {10}1 {2}2 .* 10\n {5}1 {4}Q/],
	['squares left out', lines(fromOne.toSpliced(4, 3)), {}, /place\(3\) .* columns 1 to 3 are/],
	['masks', lines('1 16 128 32 4 64 2 8', '1 32 128 4 64 8 2 16'), {size: 8}, /^Cannot tell/],
	['all for another size', lines(list(6)), {size: 8}, /^Cannot tell: .* all solutions for 6 queens, not for 8\.$/],
	['only a word', 'noon\n', {size: 4}, /^Cannot tell: line 1 is not read/],
	['only blank lines', '\n\n', {size: 4}, /^Cannot tell: no board.*a copy/s],
	['a last test that a crash cuts', `${lines(trace.slice(0, 20))}[2][1]=tr`, {size: 4}, /^Wrong.*Line 20: Your/s],
	['tests after the call', '[1][0]=true\n[1][1]=true\n', {size: 4}, /^Cannot tell.*not begin in row 0.*\{row\}/s],
	['another first square', '[0][1]=true\n[1][1]=false\n', {size: 4}, /^Cannot tell.*column 1, not row 0, column 0/],
	['a crash after one', lines(list(4)[0]!, traceback), {size: 4}, /^Wrong: 1 of the 2 [^-]*IndexError[^-]*$/],
	['no size', 'Total: 92\n', {}, /^Cannot tell: the number of queens is not known/],
	['half of the solutions', lines(list(4)[0]!), {}, /^Wrong: 1 of the 2.*add --limit 1\./s],
	['one solution', lines(list(8)[2]!), {}, /^Wrong: 1 of the 92.*add --limit 1\./s],
	[
		'one solution of the largest board',
		'4 6 8 10 12 14 16 18 20 22 24 26 2 5 7 9 11 13 15 17 19 21 23 25 27 1 3\n',
		{},
		/^Wrong: 1 of the 234,907,967,154,122,530 solutions for 27 queens/,
	],
	['an empty list', '[]\n', {size: 6}, /^Wrong: the number.*Line 1 says 0.*Look at these three first/s],
	['empty solutions', 'Solution 1: []\nSolution 2: []\nFound 2 solutions\n', {size: 4}, /^Cannot tell: line 1 is/],
	['squares of three', 'a1 c2 b3\n', {size: 3}, /^Wrong: there is no solution for 3 queens; 1 board/],
	['what is no text', lines('\uFFFD1', '\uFFFD', '0 1 true'), {size: 8}, /^Cannot tell/],
	['a board of minus signs', '-1 -2 -3 -4\n', {size: 4}, /^Cannot tell/],
	['names in a test', '4 queens\n[{row}][{col}]={safe}\n', {size: 4}, /line 2 has names.*the f before the quotes/],
])('the contract: %s', (_, output, options, expected) => {
	expect(told(output, options)).toMatch(expected);
});

// Manual: the first fault is shown on its board
test('the first fault is drawn, rows and columns as the file counts them', () => {
	const five = list(5);
	const output = lines(five.toSpliced(4, 1).toSpliced(8, 0, five[2]!).with(6, '0 1 2 3 4'));
	expect(told(output, {size: 5}).split('\n')).toEqual([
		'Wrong: 8 of the 10 solutions for 5 queens; 1 board is no solution; 1 solution is repeated.',
		'Line 7: the queens in rows 0 and 1 attack each other along \\.',
		'       0 1 2 3 4',
		'    0  X . . . .',
		'    1  . X . . .',
		'    2  . . Q . .',
		'    3  . . . Q .',
		'    4  . . . . Q',
		'    Q queen, X attacking queen',
		text.check.howToTrace,
		'    print(f"[{row}][{col}]={safe}")',
	]);
});

test('a step is compared with the search as the program names its squares', () => {
	const wrong = lines(fromOne).replace('[3][1]=false', '[3][1]=true');
	expect(told(wrong, {size: 4}).split('\n').slice(1)).toEqual([
		'Line 5: Your program says row 3, column 1 is safe. It is attacked along its column by the queen in row 1.',
		'       1 2 3 4',
		'    1  X . . .',
		'    2  | . Q .',
		'    3  x . . .',
		'    4  . . . .',
		'    Q queen, X attacking queen, x tested square, | line of attack',
		'To step through it:',
		'    queens-tui 4 --replay out.txt',
	]);
	const context = {text, exercise: usual, code: 'python', file: '-'} as const;
	expect(sentencesOf(checked(wrong, {size: 4}), context)).toMatch(/\n {4}\.\.\. \| queens-tui 4 --replay -\n$/);
});

test('a file that is a program is no output', () => {
	const context = {text, exercise: {...usual, size: 6}, code: 'python', file: 'queens.py'} as const;
	const program = 'import sys\nn = int(sys.argv[1])\nTRACE = len(sys.argv) > 2\n';
	expect(sentencesOf(checked(program, {size: 6}), context)).toMatch(
		/^Cannot tell.*\nIs this file your program\?.*\n {4}\.\/your-program 6 \| queens-tui 6 --check -\n$/,
	);
	expect(sentencesOf(checked(program), {...context, exercise: usual})).toMatch(/queens-tui 8 --check -\n$/);
	const partly = checked(lines(trace.slice(0, 8), '1 2 3'), {size: 4});
	expect(partly.causes).toHaveLength(1);
	expect(lineOf(checked(lines(list(6), 'Total: 8')), context)).toContain(
		'Wrong: the number of solutions. Only the count',
	);
	expect(lineOf(partly, context)).toMatch(/^queens\.py: Cannot tell: line 9 has 3 numbers, [^.]*\.\n$/);
});

const errors = `Traceback (most recent call last):/Exception in thread "main"/java.lang.Error: x/ValueError: no/Error/a.B.NoException/terminate called after/Segmentation fault/Aborted (core dumped)/Killed/Aborted/a stack overflow/thread 'main' panicked at q.rs/panic: no/q.c:3: error: no/q.c:3: fatal error: no/fatal error: no/a runtime error/exit code 1/exit code -11/return value 3/returned value 3/段错误`;
const noErrors =
	'a Traceback (most recent call last)/an Exception in thread/Errors: 0/Error here/a ValueError: no/may terminate called/Killed4/Not Killed/is Aborted/no panic: b/errors: 1/a fatal error/exit code 0/value 3';

test('errors of languages, shells and editors are known, other lines are none', () => {
	const hasCrash = (line: string) => checked(lines(list(6), line)).crash?.text === line;
	expect([errors, noErrors].map((each) => each.split('/').filter(hasCrash))).toEqual([errors.split('/'), []]);
});

test('names of JavaScript objects are only words', () => {
	const names = [...'constructor toString __proto__ hasOwnProperty'.split(' '), 'constructor, toString'];
	expect(told(lines(list(6), names))).toMatch(/^Right/);
});

test('scripts are told what is missing only where it is, and that a row has no queen', () => {
	expect(checked('1 3 0 2', {size: 4, limit: 1}).solutions).toMatchObject({isComplete: true, missing: undefined});
	const typeOf = (row: string) => checked(`${`${row}\n`.repeat(4)}\n${boards}`).solutions?.wrong.first?.fault.type;
	expect(['. . . .', 'Q . . Q'].map(typeOf)).toEqual(['no-queen', 'several']);
});

// Manual: Up to 32 MB and 2,500,000 lines are read.
test('a file that is too long is not read', () => {
	const report = reportOf(undefined, {...usual, size: 4});
	expect(report).toMatchObject({verdict: 'unclear', isCut: true});
	const context = {text, exercise: usual, code: 'python', file: 'out.txt'} as const;
	expect(sentencesOf(report, context)).toMatch(/^Cannot tell: .* queens-tui 4 --check -\.\n$/);
});
