import type {AttackLine, Queens, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import {printable} from '../printable.js';
import {counted, lines, quoted, span, squareName} from './words.js';

function place(first: number, last: number): string {
	return first === last ? `Line ${number(first)}` : `Lines ${number(first)} to ${number(last)}`;
}

function along(directions: readonly AttackLine[]): string {
	return `along ${directions.map((line) => (line === 'column' ? 'the column' : lines[line])).join(' or ')}`;
}

type Attacker = Square & {readonly line: AttackLine};

export const check = {
	read: (size: number, forms: readonly string[], lineCount: number) =>
		`Read: ${[counted(size, 'queen', 'queens'), ...forms, counted(lineCount, 'line', 'lines')].join(', ')}.`,
	forms: {
		boards: (queen: string, empty: readonly string[]) =>
			`boards of ${[queen, ...empty].map((sign) => printable(sign.trim() || 'blanks')).join(', ')}`,
		list: (first: number) => `columns counted from ${first}`,
		trace: (row: number, column: number) =>
			row === column ? `tests counted from ${row}` : `tests with rows from ${row} and columns from ${column}`,
	},
	fromOne: 'Rows and columns count from 1 here, as in the file.',
	swapped: 'The program goes from column to column: here its columns are called rows, and its rows columns.',
	backwards: 'The program tries the columns from right to left.',
	right: (what: string) => `Right: ${what}.`,
	wrong: (what: string) => `Wrong: ${what}.`,
	unclear: (what: string) => `Cannot tell: ${what}.`,
	complete: (solutions: number) =>
		solutions < 2
			? ['there is no solution, and none was printed', 'the only solution is there'][solutions]!
			: `all ${number(solutions)} solutions are there, each once`,
	withStates: (complete: string, states: number) =>
		`${complete}, and ${counted(states, 'board', 'boards')} on the way to them`,
	enough: (solutions: number) => counted(solutions, 'right solution', 'different right solutions'),
	oneOfEach: (classes: number) => `one solution of each of the ${counted(classes, 'class', 'classes')}`,
	sameTrace: (tests: number, isWhole: boolean) =>
		`the ${counted(tests, 'test is', 'tests are')} those of the search${isWhole ? '' : ' up to this solution; the search would go on'}`,
	onlyCount: (count: number, size: number) =>
		`${number(count)} is right for ${counted(size, 'queen', 'queens')}; nothing else was printed to check`,
	incomplete: (right: number, expected: number, others: number) =>
		`${number(right)} of ${number(expected)} solutions${others > 0 ? `; ${counted(others, 'other is', 'others are')} wrong or repeated` : ''}`,
	wrongRepeated: 'the solutions are there, but what is printed beside them is not the same',
	wrongTrace: 'the tests are not those of the search',
	wrongCount: 'the number of solutions',
	tooMuch: (line: number) => `far more than can be right, so it was stopped at line ${number(line)}`,
	nothing: 'your program printed nothing',
	/** What to look at where a program prints nothing, and how to see what it does. The lesson says the same. */
	lookAt: 'Look at these three first:',
	usualCauses: [
		'Is each queen removed, and its flags cleared, after the call below it returns?',
		'Does the loop try all columns, 0 to n - 1?',
		'Is the end reached: does the call with row = n print or keep the board?',
	],
	howToTrace: 'To see what it does, print this line after each test of a square, with 4 queens, and check that:',
	notRead: (line: number, text: string) => `line ${number(line)} is not read: ${quoted(text)}`,
	noSize: (line: number, text: string) =>
		`line ${number(line)} is ${quoted(text)}, but the number of queens is not known; give it, as in queens-tui 8 --check FILE`,
	whatIsRead:
		'What is read: boards, as lines of two or three signs; columns, as in 0 4 7 5 2 6 1 3; squares, as in (0, 0) (1, 4); tests, as in [3][5]=false; and a number of solutions.',
	alsoRight: (size: number) =>
		`The lines with another size are right, too: all solutions for ${counted(size, 'queen', 'queens')}.`,
	rightFor: (sizes: readonly number[], size: number | undefined) =>
		`these are all solutions for ${sizes.join(', ')} queens${size === undefined ? '' : `, not for ${size}`}`,
	asks: {
		fundamental: 'These are the first solutions of each symmetry class: that is what --fundamental asks for.',
		limit: (limit: number) =>
			limit === 1
				? 'It is one solution only. If only one was asked for, add --limit 1.'
				: `These are the first ${number(limit)} only. If only they were asked for, add --limit ${limit}.`,
	},
	missing: (solution: number, queens: Queens) => `Missing: number ${number(solution)} (${queens.join(' ')}).`,
	twice: (solution: number, first: number, second: number) =>
		`Twice: number ${number(solution)} (lines ${number(first)} and ${number(second)}).`,
	more: (count: number) => `... and ${number(count)} more.`,
	fewer: (boards: number, queens: number, size: number) =>
		`All ${number(boards)} of them have ${counted(queens, 'queen', 'queens')}, not ${size}.`,
	faults: {
		attack: (first: number, last: number, {row: one, column}: Square, {row: other}: Square, line: AttackLine) =>
			`${place(first, last)}: the queens in rows ${one} and ${other} attack each other along ${line === 'column' ? `column ${column}` : lines[line]}.`,
		'no-queen': (first: number, last: number, row: number) => `${place(first, last)}: there is no queen in row ${row}.`,
		several: (first: number, last: number, row: number, columns: readonly number[]) =>
			`${place(first, last)}: row ${row} has ${columns.length} queens, in columns ${columns.join(', ')}.`,
		outside: (first: number, last: number, row: number, _columns: readonly number[], from: number, to: number) =>
			`${place(first, last)}: the column in row ${row} is not on the board; it has columns ${from} to ${to}.`,
	},
	broken: {
		rows: (first: number, last: number, found: number, size: number) =>
			`${place(first, last)}: ${counted(found, 'row', 'rows')} instead of ${size}.`,
		numbers: (at: number, last: number, found: number, size: number) =>
			`${place(at, last)}: ${found === 0 ? 'no queens' : counted(found, 'queen', 'queens')} instead of ${size}.`,
		unread: (at: number) => `${place(at, at)}: not a row of the board.`,
	},
	alone: (compared: number) =>
		`There are too many solutions to keep them all: ${number(compared)} of these were compared with the search, the others each alone.`,
	/** The first of a trace. Rows and columns are named as in the file. */
	differences: {
		'wrong-safe': (row: number, column: number, _last: number, attacker: Attacker | undefined) =>
			`Your program finds ${squareName({row, column})} safe${attacker ? `; the queen in row ${attacker.row} attacks it along ${lines[attacker.line]}` : ''}.`,
		'wrong-attacked': (row: number, column: number, _last: number, gone: Attacker | undefined) =>
			`Your program finds ${squareName({row, column})} attacked; no queen attacks it.${gone ? ` (The queen that has left ${squareName(gone)} would, along ${lines[gone.line]}.)` : ''}`,
		'columns-left-out': (row: number, first: number, last: number) =>
			`Your program leaves out row ${row}, ${first === last ? 'column' : 'columns'} ${span(first, last)}.`,
		'column-again': (row: number, column: number) =>
			`Your program tests ${squareName({row, column})} again, which it has already tested in this call.`,
		'rows-left-out': (row: number) => `Your program goes on below row ${row}, where it has placed no queen.`,
		'nothing-below': (row: number, column: number) =>
			`Your program finds ${squareName({row, column})} safe, but tests nothing in row ${row + 1}.`,
		'early-return': (row: number, first: number, last: number) =>
			`Your program returns from row ${row} too early: ${first === last ? 'column' : 'columns'} ${span(first, last)} of it ${first === last ? 'was' : 'were'} not tested.`,
		'early-end': (row: number, first: number, last: number) =>
			`Your program ends here, too early: row ${row}, ${first === last ? 'column' : 'columns'} ${span(first, last)} ${first === last ? 'was' : 'were'} not tested.`,
		'after-end': (row: number) => `Your program goes on, but its search is over: row ${row} has tried all columns.`,
		outside: (row: number, column: number) =>
			`Your program tests ${squareName({row, column})}, which is not on the board.`,
	},
	common: (tests: number, what: readonly string[]) =>
		`All ${number(tests)} wrong tests are like this: ${what.join(', ')}.`,
	commons: {
		lines: (directions: readonly AttackLine[]) => `attacked ${along(directions)} only`,
		row: (_: readonly AttackLine[], row: number) => `attacked by the queen in row ${row} only`,
		'not-row': (_: readonly AttackLine[], row: number) => `not attacked by the queen in row ${row}`,
		near: () => 'attacked from the row just above only',
		far: () => 'attacked from two rows up or more',
		gone: (directions: readonly AttackLine[]) => `queens that have left would attack ${along(directions)}`,
		'no-queen': () => 'attacked before any queen is placed',
	},
	both: (safe: number, attacked: number) =>
		`${counted(safe, 'wrong test says', 'wrong tests say')} safe and ${number(attacked)} attacked: the program remembers other queens than these.`,
	oneKind: (count: number) => `All ${number(count)} differences are of this kind.`,
	search: (test: string) => `the search: ${test}`,
	searchIsOver: 'the search is over',
	/** Compared with the solutions that there are, or with those that were printed. */
	claim: (line: number, found: number, size: number, solutions: number, printed: number | undefined) =>
		printed === undefined
			? `${place(line, line)} says ${number(found)}; for ${counted(size, 'queen', 'queens')} it is ${number(solutions)}.`
			: `${place(line, line)} says ${number(found)}, but ${counted(printed, 'solution was', 'different solutions were')} printed${found === 2 * printed ? ': is each counted twice?' : '.'}`,
	unread: (line: number, text: string) => `Not read: line ${number(line)}: ${quoted(text)}.`,
	/** Of a list that stops early, more could follow. */
	causes: (count: number, isWhole: boolean) =>
		`${count === 1 ? 'A mistake that' : 'Each of these mistakes'} ${isWhole ? 'prints exactly' : 'would print'} this:`,
	mistakes: {
		'first-only': 'The search stops after the first solution; it should go on.',
		'no-diagonal': 'The diagonal \\ is not tested: row - column is the same along it.',
		'no-antidiagonal': 'The diagonal / is not tested: row + column is the same along it.',
		'no-diagonals': 'Neither diagonal is tested, only the columns.',
		'no-column': 'The columns are not tested, only the diagonals.',
		'only-last-queen': 'Only the queen in the row just above is tested, not those further up.',
		'only-first-queen':
			'Only the queen in the first row is compared: does `return true` stand inside the loop over the queens?',
		'not-last-queen': 'The queen in the row just above is not tested: where does the loop over the queens end?',
		'not-first-queen': 'The queen in the first row is not tested: where does the loop over the queens start?',
		'near-diagonals':
			'Only the neighbouring squares of a diagonal are tested, or the next few, not the whole diagonal.',
		'short-diagonal':
			'The loop along a diagonal stops one square too early: it misses the first or last row or column.',
		'wrong-distance': 'The distance on a diagonal is off by one: rows and columns must count from the same number.',
		'row-for-column': 'A row is compared where a column is meant, or on a diagonal a sum where a difference is meant.',
		'and-for-or':
			'Attacks are overlooked: are conditions joined by `and` or `&` where `or` or `|` is needed, or flags never set?',
		half: 'Only half of the columns are tried in the first row.',
		'first-column-only':
			'In row 0 only the first column is tried: does the search begin with row 1, or its loop end with a return?',
		'not-first-column': 'The first column is never tried: where does the loop over the columns start?',
		'not-last-column': 'The last column is never tried: where does the loop over the columns end?',
		'columns-left-out': 'Some columns are never tried: what does the loop over the columns leave out?',
		'column-outside': 'The loop tries a column behind the last one: where does it end?',
		'break-at-attack': 'The loop over the columns ends at the first attacked square: `break` instead of `continue`?',
		'return-place':
			'The loop over the columns ends after the first call: `return place(row + 1)` instead of `place(row + 1)`?',
		'not-removed': 'A queen, or one of its flags, is not removed after the call below returns.',
		'cleared-elsewhere': 'A flag is cleared at another index than it was set: something stays set after a return.',
		'shared-flag': 'Several diagonals share one flag: the index row - column needs n - 1 added, not abs() or %.',
		shifts:
			'A mask of the diagonals is not shifted as a whole, by one square: (downs | bit) << 1 and (ups | bit) >> 1.',
		'mask-without-limit': 'The mask of the safe columns is not limited to N bits: add `& ((1 << n) - 1)`.',
		'own-row':
			'A square is compared with its own row too, or with rows below it: they have no queen yet, or an old one.',
		'no-middle':
			'Solutions with the first queen in the middle column are left out: mirroring half of the columns does not find them.',
		'row-too-early': 'A solution is printed too early, before the last queen is placed.',
		'each-placement': 'The board is printed after each placement, not only when all queens are placed.',
		'not-copied': 'Each solution is the same array, which changes afterwards: keep a copy of it.',
		'printed-twice': 'Each solution is printed twice, or more often.',
		'end-missing': 'The first or last solution is not printed: where does the loop over the solutions start and end?',
		'row-not-printed':
			'The last row of each solution is printed without its queen, or not at all: is it printed too early?',
		'rows-jumped': 'Each call goes two rows down: is the row increased, and 1 added in the call, too?',
		'mirrored-twice': 'Solutions with the first queen in the middle column are mirrored, too, so they are there twice.',
		miscounted: 'Only the count is wrong: where does the counter start, and how often is it increased?',
	},
	printTests:
		'To find the first wrong step, let your program print a line [row][column]=true or [row][column]=false for each test, and check that.',
	readSoFar: (megabytes: number) => `${number(megabytes)} MB read`,
};
