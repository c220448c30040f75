import {describe, expect, test} from 'vitest';
import {isLiteral, traceIn} from '../../source/check/traces.js';
import {judgeTrace} from '../../source/judge/judge.js';
import {testsOf} from '../judge/wrong-programs.js';

type Written = (row: number, column: number, isSafe: boolean) => string;

function trace(size: number, written: Written): readonly string[] {
	return testsOf(size).map(({row, column, isSafe}) => written(row, column, isSafe));
}

function read(texts: readonly string[], size?: number) {
	const lines = texts.map((text, index) => ({line: index + 1, text}));
	return traceIn(lines, {size, base: undefined});
}

const forms: Readonly<Record<string, Written>> = {
	'as advised': (row, column, isSafe) => `[${row}][${column}]=${isSafe}`,
	'with bits': (row, column, isSafe) => `${row}: ${column} ${Number(isSafe)}`,
	'counting from 1': (row, column, isSafe) => `Row ${row + 1}, column ${column + 1}: ${isSafe ? 'safe' : 'not safe'}`,
	'column first': (row, column, isSafe) => `(${column}, ${row}) ${isSafe ? '✓' : '✗'}`,
	'verdict before': (row, column, isSafe) => `[${isSafe ? 'OK' : 'CONFLICT'}] row=${row} col=${column}`,
	'asked the other way round': (row, column, isSafe) => `attacked(${row}, ${column}) = ${isSafe ? 'no' : 'yes'}`,
	'asked behind': (row, column, isSafe) => `row ${row} col ${column} safe: ${isSafe ? 'yes' : 'no'}`,
	'in Chinese': (row, column, isSafe) => `测试第${row + 1}行第${column + 1}列：${isSafe ? '安全' : '不安全'}`,
	'with more behind': (row, column, isSafe) => `(${row}, ${column}) ${isSafe ? 'Safe' : 'attacked'}: depth ${row}`,
	'conflicts before': (row, column, isSafe) => `${isSafe ? 'no conflict' : 'conflict'} row ${row} col ${column}`,
	'verdict with a name': (row, column, isSafe) => `safe=${isSafe} row=${row} col=${column}`,
	'as on a chessboard': (row, column, isSafe) => `${'abcde'[column]}${row + 1} ${isSafe ? 'free' : 'blocked'}`,
	'in other Chinese words': (row, column, isSafe) => `第${row}行第${column}列${isSafe ? '可以放置' : '不可以放置'}`,
	'without a verdict on attacked squares': (row, column, isSafe) => `[${row}][${column}]=${isSafe ? 'True' : 'None'}`,
	'with several words for attacked': (row, column, isSafe) =>
		`[${row}][${column}]=${isSafe ? 'T' : ['F', 'None', 'null', 'undefined'][column % 4]}`,
	json: (row, column, isSafe) => JSON.stringify({row, col: column, safe: isSafe}),
};

describe.each(Object.entries(forms))('%s', (name, written) => {
	test('is read to its end, with all that shows how squares are named, among other lines', () => {
		const lines = trace(5, written).flatMap((line, index) => (index % 7 === 3 ? ['Solution', line] : [line]));
		const printed = read(lines)!;
		const [isFromOne, isColumnFirst] = [/from 1|in Chinese|chess/, /column first|chess/].map((some) => some.test(name));
		expect(printed).toMatchObject({size: 5, base: Number(isFromOne), isColumnFirst});
		expect(judgeTrace({size: 5, tests: printed.tests})).toMatchObject({verdict: 'right', solutions: 10});
		expect(lines[printed.tests[50]!.line - 1]).toBe(printed.tests[50]!.text);
	});

	test('agrees up to a wrong verdict', () => {
		const wrong = read(trace(5, (row, column, isSafe) => written(row, column, isSafe || (row === 4 && column === 0))))!;
		const {states, faults} = judgeTrace({size: 5, tests: wrong.tests});
		expect([...states][faults[0]!]).toMatchObject({test: {row: 4, column: 0}, faults: [{kind: 'wrong-safe'}]});
	});
});

test('tests may be numbered, and words that are not tests are none', () => {
	let step = 0;
	const {tests} = read(trace(4, (row, column, isSafe) => `${++step}. ${row}, ${column}: ${isSafe}`))!;
	expect(tests).toMatchObject({length: 60, 1: {row: 1, column: 0}});
	expect(read(['the step 1: 0 0 ok', 'the step 2: 1 0 no'])?.tests).toHaveLength(2);
	expect(read(trace(4, (row, column, isSafe) => `7. ${row}, ${column}: ${isSafe}`))).toBeUndefined();
	const none = '1 3 0 2/2 0 3 1/No 1: 4/Total: 92/file 3 of 4: ok/1 2 3 ok/at 1, 0: n = 4'.split('/');
	expect(read([...none, `0 0${' '.repeat(296)}ok`])).toBeUndefined();
	expect(read([...none, `0 0${' '.repeat(295)}ok`])?.tests).toHaveLength(1);
});

test('squares outside the board are tests, too', () => {
	const {tests, base} = read(['[0][0]=True', '[99][-5]=True', '[-1][0]=False'], 4)!;
	expect(tests).toMatchObject([{row: 0}, {row: 99, column: -5, isSafe: true}, {row: -1, column: 0}]);
	expect(base).toBe(0);
	const large = read([`[0][${'9'.repeat(20)}]=True`], 4)!.tests[0]!.column;
	expect(String(BigInt(large))).toMatch(/^9{15}\d{5}$/);
	expect(read(['3-1 ok', '3-2 no'])?.tests).toMatchObject([
		{row: 2, column: 0},
		{row: 2, column: 1},
	]);
});

test('a trace with a verdict that is not known, with two words for one, or with verdicts before plain numbers, is none', () => {
	const unknown = trace(4, (row, column, isSafe) => `(${row}, ${column}) ${isSafe ? 'ok' : 'occupied'}`);
	expect(read(unknown)).toBeUndefined();
	const before = trace(4, (row, column, isSafe) => `${isSafe ? 'ok' : 'occupied'} row ${row} col ${column}`);
	expect(read(before)).toBeUndefined();
	expect(read(['at 0, 0: ok', ...trace(4, forms['as advised']!)])?.tests).toHaveLength(60);
	expect(
		read(trace(4, (row, column, isSafe) => `${row} ${column} ${isSafe ? 'ok' : ['no', 'bad'][column % 2]}`)),
	).toBeUndefined();
	expect(read(trace(4, (row, column, isSafe) => `${Number(isSafe)} row ${row} col ${column}`))).toBeUndefined();
});

const words = {
	safe: 'true/T/yes/y/ok/SAFE/valid/free/legal/allowed/possible/good/no conflict/not attacked/can place/is safe/are free/安全/可以/可以放/可以放置/可以摆放/能放/可放/可行/合法/有效/通过/成功/不冲突/无冲突/没有冲突/是/✓/✔/√/✅',
	attacked:
		'false/F/no/n/unsafe/not safe/attacked/under attack/conflict/conflicts/invalid/blocked/not free/illegal/not allowed/not possible/impossible/bad/cannot place/is blocked/none/null/undefined/不安全/不可以/不可以放/不可以放置/不可以摆放/不能放/不可放/不可行/不合法/非法/无效/不通过/未通过/失败/冲突/有冲突/攻击/被攻击/受攻击/否/✗/✘/×/❌',
	squares:
		'row/rows/r/col/cols/column/columns/c/queen/queens/q/i/j/x/y/at/in/to/on/for/can/be/the/a/step/check/checks/checking/test/tests/testing/place/placing/try/trying/put/is/is_safe/issafe/safe/is_valid/isvalid/valid/under/square/cell/pos/position/return/returns/returned/result/type/第/行/列/个/皇/后/在/放/置/位/测/试/判/断/检/查/尝/格/子/能/否/是/结/果/为/可/以/安/全',
	others: 'line/solution/move/depth/n/count/board/rowing/scol/解/步',
};

test('words for safe, attacked and squares are known, others are not', () => {
	const saidIn = (line: string) => read([line], 4)?.tests[0];
	const told = (kind: keyof typeof words) => words[kind].split('/');
	expect(told('safe').filter((word) => saidIn(`[1][0] ${word}`)?.isSafe !== true)).toEqual([]);
	expect(told('attacked').filter((word) => saidIn(`[1][0] ${word}.`)?.isSafe !== false)).toEqual([]);
	expect(told('squares').filter((word) => saidIn(`${word} (1, 0) = true`)?.row !== 1)).toEqual([]);
	expect(told('others').filter((word) => saidIn(`${word} (1, 0) = true`))).toEqual([]);
	const denied =
		'attacked(1, 0) = true/conflict(1, 0)=1/is_attacked [1][0]: y/第2行第1列是否冲突：是/攻击(1, 0) = 1'.split('/');
	expect(denied.map((line) => saidIn(line)?.isSafe)).toEqual(denied.map(() => false));
	const squares = ['(1, 0, 1)', '{1, 0, 0}', '[10][11]=1', '10: 11 0 ]', 'b1 yes', 'B12 no', 'at a1: free', 'p3 bad'];
	const named = squares.map(saidIn).map((each) => each && `${each.row} ${each.column} ${each.isSafe}`);
	expect(named.join(', ')).toBe(
		'1 0 true, 1 0 false, 9 10 true, 9 10 false, 1 0 true, 1 11 false, 0 0 true, 15 2 false',
	);
	expect(['q1 ok', 'b123 ok', 'ab1 ok', '1 2 3 ok', '1 true', '(1, 0) = 2'].filter(saidIn)).toEqual([]);
});

test('names where a test should have numbers are recognised', () => {
	const names = [
		'[{row}][{col}]={safe}',
		'{a}, {b}',
		'[%d][%d]=%d',
		'%i and %i',
		'{row}',
		'%d',
		'%s %s',
		'{} {}',
		'{-} {-}',
	];
	expect(names.map(isLiteral)).toEqual([true, true, true, true, false, false, false, false, false]);
	expect([300, 301].map((length) => isLiteral('{a} {b}'.padEnd(length)))).toEqual([true, false]);
});
