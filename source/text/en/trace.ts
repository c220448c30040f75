import type {Attack, Square} from '../../solver/board.js';
import {number} from '../numbers.js';
import {allTests, counted, lines, listed, quoted, squareName} from './words.js';

/** Of a test, or of squares that are never tried. */
type Fact = {
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	readonly test: Square | undefined;
	/** Rows and columns of the board. */
	readonly first: number;
	readonly last: number;
	readonly solutions: number;
	/** Of the square. */
	readonly attackers: readonly Attack[];
	/** A removed queen that would attack it. */
	readonly ghost: Square | undefined;
	readonly hasQueens: boolean;
	/** In row 0, a queen has been removed. */
	readonly hasRemoved: boolean;
};
/** Of tests that are not those of the search: the first of them, and of how many queens they are. */
type Doubtful = {readonly base: number; readonly first: Square; readonly own: number; readonly size: number};
/** With a question that leads to the line of the program that is wrong. */
type Words = readonly [fact: string, question?: string];

function never([first, last]: Fact['columns']): string {
	return first === last ? `column ${first} is never tried` : `columns ${first} to ${last} are never tried`;
}

export const trace = {
	faults: {
		outside: ({row, columns: [column], first, last}: Fact): Words => {
			const isAtEnd = row >= first && row <= last && (column === last + 1 || column === first - 1);
			const loop = isAtEnd
				? `Where does the loop of place(${row}) start and end?`
				: 'Is this number set before it is printed?';
			return [
				`Your program tests ${squareName({row, column})}. Rows and columns go from ${first} to ${last}.`,
				row === last + 1 ? `Where does place(${row}) return?` : loop,
			];
		},
		'rows-left-out': ({row, columns: [, to], first}: Fact): Words => {
			const left = to - row === 1 ? `row ${row} is` : `rows ${row} to ${to - 1} are`;
			return row === first
				? [`Your program begins in row ${to}: ${left} left out.`, 'Which row is place() called with first?']
				: [`place(${row - 1}) goes on in row ${to}: ${left} left out.`, 'Is 1 added to the row twice?'];
		},
		'row-without-queen': ({row, columns: [next, to], last}: Fact): Words => [
			`Your program goes on in row ${to}, but row ${row} has no queen.`,
			next <= last ? `Is place(${row + 1}) called only on a safe square?` : 'Does it go back where no column is left?',
		],
		'nothing-below': ({row, columns: [column], test}: Fact): Words => [
			`Your program finds ${squareName({row, column})} safe. But then it tests ${squareName(test!)}, not row ${row + 1}.`,
			`Is place(${row + 1}) called, or does it return too early?`,
		],
		'early-return': ({row, columns}: Fact): Words => [
			`place(${row}) has returned too early: ${never(columns)}.`,
			'What ends its loop: its range, a return, a break?',
		],
		'columns-left-out': ({row, columns}: Fact): Words => [
			`place(${row}) leaves out squares: ${never(columns)}.`,
			'Where does its loop start, and how does it go on?',
		],
		'column-late': ({row, columns: [column]}: Fact): Words => [
			`Your program tests ${squareName({row, column})} after columns to its right.`,
			`How does the loop of place(${row}) go on?`,
		],
		'column-again': ({row, columns: [column]}: Fact): Words => [
			`Your program tests ${squareName({row, column})} again, with the same queens above.`,
			`Where does the loop of place(${row}) go on, and is it called twice?`,
		],
		'row-not-reset': ({row, columns: [column]}: Fact): Words => [
			`Row ${row} has been tried, but your program tests column ${column} in it, not in row ${row - 1}.`,
			`Is the row ${row - 1} again when place(${row}) has returned?`,
		],
		'after-end': ({row, columns: [column], first}: Fact): Words => [
			`All columns of row ${first} have been tried: the search is over. But your program starts again, with ${squareName({row, column})}.`,
		],
		'goes-on': ({row, columns: [column], solutions}: Fact): Words => [
			`place(${row}) goes on with ${squareName({row, column})}, after ${solutions === 1 ? 'the first solution' : `solution ${number(solutions)}`}.`,
			`Does it return, too, when place(${row + 1}) says that it has found one? Each call has to say so to its caller.`,
		],
		'no-verdict': ({row, columns: [column]}: Fact): Words => [
			`Your program has no verdict on ${squareName({row, column})}, which is safe.`,
		],
		'wrong-safe': ({row, columns: [column], attackers}: Fact): Words => {
			const one = attackers.map(({row: queen, line}) => `along ${lines[line]} by the queen in row ${queen}`);
			const rows = attackers.map((attacker) => String(attacker.row));
			const many = `by the queens in rows ${listed(rows)}`;
			return [
				`Your program says ${squareName({row, column})} is safe. It is attacked ${rows.length > 1 ? many : one[0]}.`,
			];
		},
		'wrong-attacked': ({row, columns: [column], ghost, hasQueens, hasRemoved}: Fact): Words => {
			const says = `Your program says ${squareName({row, column})} is attacked. It is safe`;
			const alone = hasRemoved
				? 'What is left of removed queens, or of rows below?'
				: 'Is it compared with itself, or with rows below?';
			const question = hasQueens ? 'Which one does your test find?' : alone;
			const isHere = ghost?.row === row && ghost.column === column;
			return ghost
				? [`${says}.`, `Is the queen that was ${isHere ? 'here' : `on ${squareName(ghost)}`} removed everywhere?`]
				: [`${says}: ${hasQueens ? 'no queen above attacks it' : 'there is no queen above'}.`, question];
		},
		'early-end': ({row, columns}: Fact): Words => [
			`Your program ends too early: in row ${row}, ${never(columns)}.`,
			'What ends its loop: its range, a return, a break, a shared variable?',
		],
		stopped: ({solutions}: Fact): Words => [
			`Your program stops after ${solutions === 1 ? 'the first solution' : `solution ${number(solutions)}`}: the search goes on.`,
			`If that is what it is to do, add --limit ${solutions}.`,
		],
	},
	doubts: {
		'own-order': ({first, base}: Doubtful) =>
			`the tests are in another order than those of the search. The first is of ${squareName(first)}, not ${squareName({row: base, column: base})}`,
		'other-size': ({own, size}: Doubtful) => `these are tests of ${counted(own, 'queen')}, not of ${size}`,
		'only-safe': (_: Doubtful) =>
			'only safe squares are printed. Print the line before the `if`, for each square that is tested',
		'after-call': ({base}: Doubtful) =>
			`the tests do not begin in row ${base}. Print the line before the \`if\`, and call place(${base}) first`,
	},
	stillCounts: (queen: Square) => `The queen that was on ${squareName(queen)} still counts.`,
	crash: (line: number, text: string) => `Line ${number(line)}: the program ended with an error: ${quoted(text)}.`,
	byRows: 'Your program tests each row whole first: its tests are put in the order of the search.',
	tryMore: 'Some mistakes show only with 6 queens: try 6, too.',
	printsWrong: (tests: number) => `${allTests(tests)} right, but not what your program prints as solutions.`,
	either: (facts: readonly string[]) =>
		`${facts.map((fact, at) => (at === 0 ? fact : fact.charAt(0).toLowerCase() + fact.slice(1))).join(', or ')}.`,
	mistakes: {
		'first-only': 'The search stops after the first solution. It should go on.',
		'never-attacked':
			'No square is ever found attacked. Is `and` used for `or`, or are queens never stored, flags never set, or both cleared before the call?',
		'no-diagonal': 'The diagonal \\ is not tested (with flags: never set). Along it, row - column is the same.',
		'no-antidiagonal': 'The diagonal / is not tested (with flags: never set). Along it, row + column is the same.',
		'no-diagonals': 'Neither diagonal is tested (with flags: never set).',
		'no-column': 'The columns are not tested (with flags: never set).',
		'only-last-queen': 'Only the queen in the row just above is tested. Those further up count, too.',
		'only-first-queen':
			'Only the queen in the first row is compared. Does `return true` stand inside the loop over the queens?',
		'not-last-queen': 'The queen in the row just above is not tested. Where does the loop over the queens end?',
		'not-first-queen': 'The queen in the first row is not tested. Where does the loop over the queens start?',
		'short-diagonal': 'The loop along a diagonal stops too early. It misses the first or last row or column.',
		'wrong-distance': 'The distance on a diagonal is off by one. Rows and columns must count from the same number.',
		'wrong-formula':
			'The formula of a line is wrong. Along \\, row - column is the same, along / row + column; as an index, row - column needs n - 1 added, and each diagonal flags of its own.',
		'one-row-up': 'On a diagonal, only the queen in the row just above is seen. Those further up count, too.',
		'and-for-or':
			'A square is attacked along one line, not only along several. Is `&&` used for `||`, or `||` for `&&`?',
		'compares-below':
			'Queens of this row and below are compared, too, though their values are old. Compare only the rows above.',
		swapped:
			'Row and column are swapped. Compare the order of arguments and parameters; queens[row] = col stores a queen.',
		'row-stored':
			'The row of a queen is stored in place of its column. It should be queens[row] = col, or append(col).',
		'not-stored': 'The column of a queen is never stored. Is queens[row] = col missing?',
		'no-call': 'The call place(row + 1) is missing.',
		misprinted:
			'The order is right, only the answers that are printed are not. Is one printed before the test, or the opposite?',
		negated: 'The answer of the test is used the other way round. Does it say safe, or attacked?',
		'row-kept': 'The row stays increased after the call. Is it place(++row) instead of place(row + 1)?',
		'columns-from':
			'The loop over the columns does not begin with the first. Is it range(row, n), or does it start after the queen above?',
		half: 'Of two mirror images only one is there. Are only half of the columns tried in the first row, or images thrown away?',
		'not-first-column': 'The first column is never tried. Where does the loop over the columns start?',
		'not-last-column': 'The last column is never tried. Where does the loop over the columns end?',
		'break-at-attack': 'The loop ends at the first attacked square. Is it `break` instead of `continue`?',
		'return-place':
			'The loop ends after the first call. Is it `return place(row + 1)`, or one loop variable for all calls?',
		'not-removed':
			'Something of a removed queen stays. A list needs pop(), flags are cleared, queens[row] is overwritten.',
		'popped-elsewhere':
			'A queen is removed at another place than just after its call. Is pop() one level too far left?',
		'first-removed': 'The first queen of the list is removed, not the last. Is it shift() or pop(0) instead of pop()?',
		'row-too-early': 'A solution is printed too early, before the last queen is placed.',
		'no-return': 'The call with row = n tests squares, too. It should print the board and return.',
		'each-placement':
			'The board is printed after each placement. It should be printed only when all queens are placed.',
		'not-copied': 'Each solution is the same list or array, which changes afterwards. Keep a copy of it.',
		'shared-rows': 'All rows of the board are the same array, as in `[[0] * n] * n`. Make one for each row.',
		'printed-twice': 'Each solution is printed twice, or more often.',
		'row-not-printed':
			'The last row of each solution is printed without its queen, or not at all. Is it printed too early?',
		'mirrored-twice': 'Solutions with the first queen in the middle column are mirrored, too, so they are there twice.',
		'no-verdict':
			'Your function returns nothing where it should say safe. Is a return missing at its end, True in Python, true elsewhere?',
		miscounted: 'Only the count is wrong. Where does the counter start, and how often is it increased?',
	},
};
