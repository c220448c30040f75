import {expect, test} from 'vitest';
import {judgeTrace} from '../../source/judge/judge.js';
import {causeWords, doubtWords, faultWords} from '../../source/judge/words.js';
import {text} from '../../source/text/en.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {rowsOf, testsIn} from './wrong-programs.js';

/** Tests, the size, the limit, the state that is looked at, what is wrong in it, the squares that are never tried, and what is said. */
const table = `
0* 0,-1+ ¦ 4 ¦ ¦ 1 ¦ outside ¦ ¦ Your program tests row 0, column -1. Rows and columns go from 0 to 3. Where does the loop of place(0) start and end?
1* 1,4+ ¦ 4 ¦ ¦ 2 ¦ outside ¦ ¦ Your program tests row 1, column 4. Rows and columns go from 0 to 3. Where does the loop of place(1) start and end?
26* 40+ ¦ 4 ¦ ¦ 27 ¦ outside ¦ ¦ Your program tests row 4, column 0. Rows and columns go from 0 to 3. Where does place(4) return?
26* 9,2- ¦ 4 ¦ ¦ 27 ¦ outside ¦ ¦ Your program tests row 9, column 2. Rows and columns go from 0 to 3. Is this number set before it is printed?
4* -3,2+ ¦ 4 ¦ ¦ 5 ¦ outside ¦ ¦ Your program tests row -3, column 2. Rows and columns go from 0 to 3. Is this number set before it is printed?
1* 2,2147483648- ¦ 4 ¦ ¦ 2 ¦ outside ¦ ¦ Your program tests row 2, column 2147483648. Rows and columns go from 0 to 3. Is this number set before it is printed?
1* 20- ¦ 4 ¦ ¦ 2 ¦ rows-left-out ¦ 10 11 12 13 ¦ place(0) goes on in row 2: row 1 is left out. Is 1 added to the row twice?
4* 31+ ¦ 4 ¦ ¦ 5 ¦ rows-left-out columns-left-out ¦ 20 21 22 23 30 ¦ place(1) goes on in row 3: row 2 is left out. Is 1 added to the row twice?
1* 30- ¦ 4 ¦ ¦ 2 ¦ rows-left-out ¦ 10 11 12 13 20 21 22 23 ¦ place(0) goes on in row 3: rows 1 to 2 are left out. Is 1 added to the row twice?
3* 20- ¦ 4 ¦ ¦ 4 ¦ row-without-queen ¦ ¦ Your program goes on in row 2, but row 1 has no queen. Is place(2) called only on a safe square?
2* 30- ¦ 4 ¦ ¦ 3 ¦ row-without-queen ¦ ¦ Your program goes on in row 3, but row 1 has no queen. Is place(2) called only on a safe square?
60* 10- ¦ 4 ¦ ¦ 61 ¦ column-again wrong-attacked ¦ ¦ Your program tests row 1, column 0 again, with the same queens above. Where does the loop of place(1) go on, and is it called twice?
1* 01+ ¦ 4 ¦ ¦ 2 ¦ nothing-below ¦ 10 11 12 13 ¦ Your program finds row 0, column 0 safe. But then it tests row 0, column 1, not row 1. Is place(1) called, or does it return too early?
4* 13+ ¦ 4 ¦ ¦ 5 ¦ nothing-below ¦ 20 21 22 23 ¦ Your program finds row 1, column 2 safe. But then it tests row 1, column 3, not row 2. Is place(2) called, or does it return too early?
1* 02+ 13+ ¦ 4 ¦ ¦ 2 ¦ nothing-below columns-left-out ¦ 10 11 12 13 01 ¦ Your program finds row 0, column 0 safe. But then it tests row 0, column 2, not row 1. Is place(1) called, or does it return too early?
1* 00+ ¦ 4 ¦ ¦ 2 ¦ nothing-below column-again ¦ 10 11 12 13 ¦ Your program finds row 0, column 0 safe. But then it tests row 0, column 0, not row 1. Is place(1) called, or does it return too early?
3* 01+ ¦ 4 ¦ ¦ 4 ¦ early-return ¦ 12 13 ¦ place(1) has returned too early: columns 2 to 3 are never tried. What ends its loop: its range, a return, a break?
6* 13+ ¦ 4 ¦ ¦ 7 ¦ early-return ¦ 22 23 ¦ place(2) has returned too early: columns 2 to 3 are never tried. What ends its loop: its range, a return, a break?
6* 01+ ¦ 4 ¦ ¦ 7 ¦ early-return ¦ 13 22 23 ¦ place(2) has returned too early: columns 2 to 3 are never tried. What ends its loop: its range, a return, a break?
16* 02+ ¦ 4 ¦ ¦ 17 ¦ early-return columns-left-out ¦ 23 01 ¦ place(2) has returned too early: column 3 is never tried. What ends its loop: its range, a return, a break?
2* 12+ ¦ 4 ¦ ¦ 3 ¦ columns-left-out ¦ 11 ¦ place(1) leaves out squares: column 1 is never tried. Where does its loop start, and how does it go on?
4* 23- ¦ 4 ¦ ¦ 5 ¦ columns-left-out ¦ 20 21 22 ¦ place(2) leaves out squares: columns 0 to 2 are never tried. Where does its loop start, and how does it go on?
2* 12- 11- ¦ 4 ¦ ¦ 4 ¦ column-late ¦ ¦ Your program tests row 1, column 1 after columns to its right. How does the loop of place(1) go on?
4* 22- 20- ¦ 4 ¦ ¦ 6 ¦ column-late ¦ ¦ Your program tests row 2, column 0 after columns to its right. How does the loop of place(2) go on?
3* 11- ¦ 4 ¦ ¦ 4 ¦ column-again ¦ ¦ Your program tests row 1, column 1 again, with the same queens above. Where does the loop of place(1) go on, and is it called twice?
8* 23- ¦ 4 ¦ ¦ 9 ¦ row-not-reset ¦ ¦ Row 2 has been tried, but your program tests column 3 in it, not in row 1. Is the row 1 again when place(2) has returned?
15* 32- ¦ 4 ¦ ¦ 16 ¦ row-not-reset ¦ ¦ Row 3 has been tried, but your program tests column 2 in it, not in row 2. Is the row 2 again when place(3) has returned?
12* 12+ ¦ 4 ¦ ¦ 13 ¦ early-return column-again ¦ 22 23 31 32 33 ¦ place(3) has returned too early: columns 1 to 3 are never tried. What ends its loop: its range, a return, a break?
60* 00+ ¦ 4 ¦ ¦ 61 ¦ after-end ¦ ¦ All columns of row 0 have been tried: the search is over. But your program starts again, with row 0, column 0.
0* 00? ¦ 4 ¦ ¦ 1 ¦ no-verdict ¦ ¦ Your program has no verdict on row 0, column 0, which is safe.
3* 12? ¦ 4 ¦ ¦ 4 ¦ no-verdict ¦ ¦ Your program has no verdict on row 1, column 2, which is safe.
1* 10+ ¦ 4 ¦ ¦ 2 ¦ wrong-safe ¦ ¦ Your program says row 1, column 0 is safe. It is attacked along its column by the queen in row 0.
5* 21+ ¦ 4 ¦ ¦ 6 ¦ wrong-safe ¦ ¦ Your program says row 2, column 1 is safe. It is attacked along / by the queen in row 1.
3* 12- ¦ 4 ¦ ¦ 4 ¦ wrong-attacked ¦ ¦ Your program says row 1, column 2 is attacked. It is safe: no queen above attacks it. Which one does your test find?
0* 00- 02- 03- ¦ 4 ¦ 1 ¦ 3 ¦ wrong-attacked ¦ ¦ Your program says row 0, column 3 is attacked. It is safe: there is no queen above. Is it compared with itself, or with rows below?
8* 13- ¦ 4 ¦ ¦ 9 ¦ wrong-attacked ¦ ¦ Your program says row 1, column 3 is attacked. It is safe: no queen above attacks it. Which one does your test find?
10* 21- ¦ 4 ¦ ¦ 11 ¦ wrong-attacked ¦ ¦ Your program says row 2, column 1 is attacked. It is safe. Is the queen that was on row 1, column 2 removed everywhere?
0* 00+ 10+ 11- 01- ¦ 2 ¦ ¦ 4 ¦ wrong-attacked ¦ ¦ Your program says row 0, column 1 is attacked. It is safe: there is no queen above. What is left of removed queens, or of rows below?
3* ¦ 4 ¦ ¦ 4 ¦ early-end ¦ 01 02 03 12 13 ¦ Your program ends too early: in row 1, columns 2 to 3 are never tried. What ends its loop: its range, a return, a break, a shared variable?
1* ¦ 4 ¦ ¦ 2 ¦ early-end ¦ 01 02 03 10 11 12 13 ¦ Your program ends too early: in row 1, columns 0 to 3 are never tried. What ends its loop: its range, a return, a break, a shared variable?
26* ¦ 4 ¦ 2 ¦ 27 ¦ early-end ¦ 02 03 21 22 23 33 ¦ Your program ends too early: in row 3, column 3 is never tried. What ends its loop: its range, a return, a break, a shared variable?
26* ¦ 4 ¦ ¦ 27 ¦ stopped ¦ 02 03 21 22 23 33 ¦ Your program stops after the first solution: the search goes on. If that is what it is to do, add --limit 1.
15* ¦ 5 ¦ ¦ 16 ¦ stopped ¦ 01 02 03 04 13 14 32 33 34 44 ¦ Your program stops after the first solution: the search goes on. If that is what it is to do, add --limit 1.
12* ¦ 4 ¦ ¦ 13 ¦ early-end ¦ 01 02 03 22 23 31 32 33 ¦ Your program ends too early: in row 3, columns 1 to 3 are never tried. What ends its loop: its range, a return, a break, a shared variable?
26* 21+ ¦ 4 ¦ 1 ¦ 27 ¦ goes-on ¦ ¦ place(2) goes on with row 2, column 1, after the first solution. Does it return, too, when place(3) says that it has found one? Each call has to say so to its caller.
30* 22- ¦ 5 ¦ 2 ¦ 31 ¦ goes-on ¦ ¦ place(2) goes on with row 2, column 2, after solution 2. Does it return, too, when place(3) says that it has found one? Each call has to say so to its caller.
6* 22+ 30+ ¦ 4 ¦ 1 ¦ 8 ¦ wrong-safe ¦ ¦ Your program says row 3, column 0 is safe. It is attacked by the queens in rows 0 and 1.
6* 22+ 30+ ¦ 4 ¦ ¦ 9 ¦ early-end ¦ 01 02 03 13 23 31 32 33 ¦ Your program ends too early: in row 3, columns 1 to 3 are never tried. What ends its loop: its range, a return, a break, a shared variable?
6* 22+ 30+ 31+ ¦ 4 ¦ 1 ¦ 9 ¦ wrong-safe ¦ ¦ Your program says row 3, column 1 is safe. It is attacked along / by the queen in row 2.
0* 00- ¦ 1 ¦ ¦ 1 ¦ wrong-attacked ¦ ¦ Your program says row 0, column 0 is attacked. It is safe: there is no queen above. Is it compared with itself, or with rows below?
1* 01- ¦ 1 ¦ ¦ 2 ¦ outside ¦ ¦ Your program tests row 0, column 1. Rows and columns go from 0 to 0. Where does the loop of place(0) start and end?
1* 10- ¦ 1 ¦ ¦ 2 ¦ outside ¦ ¦ Your program tests row 1, column 0. Rows and columns go from 0 to 0. Where does place(1) return?
1* 00+ ¦ 1 ¦ ¦ 2 ¦ after-end ¦ ¦ All columns of row 0 have been tried: the search is over. But your program starts again, with row 0, column 0.
0* ¦ 1 ¦ ¦ 1 ¦ early-end ¦ 00 ¦ Your program ends too early: in row 0, column 0 is never tried. What ends its loop: its range, a return, a break, a shared variable?
01+ 02+ 03+ ¦ 4 ¦ ¦ ¦ own-order ¦ ¦ the tests are in another order than those of the search. The first is of row 0, column 1, not row 0, column 0
01+ 10- 11- 12- 13+ 02- ¦ 4 ¦ ¦ ¦ own-order ¦ ¦ the tests are in another order than those of the search. The first is of row 0, column 1, not row 0, column 0
10- 11- 12+ 20- ¦ 4 ¦ ¦ ¦ after-call ¦ ¦ the tests do not begin in row 0. Print the line before the \`if\`, and call place(0) first
30+ 10- ¦ 4 ¦ ¦ ¦ after-call ¦ ¦ the tests do not begin in row 0. Print the line before the \`if\`, and call place(0) first
00+ 12+ 01+ 13+ ¦ 4 ¦ ¦ ¦ only-safe ¦ ¦ only safe squares are printed. Print the line before the \`if\`, for each square that is tested
00+ 13+ ¦ 4 ¦ ¦ ¦ only-safe ¦ ¦ only safe squares are printed. Print the line before the \`if\`, for each square that is tested
00+ 01+ 13+ ¦ 4 ¦ ¦ ¦ only-safe ¦ ¦ only safe squares are printed. Print the line before the \`if\`, for each square that is tested
`;

const countedFromOne = (words = '') =>
	words.replaceAll(/(?<=(?:[Rr]ows?|columns?|from|to|and) |place\()-?\d+/g, (number) => `${Number(number) + 1}`);

test.each(rowsOf(table))(
	'%s of %s queens, limit %s, state %s: %s',
	(written = '', queens, most, at, kinds, squares, words) => {
		const [size, limit] = [Number(queens), most ? Number(most) : undefined];
		const {states, faults, doubt} = judgeTrace({size, tests: testsIn(size, written), limit});
		if (!at) {
			const ghosts = [...states].filter(({ghost}) => ghost);
			const said = [0, 1].map((base) => doubtWords(doubt!, size, text.trace, base));
			expect([doubt!.type, said, faults, ghosts]).toEqual([kinds, [words, countedFromOne(words)], [], []]);
			return;
		}

		const state = [...states][Number(at)]!;
		expect(faults).toContain(Number(at));
		expect(state.faults.map(({kind}) => kind).join(' ')).toBe(kinds);
		expect(state.faults.flatMap((fault) => fault.squares.map(({row, column}) => `${row}${column}`)).join(' ')).toBe(
			squares,
		);
		expect(faultWords(state, size, text.trace)?.join(' ')).toBe(words);
		expect(faultWords(state, size, text.trace, 1)?.join(' ')).toBe(countedFromOne(words));
	},
);

test('wrong tests are counted', () => {
	expect(judgeTrace({size: 4, tests: testsIn(4, '1* 10+ 20- 21- 22+ 30+')})).toMatchObject({wrong: 3});
	expect(judgeTrace({size: 4, tests: testsIn(4, '1* 01?')}).causes).toEqual(['no-verdict']);
});

// Manual: those that would print the same are named, up to three
test('what prints the same tests is named in one sentence', () => {
	const {causes} = judgeTrace({size: 4, tests: testsIn(4, '1* 01+ 02+ 03+')});
	expect(causeWords(causes, text.trace)).toBe(
		'The call place(row + 1) is missing, or the answer of the test is used the other way round.',
	);
	expect(causeWords([...causes, 'half'], chinese.trace)).toBe(
		'缺少调用 place(row + 1)，或者测试的结果用反了，或者每对左右翻转的解只有一个。',
	);
	expect(causeWords(['no-call'], text.trace)).toBe(text.trace.mistakes['no-call']);
	expect(causeWords(['no-call', 'negated', 'swapped', 'half'], text.trace)).toBeUndefined();
});
