import {expect, test} from 'vitest';
import {sentencesOf} from '../../source/check/sentences.js';
import {isFundamental, type Queens, solutions} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {checked, type Options, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

/** What is told about a text, as lines. */
function told(given: string, options: Options = {}): readonly string[] {
	const report = checked(given, options);
	return report
		? sentencesOf(report, {isFundamentalOnly: false, limit: undefined, ...options}, text)
				.trimEnd()
				.split('\n')
		: [];
}

const list = [...solutions(8)].map((queens) => queens.join(' '));

test('all solutions are right, in any order', () => {
	expect(told(list.join('\n'))).toEqual([
		'Read: 8 queens, columns counted from 0, 92 lines.',
		'All right: all 92 solutions are there, each once.',
		'Order: as the search finds them.',
	]);
	expect(told(list.toReversed().join('\n')).at(-1)).toBe(
		'Order: backwards, as with the columns tried from right to left.',
	);
	expect(told(list.toSorted((a, b) => a.localeCompare(b.slice(4))).join('\n'))[1]).toMatch(/^All right/);
});

test('what is missing, there twice or wrong is named with its place and a command', () => {
	const lines = list.toSpliced(13, 1).toSpliced(40, 0, list[2]!).with(28, '0 1 2 3 4 5 6 7');
	expect(told(lines.join('\n')).slice(1)).toEqual([
		'90 of 92 solutions, and 2 that are none or not new.',
		'Missing: number 14 (2 4 1 7 0 6 3 5).',
		'    queens-tui 8 --at 14',
		'Missing: number 30 (3 0 4 7 5 2 6 1).',
		'    queens-tui 8 --at 30',
		'Twice: number 3 (lines 3 and 41).',
		'    queens-tui 8 --at 3',
		'Wrong: line 29: the queens in rows 0 and 1 attack each other along \\.',
		'       0 1 2 3 4 5 6 7',
		'    0  X . . . . . . .',
		'    1  . X . . . . . .',
		'    2  . . Q . . . . .',
		'    3  . . . Q . . . .',
		'    4  . . . . Q . . .',
		'    5  . . . . . Q . .',
		'    6  . . . . . . Q .',
		'    7  . . . . . . . Q',
		"    queens-tui 8 --screen play --queens '0 1 2 3 4 5 6 7'",
		'Order: as the search finds them.',
		text.check.printTests,
	]);
});

test('the first of each class, or the first few, are said to be that; with the option they are right', () => {
	const fundamental = [...solutions(8)].filter(isFundamental).map((queens) => queens.join(' '));
	expect(checked(fundamental.join('\n'))).toMatchObject({isRight: false, solutions: {asks: {option: 'fundamental'}}});
	expect(checked(fundamental.join('\n'), {isFundamentalOnly: true})?.isRight).toBe(true);
	// Any solution of a class stands for it.
	const mirrored = fundamental.with(3, fundamental[3]!.split(' ').toReversed().join(' '));
	expect(checked(mirrored.join('\n'), {isFundamentalOnly: true})?.isRight).toBe(true);
	expect(checked(list.join('\n'), {isFundamentalOnly: true})?.isRight).toBe(false);
	expect(checked(list.slice(0, 5).join('\n'))).toMatchObject({
		isRight: false,
		solutions: {asks: {option: 'limit', limit: 5}},
	});
	expect(checked(list.slice(0, 5).join('\n'), {limit: 5})?.isRight).toBe(true);
});

test('a trace is compared with the search, and the first difference explained', () => {
	const lines = printed('trace', 8).trimEnd().split('\n');
	const at = lines.indexOf('[3][5]=false');
	expect(told(lines.with(at, '[3][5]=true').join('\n')).slice(1, 3)).toEqual([
		`Different from the search: line ${at + 1}: [3][5]=true. It should be [3][5]=false. Row 3, column 5 is attacked along \\ by the queen in row 2.`,
		'    queens-tui 8 --screen search --at 48',
	]);
	const reasons = [0, 1, 2, 876].map((end) => checked(lines.slice(0, end).join('\n'), {size: 8, form: 'trace'}));
	expect(reasons.map((report) => report?.trace?.difference?.expected?.reason)).toEqual([
		undefined,
		'placed',
		'next',
		'returned',
	]);
	expect(told(lines.slice(0, 876).join('\n')).slice(1)).toEqual([
		'Different from the search: it ends after line 876. The search goes on with [7][4]=false. The call below has returned and its queen is removed, so row 7 goes on with column 4. Row 7, column 4 is attacked along its column by the queen in row 1.',
		'    queens-tui 8 --screen search --at 1097',
		text.check.explained,
		`    ${text.check.mistakes['first-only']}`,
	]);
});

test('a wrong number of solutions at the end is a mistake, a right one and other numbers are not', () => {
	expect(checked(`${list.join('\n')}\nTotal solutions: 91\n`)).toMatchObject({
		isRight: false,
		claim: {line: 93, number: 91},
	});
	for (const sentence of [
		'92',
		'Total: 92',
		'Found 92 solutions for 8 queens',
		'8 queens: done in 13 ms',
		'12 classes, 92 solutions',
	]) {
		expect(checked(`${list.join('\n')}\n${sentence}\n`)?.isRight).toBe(true);
	}
});

test('without solutions only 2 and 3 queens are right', () => {
	expect([1, 2, 3, 4, 8].map((size) => checked('', {size})?.isRight)).toEqual([false, true, true, false, false]);
	expect(checked('0 solutions found for 3 queens\n')).toMatchObject({size: 3, isRight: true});
	expect(checked('N = 8: no solution\n')).toMatchObject({size: 8, isRight: false});
	for (const text of ['', 'Hello\n', '0 solutions found\n']) {
		expect(checked(text)).toBeUndefined();
	}
});

test('what is in no form is named, and a mistake if it is strict', () => {
	const given = `${list.join('\n')}\nSegmentation fault\n`;
	expect(checked(given)).toMatchObject({
		isRight: true,
		skipped: {count: 1, first: [{line: 93, text: 'Segmentation fault'}]},
	});
	expect(checked(given, {isStrict: true})?.isRight).toBe(false);
});

test('with a form, everything else is left out without a word', () => {
	const both = laidOut(layouts['tests, boards, hyphens and a sentence']!, 6);
	const wrongTrace = both.replace('[0][1]=true', '[0][1]=false');
	expect(checked(wrongTrace)?.isRight).toBe(false);
	expect(checked(wrongTrace, {form: 'boards', isStrict: true})).toMatchObject({isRight: true, trace: undefined});
	const wrongBoard = both.replace('. Q', 'Q Q');
	expect(checked(wrongBoard)?.isRight).toBe(false);
	expect(checked(wrongBoard, {form: 'trace', isStrict: true})).toMatchObject({isRight: true, solutions: undefined});
});

test('of larger boards the first solutions are compared with the search, and others each alone', () => {
	const first: Queens[] = [];
	for (const queens of solutions(27)) {
		first.push(queens);
		if (first.length === 20) {
			break;
		}
	}

	// Mirrored they are the last ones of the search, which is far beyond what is compared.
	const last = first.map((queens) => queens.map((column) => 26 - column));
	const linesOf = (boards: readonly Queens[]) => boards.map((queens) => queens.join(' ')).join('\n');
	const check = (boards: readonly Queens[]) => checked(linesOf(boards), {limit: 20});
	expect(check(first.toReversed())).toMatchObject({
		size: 27,
		isRight: true,
		solutions: {compared: 20, order: 'backwards'},
	});
	expect(check(first.toSpliced(4, 1))?.solutions?.missing).toMatchObject({count: 1, first: [{number: 5}]});
	expect(check(last)).toMatchObject({isRight: true, solutions: {compared: 0}});
	expect(check(last.with(3, first[0]!.with(1, 0)))).toMatchObject({
		isRight: false,
		solutions: {right: 19, wrong: {count: 1}},
	});
});
