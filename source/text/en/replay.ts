import type {Attack, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Tested} from '../own-program.js';
import {capitalised, counted, found, lines, listed, squareName} from './words.js';

/** Of a test, or of squares that are never tried. */
type Fact = {
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	readonly size: number;
	readonly solutions: number;
	/** Of the square. */
	readonly attackers: readonly Attack[];
	/** A removed queen that would attack it. */
	readonly ghost: Square | undefined;
	readonly isFirstRow: boolean;
};

function never([first, last]: Fact['columns']): string {
	return first === last ? `column ${first} is never tried` : `columns ${first} to ${last} are never tried`;
}

/** What a program did, as its tests tell; then a question that leads to the line where it is wrong. */
export const replay = {
	own: 'Your program',
	search: 'The right search',
	output: 'Output, by line',
	tests: 'Right tests',
	says: ({row, column, isSafe}: Tested) => `(${row}, ${column}) ${isSafe ? 'safe' : 'attacked'}`,
	waits: (test: number) => `waits at test ${number(test)}`,
	test: (test: number, tests: number) => `test ${number(test)} of ${number(tests)}`,
	faults: (count: number): string => (count === 1 ? 'wrong test' : 'wrong tests'),
	filled: (count: number): string => (count === 1 ? 'board filled' : 'boards filled'),
	firstAt: (test: number) => `First wrong test: ${number(test)} ({-ends-of-search}, {+wrong-test}).`,
	noSolution: (board: number) => `board ${number(board)}: no solution`,
	start: (tests: number, wrong: number, isFaulty: boolean, isCut: boolean) => {
		const all = isCut
			? `The first ${number(tests)} tests of your program are kept`
			: `Your program has made ${counted(tests, 'test', 'tests')}`;
		const right = isFaulty
			? 'All of them are right, but then it ends too early'
			: 'All of them are those of the search';
		return `${all}. ${wrong === 0 ? right : `${number(wrong)} of them ${wrong === 1 ? 'is' : 'are'} wrong`}.`;
	},
	right: (square: Square, attack: Attack | undefined) =>
		`${capitalised(found(square, attack))}. Your program says so, too.`,
	wrong: {
		'wrong-safe': ({row, columns: [column], attackers}: Fact) => {
			const one = attackers.map(({row: queen, line}) => `along ${lines[line]} by the queen in row ${queen}`);
			const rows = attackers.map((attacker) => String(attacker.row));
			const many = `by the queens in rows ${listed(rows)}`;
			return `Your program says row ${row}, column ${column} is safe. It is attacked ${rows.length > 1 ? many : one[0]}.`;
		},
		'wrong-attacked': ({row, columns: [column], ghost, isFirstRow}: Fact) => {
			const says = `Your program says row ${row}, column ${column} is attacked. It is safe`;
			if (ghost) {
				const isHere = ghost.row === row && ghost.column === column;
				return `${says}. Is the queen that was ${isHere ? 'here' : `on ${squareName(ghost)}`} removed everywhere?`;
			}

			return isFirstRow
				? `${says}: there is no queen yet. Is it compared with itself, or with rows below?`
				: `${says}: no queen above attacks it. Which one does your test find?`;
		},
		outside: ({row, columns: [column], size}: Fact) => {
			const where = `Your program tests ${squareName({row, column})}: rows and columns go from 0 to ${size - 1}.`;
			if (row === size) {
				return `${where} Where does place(${row}) return?`;
			}

			return row >= 0 && row < size && (column === size || column === -1)
				? `${where} Where does the loop of place(${row}) start and end?`
				: `${where} Is this number set before it is printed?`;
		},
		'rows-left-out': ({row, columns: [, to]}: Fact) => {
			const left = to - row === 1 ? `row ${row} is` : `rows ${row} to ${to - 1} are`;
			return row === 0
				? `Your program begins in row ${to}: ${left} left out. Which row is place() called with first?`
				: `place(${row - 1}) goes on in row ${to}: ${left} left out. Is 1 added to the row twice?`;
		},
		'row-without-queen': ({row, columns: [next, to], size}: Fact) => {
			const why =
				next < size ? `Is place(${row + 1}) called only on a safe square` : 'Does it go back where no column is left';
			return `Your program goes on in row ${to}, but row ${row} has no queen. ${why}?`;
		},
		'nothing-below': ({row, columns: [column]}: Fact) =>
			`A queen is placed on row ${row}, column ${column}, but row ${row + 1} is not tested. Is place(${row + 1}) called, or does it return too early?`,
		'early-return': ({row, columns}: Fact) =>
			`place(${row}) has returned too early: ${never(columns)}. What ends its loop: its range, a return, a break?`,
		'columns-left-out': ({row, columns}: Fact) =>
			`place(${row}) leaves out squares: ${never(columns)}. Where does its loop start, and how does it go on?`,
		'column-again': ({row, columns: [column]}: Fact) =>
			`Your program tests ${squareName({row, column})} again, with the same queens above. Where does the loop of place(${row}) go on, and is it called twice?`,
		'row-not-reset': ({row, columns: [column]}: Fact) =>
			`Row ${row} has been tried, but your program tests column ${column} in it, not in row ${row - 1}. Is the row ${row - 1} again when place(${row}) has returned?`,
		'after-end': ({row, columns: [column]}: Fact) =>
			`All columns of row 0 have been tried: the search is over. But your program starts again, with ${squareName({row, column})}.`,
		'early-end': ({row, columns}: Fact) =>
			`Your program ends too early: in row ${row}, ${never(columns)}. What ends its loop: its range, a return, a break, a shared variable?`,
		stopped: ({solutions}: Fact) =>
			`Your program stops after ${solutions === 1 ? 'the first solution' : `solution ${number(solutions)}`}: the squares with ? are never tried. If that is what it is to do, add --limit ${solutions}.`,
	},
	over: (tests: number, faults: number, filled: number, solutions: number): string =>
		faults === 0
			? `All ${number(tests)} tests are those of the search. Your program has found all ${counted(solutions, 'solution', 'solutions')}.`
			: `Your program ends here: place(0) has returned. It has filled ${counted(filled, 'board', 'boards')}, and found ${counted(solutions, 'solution', 'solutions')}.`,
	cut: (tests: number) => `Only the first ${number(tests)} tests of your program are kept.`,
	jumps: (key: string) => `${key} goes to the next wrong test.`,
};
