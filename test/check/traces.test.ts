import {describe, expect, test} from 'vitest';
import {traceIn} from '../../source/check/traces.js';
import {judgeTrace} from '../../source/judge/judge.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import {variantOf} from '../../source/solver/search/variants.js';

type Written = (row: number, column: number, isSafe: boolean) => string;

function trace(size: number, written: Written): readonly string[] {
	const steps = [...backtrack(size, variantOf('scan').guard(size))];
	return steps.flatMap((step) => (step.type === 'test' ? [written(step.row, step.column, !step.attack)] : []));
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
		expect(printed).toMatchObject({
			size: 5,
			base: /from 1|in Chinese|chess/.test(name) ? 1 : 0,
			isColumnFirst: /column first|chess/.test(name),
		});
		expect(judgeTrace({size: 5, tests: printed.tests})).toMatchObject({verdict: 'right', solutions: 10});
		expect(lines[printed.tests[50]!.line - 1]).toBe(printed.tests[50]!.text);
	});

	test('agrees up to a wrong verdict', () => {
		const wrong = read(trace(5, (row, column, isSafe) => written(row, column, isSafe || (row === 4 && column === 0))))!;
		const {states, faults} = judgeTrace({size: 5, tests: wrong.tests});
		expect([...states][faults[0]!]).toMatchObject({
			test: {row: 4, column: 0, isSafe: true},
			faults: [{kind: 'wrong-safe'}],
		});
	});
});

test('tests may be numbered, and words that are not tests are none', () => {
	let step = 0;
	const {tests} = read(trace(4, (row, column, isSafe) => `${++step}. ${row}, ${column}: ${isSafe}`))!;
	expect(tests).toMatchObject({length: 60, 1: {row: 1, column: 0}});
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
