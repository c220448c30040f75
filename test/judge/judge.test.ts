import fc from 'fast-check';
import {expect, test} from 'vitest';
import {hidesMistakes, judgeTrace, shownSize} from '../../source/judge/judge.js';
import {attackOn, type Queens} from '../../source/solver/board.js';
import {publishedCount} from '../../source/solver/counting/known.js';
import type {PrintedTest, Tested} from '../../source/text/own-program.js';
import {rowsOf, run, testsIn, testsOf, wrong} from './wrong-programs.js';

const judged = (size: number, name?: string, limit?: number) => judgeTrace({size, tests: testsOf(size, name), limit});

test.each([1, 2, 3, 4, 5, 6])('a right program of %i queens is right to its end', (size) => {
	const {verdict, faults, solutions, causes, tests, states} = judged(size);
	const count = Number(publishedCount(size));
	expect({verdict, faults, solutions, causes}).toEqual({verdict: 'right', faults: [], solutions: count, causes: []});
	const own = [...states];
	const still = {test: undefined, queens: [], removed: [], attackers: [], ghost: undefined, faults: [], isOver: false};
	expect(own[0]).toEqual({...still, said: [[]], filled: 0, solutions: 0});
	const {said, queens: removed} = own.at(-2)!;
	expect(own.at(-1)).toEqual({...still, said, removed, filled: solutions, solutions, isOver: true});
	// Only of the row that has just been left more is known than of the tested one.
	const rows = tests.map(({row}, at) => Math.max(row, tests[at - 1]?.row ?? 0));
	expect(own.slice(1, -1).map((state) => state.said.length - 1)).toEqual(rows);
	for (const [at, {queens, ...state}] of own.slice(1, -1).entries()) {
		const {test, queens: before} = own[at]!;
		const placed = test?.isSafe && test.row < size - 1 ? [{row: test.row, column: test.column}] : [];
		expect([...queens, ...state.removed]).toEqual([...before, ...placed]);
		expect(state.said[tests[at]!.row]).toHaveLength(tests[at]!.column + 1);
	}
});

/** Of a program that says anything of each square. */
function saying(size: number, answers: Iterator<boolean>): readonly Tested[] {
	const tests: Tested[] = [];
	const place = (row: number): void => {
		for (let column = 0; column < size && tests.length < 1000; column++) {
			const isSafe = answers.next().value ?? false;
			tests.push({row, column, isSafe});
			if (isSafe && row < size - 1) {
				place(row + 1);
			}
		}
	};
	place(0);
	return tests;
}

test('what a program may say of each square, at random, is judged by the queens that it has placed', () => {
	const answers = fc.infiniteStream(fc.boolean());
	fc.assert(
		fc.property(fc.integer({min: 1, max: 6}), answers, (size, stream) => {
			for (const {test, queens, faults} of judgeTrace({size, tests: saying(size, stream), isCut: true}).states) {
				const columns = queens.map(({column}) => column);
				const isWrong = test && test.isSafe === (attackOn(columns, test.row, test.column) !== undefined);
				expect(faults.map(({kind}) => kind)).toEqual(isWrong ? [test.isSafe ? 'wrong-safe' : 'wrong-attacked'] : []);
			}
		}),
	);
});

test('tests in any order are judged without an error, and each queen stands in a row of its own', () => {
	const number = fc.integer({min: -1, max: 6});
	const square = fc.record({row: number, column: number, isSafe: fc.boolean()});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 6}), fc.array(square, {maxLength: 60}), (size, squares) => {
			const tests = squares.map((each, at): PrintedTest => ({...each, line: at + 1, text: ''}));
			const {states, ...judgement} = judgeTrace({size, tests});
			const own = [...states];
			expect(own.map(({test}) => test)).toEqual([undefined, ...judgement.tests, undefined]);
			expect(judgement.isByRows || judgement.tests).toBe(judgement.isByRows || tests);
			for (const {queens, faults} of own) {
				const rows = queens.map(({row}) => row);
				expect(rows).toEqual([...new Set(rows)].filter((row) => row >= 0 && row < size).sort((a, b) => a - b));
				expect(faults.flatMap(({squares}) => squares).every(({row, column}) => row < size && column < size)).toBe(true);
			}
		}),
	);
});

// Manual: A program that is to stop after some solutions is right with `--limit 1`.
test('a program may stop after as many solutions as it looks for', () => {
	const name = 'return after the first solution';
	expect([...judged(4, name).states].at(-1)?.faults).toMatchObject([{kind: 'stopped', row: 3, columns: [3, 3]}]);
	expect(judged(4, name, 1)).toMatchObject({verdict: 'right', solutions: 1});
});

test('queens stand while rows outside the board are tested, and answers count only in their call', () => {
	const after = (written: string) => [...judgeTrace({size: 4, tests: testsIn(4, written)}).states].at(-2)!;
	expect([after('1* -1,0+ 40+').queens, after('2* 40-').queens]).toEqual(Array(2).fill([{row: 0, column: 0}]));
	expect(after('41* 21-').said[2]).toHaveLength(2);
});

test('which flags stay set is said as long as they explain each attack that is none', () => {
	type Tests = ReturnType<typeof testsOf>;
	const ghostsOf = (size: number, name: string, edited = (tests: Tests): Tests => tests) => {
		const tests = edited(testsOf(size, name));
		const ghosts = [...judgeTrace({size, tests}).states].flatMap(({ghost}) => ghost ?? []);
		return [ghosts.length, ...new Set(ghosts.map(({line}) => line))];
	};
	expect(ghostsOf(4, 'columns never cleared')).toEqual([1, 'column']);
	expect(ghostsOf(4, 'ups never cleared')).toEqual([4, 'antidiagonal']);
	// One is that of a queen in the last row.
	expect(ghostsOf(5, 'downs never cleared')).toEqual([8, 'diagonal']);
	const flipped = (at: number) => (all: Tests) => all.with(at, {...all[at]!, isSafe: !all[at]!.isSafe});
	expect(ghostsOf(4, 'ups never cleared', flipped(8))).toEqual([0]);
	// On a square that is tested again stood one queen, on three lines.
	const again = (all: Tests) => all.toSpliced(8, 60, {...all[3]!, isSafe: false});
	expect(ghostsOf(4, 'ups never cleared', again)).toEqual([1, 'column']);
	// What is said of a square outside the board explains nothing.
	const outside = {row: 3, column: 4, isSafe: true, line: 12, text: ''};
	expect(ghostsOf(4, 'columns never cleared', (all) => all.toSpliced(12, 0, outside))).toEqual([1, 'column']);
});

/** The wrong program, the queens, how many of its tests and boards are there, how many boards have rows for columns, how it ended, and what explains them. */
const explained = String.raw`
\ never tested ¦ 5 ¦ all ¦ 0 ¦ ended ¦ no-diagonal
\ never tested ¦ 5 ¦ 200 ¦ 0 ¦ ended ¦
\ never tested ¦ 5 ¦ 200 ¦ 0 ¦ stopped ¦ no-diagonal
\ never tested ¦ 5 ¦ 200 ¦ 0 ¦ cut ¦ no-diagonal
\ never tested ¦ 5 ¦ 200 ¦ 0 ¦ limit ¦ no-diagonal
\ never tested ¦ 5 ¦ all ¦ all ¦ ended ¦ no-diagonal
\ never tested ¦ 5 ¦ all ¦ 5 ¦ ended ¦
\ never tested ¦ 5 ¦ all ¦ 5 ¦ stopped ¦ no-diagonal
\ never tested ¦ 5 ¦ 0 ¦ all ¦ ended ¦ no-diagonal
\ never tested ¦ 9 ¦ 20000 ¦ 0 ¦ ended ¦
\ never tested ¦ 9 ¦ 20001 ¦ 0 ¦ ended ¦ no-diagonal
half of the first row ¦ 4 ¦ all ¦ 0 ¦ ended ¦ half
half of the first row ¦ 8 ¦ 0 ¦ all ¦ ended ¦ half
half of the first row ¦ 9 ¦ 0 ¦ all ¦ ended ¦
half of the first row ¦ 6 ¦ 0 ¦ all turned 2 ¦ ended ¦ compares-below half
half of the first row ¦ 6 ¦ 0 ¦ all turned 1 ¦ ended ¦
printed twice ¦ 6 ¦ 0 ¦ 7 ¦ ended ¦
printed twice ¦ 6 ¦ 0 ¦ 7 ¦ stopped ¦ printed-twice
printed twice ¦ 6 ¦ 0 ¦ all ¦ ended ¦ printed-twice
mirrored with the middle column ¦ 5 ¦ 0 ¦ all ¦ ended ¦ mirrored-twice
mirrored solutions left out ¦ 5 ¦ 0 ¦ all ¦ ended ¦ half
mirrored solutions left out ¦ 5 ¦ all ¦ all ¦ as asked ¦
not popped, compared with abs ¦ 8 ¦ all ¦ 0 ¦ ended ¦ not-removed
no base case ¦ 4 ¦ all ¦ all ¦ ended ¦ no-return
no call ¦ 1 ¦ 1 ¦ 0 ¦ ended ¦
negated answer ¦ 1 ¦ 1 ¦ 0 ¦ ended ¦ compares-below misprinted negated
`;

test.each(rowsOf(explained))(
	'%s, %s queens, %s tests, %s boards, %s: %s',
	(name = '', queens, tests, boards = '', end, causes) => {
		const size = Number(queens);
		const made = run(size, wrong[name]!, 100_000);
		const first = <Item>(items: readonly Item[], count = '') =>
			count === 'all' ? items : items.slice(0, Number(count));
		const [drawn, turned = 0] = boards.split(' turned ');
		const masks = first(made.boards, drawn)
			.map((board, at) => (at < Number(turned) ? board.map((_, column) => board.indexOf(column)) : board))
			.map((board) => board.map((column) => 1 << Number(column)));
		const trace = {
			size,
			// Later ones are not compared.
			tests: first(made.tests, tests).map((each, at) => ({...each, isSafe: each.isSafe !== (at === 20_000)})),
			isCut: end === 'cut',
			limit: end === 'limit' ? 1 : undefined,
		};
		const beside = {boards: masks, isWrong: end !== 'as asked', isStopped: end === 'stopped'};
		expect(judgeTrace(trace, beside).causes.join(' ')).toBe(causes);
	},
);

test('tests of another size are recognised, from 4 queens on', () => {
	const doubtOf = (size: number, printed: number) => judgeTrace({size, tests: testsOf(printed)}).doubt;
	expect([doubtOf(4, 5), doubtOf(6, 4)]).toEqual(
		[5, 4].map((size) => ({type: 'other-size', first: testsOf(size)[0], size})),
	);
	expect([doubtOf(4, 3), doubtOf(5, 3)]).toEqual([undefined, undefined]);
	expect(['26,26+', '27,27+', '43+'].map((at) => shownSize(testsIn(4, at)))).toEqual([27, undefined, undefined]);
	expect([5, 6].map(hidesMistakes)).toEqual([true, false]);
});

// Manual: is read in the order of the search
test('tests of whole rows are put in the order of the search, also of a wrong program and of one that is stopped', () => {
	type IsSafe = (queens: Queens, row: number, column: number) => boolean;
	const byRows = (isSafe: IsSafe, most?: number, limit?: number) => {
		const tests: Tested[] = [];
		const place = (queens: Queens): void => {
			const row = queens.length;
			const columns = [0, 1, 2, 3].filter((column) => {
				tests.push({row, column, isSafe: isSafe(queens, row, column)});
				return tests.at(-1)!.isSafe && row < 3;
			});
			for (const column of columns) {
				place([...queens, column]);
			}
		};
		place([]);
		return judgeTrace({size: 4, tests: tests.slice(0, most), isCut: most !== undefined && !limit, limit});
	};
	const isFree: IsSafe = (queens, row, column) => !attackOn(queens, row, column);
	expect(byRows(isFree)).toMatchObject({isByRows: true, verdict: 'right', solutions: 2, tests: {length: 60}});
	const other = (rest: string) => judgeTrace({size: 4, tests: testsIn(4, `00+ 01+ 02+ 03+ 10- 11- 12+ 13+ ${rest}`)});
	expect([other('21- 20- 22- 23-').isByRows, other('30- 31- 32- 33-').isByRows]).toEqual([false, false]);
	// Left out are the squares that the search tests after rows that are not there.
	expect([20, 40, 41].map((most) => byRows(isFree, most).tests.length)).toEqual([18, 36, 37]);
	expect(byRows(isFree, 32, 1)).toMatchObject({isByRows: true, verdict: 'right', solutions: 1});
	expect(byRows(isFree, 44, 2)).toMatchObject({isByRows: true, verdict: 'right', solutions: 2});
	const {isByRows, causes} = byRows((queens, _, column) => !queens.includes(column));
	expect([isByRows, causes]).toEqual([true, ['no-diagonals']]);
});
