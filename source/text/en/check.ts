import type {AttackLine, Queens, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import {counted, lines, quoted, squareName} from './words.js';

function place(first: number, last = first): string {
	return first === last ? `Line ${number(first)}` : `Lines ${number(first)} to ${number(last)}`;
}

function along(line: AttackLine): string {
	return line === 'column' ? 'the column' : lines[line];
}

function queens(size: number): string {
	return counted(size, 'queen', 'queens');
}

type Tested = Square & {readonly isSafe: boolean};
type Attacker = Square & {readonly line: AttackLine};

function tested(test: Tested): string {
	return `${squareName(test)} is ${test.isSafe ? 'safe' : 'attacked'}`;
}

export const check = {
	right: (what: string) => `Right: ${what}.`,
	wrong: (what: string) => `Wrong: ${what}.`,
	unclear: (what: string) => `Cannot tell: ${what}.`,
	complete: (solutions: number, size: number) =>
		solutions < 2
			? [`there is no solution for ${queens(size)}, and none was printed`, `the only solution for ${queens(size)}`][
					solutions
				]!
			: `all ${number(solutions)} solutions for ${queens(size)}, each once`,
	alsoRight: (sizes: readonly number[]) => `, and all for ${sizes.join(', ')}`,
	alsoStates: (boards: number) => `, and ${number(boards)} boards on the way to them`,
	enough: (solutions: number, size: number) =>
		`${counted(solutions, 'solution', 'different solutions')} for ${queens(size)}`,
	oneOfEach: (classes: number, size: number) =>
		`one solution of each of the ${counted(classes, 'class', 'classes')} for ${queens(size)}`,
	sameTrace: (tests: number, size: number) =>
		`${counted(tests, 'step', 'steps')}, those of the search for ${queens(size)}`,
	onlyCount: (count: number, size: number) =>
		`${number(count)} is the number of solutions for ${queens(size)}; only this was printed, and nothing else was checked`,
	incomplete: (right: number, expected: number, size: number, wrong: number, repeated: number) =>
		[
			`${number(right)} of the ${counted(expected, 'solution', 'solutions')} for ${queens(size)}`,
			...(wrong > 0 ? [`${counted(wrong, 'board is no solution', 'boards are no solutions')}`] : []),
			...(repeated > 0 ? [`${counted(repeated, 'solution is', 'solutions are')} repeated`] : []),
		].join('; '),
	wrongTrace: (size: number) => `the steps are not those of the search for ${queens(size)}`,
	cutTrace: (solutions: number) => `the steps are right, but end at solution ${number(solutions)}; the search goes on`,
	wrongCount: 'the number of solutions',
	crashed: 'what was printed is right, but the program ended by an error',
	onlyCrash: (line: number, text: string) => `the program ended by an error, in line ${number(line)}: ${quoted(text)}`,
	notRead: (line: number, text: string) => `line ${number(line)} is not read: ${quoted(text)}`,
	noSize: 'the number of queens is not known; give it, as in queens-tui 8 --check FILE',
	unsorted: (most: number) =>
		`these are more than ${number(most)} solutions, out of order: whether one of them is repeated is known only if they come in order`,
	endless: (line: number) => `your program prints far more than solutions, and was stopped at line ${number(line)}`,
	noData: (line: number, text: string) =>
		`no board, list or number of solutions was printed; line ${number(line)} is ${quoted(text)}`,
	nothing: 'your program printed nothing',
	/** What to look at where a program prints nothing, and how to see what it does. The lesson says the same. */
	lookAt: 'Look at these three first:',
	usualCauses: [
		'After the call below returns, is a list popped, are flags cleared? `queens[row] = col` needs nothing.',
		'Does the loop try all columns, 0 to n - 1?',
		'Is the end reached: does the call with row = n print or keep the board?',
	],
	howToTrace: 'To see what it does, print this line after each test of a square, and check again, with 4 queens:',
	whatIsRead:
		'A check reads what a program prints, not the program itself: boards, as lines of two or three signs; columns, as in 0 4 7 5 2 6 1 3; squares, as in (0, 0) (1, 4); tests, as in [3][5]=false; and a number of solutions.',
	rightFor: (sizes: readonly number[], size: number | undefined) =>
		`these are all solutions for ${sizes.join(', ')} queens${size === undefined ? '' : `, not for ${size}`}`,
	asks: {
		fundamental: 'These are one of each symmetry class: that is what --fundamental asks for.',
		limit: (limit: number) =>
			limit === 1
				? 'It is one solution only. If only one was asked for, add --limit 1.'
				: `These are the first ${number(limit)} only. If only they were asked for, add --limit ${limit}.`,
	},
	missing: (solution: number, columns: Queens, command: string) =>
		`Missing: number ${number(solution)} (${columns.join(' ')}); ${command} shows it.`,
	twice: (columns: Queens, first: number, second: number, isOfClass: boolean) =>
		`${place(second)}: ${isOfClass ? 'of the same class' : 'the same solution'} as in line ${number(first)} (${columns.join(' ')}).`,
	faults: {
		attack: (first: number, last: number, one: number, other: number, line: AttackLine) =>
			`${place(first, last)}: the queens in rows ${one} and ${other} attack each other along ${along(line)}.`,
		'no-queen': (first: number, last: number, row: number, _columns: readonly number[]) =>
			`${place(first, last)}: there is no queen in row ${row}.`,
		several: (first: number, last: number, row: number, columns: readonly number[]) =>
			`${place(first, last)}: row ${row} has ${columns.length} queens, in columns ${columns.join(', ')}.`,
		outside: (first: number, last: number, row: number, _columns: readonly number[]) =>
			`${place(first, last)}: the queen in row ${row} is not on the board.`,
		unread: (first: number, last: number, _found: number, _size: number, _columns: number) =>
			`${place(first, last)}: a row has an unknown sign, or a square too many or too few.`,
		rows: (first: number, last: number, rows: number, size: number, columns: number) =>
			`${place(first, last)}: ${counted(rows, 'row', 'rows')} of ${counted(columns, 'square', 'squares')}; a board for ${queens(size)} has ${size} of ${size}.`,
		numbers: (first: number, last: number, found: number, size: number, _columns: number) =>
			`${place(first, last)}: ${queens(found)} instead of ${size}.`,
	},
	/** Rows and columns are named as in the file. */
	difference: (line: number, found: Tested, expected: Tested | undefined, attacker: Attacker | undefined) => {
		const isSame = found.row === expected?.row && found.column === expected.column;
		const by = attacker ? `, by the queen at ${squareName(attacker)}, along ${lines[attacker.line]}` : '';
		const search = expected ? `the search tests ${squareName(expected)} next` : 'the search is over';
		return isSame
			? `${place(line)}: your program says that ${tested(found)}. The search: ${tested(expected)}${by}.`
			: `${place(line)}: your program tests ${squareName(found)}, but ${search}.`;
	},
	earlyEnd: (line: number, expected: Tested) =>
		`${place(line)}: your program ends here, but the search tests ${squareName(expected)} next.`,
	claim: (line: number, found: number, size: number, solutions: number) =>
		`${place(line)} says ${number(found)}; for ${queens(size)} it is ${number(solutions)}.`,
	crash: (line: number, text: string) => `${place(line)}: the program ended by an error: ${quoted(text)}.`,
	stopped: (line: number) => `Only read as far as line ${number(line)}: there is too much that is wrong.`,
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
		'cleared-early': 'Flags are cleared before the call for the next row, not after it.',
		half: 'Of two mirror images only one is there: only half of the columns are tried in the first row, or images are thrown away.',
		'first-column-only':
			'In row 0 only the first column is tried: does the search begin with row 1, or its loop end with a return?',
		'not-first-column': 'The first column is never tried: where does the loop over the columns start?',
		'not-last-column': 'The last column is never tried: where does the loop over the columns end?',
		'columns-left-out': 'Some columns are never tried: what does the loop over the columns leave out?',
		'column-outside': 'The loop tries a column behind the last one: where does it end?',
		'break-at-attack': 'The loop over the columns ends at the first attacked square: `break` instead of `continue`?',
		'return-place':
			'The loop over the columns ends after the first call: `return place(row + 1)` instead of `place(row + 1)`?',
		'not-removed':
			'Something of a queen stays after the call below returns: a list needs pop(), flags are cleared, queens[row] is overwritten.',
		'cleared-elsewhere': 'A flag is cleared at another index than it was set: something stays set after a return.',
		'shared-flag': 'Several diagonals share one flag: the index row - column needs n - 1 added, not abs() or %.',
		shifts:
			'An attack along a diagonal does not move one column a row: row - r is not compared with abs(q - col), or a mask not shifted as a whole, (downs | bit) << 1 and (ups | bit) >> 1.',
		'mask-without-limit': 'The mask of the safe columns is not limited to N bits: add `& ((1 << n) - 1)`.',
		'own-row':
			'A square is compared with its own row too, or with rows below it: they have no queen yet, or an old one.',
		'no-middle':
			'Solutions with the first queen in the middle column are left out: mirroring half of the columns does not find them.',
		'row-too-early': 'A solution is printed too early, before the last queen is placed.',
		'each-placement': 'The board is printed after each placement, not only when all queens are placed.',
		'not-copied': 'Each solution is the same array, which changes afterwards: keep a copy of it.',
		'shared-rows': 'All rows of the board are the same array, as in `[[0] * n] * n`: make one for each row.',
		'column-for-row': 'For each queen its row is printed, not its column.',
		'printed-twice': 'Each solution is printed twice, or more often.',
		'end-missing': 'The first or last solution is not printed: where does the loop over the solutions start and end?',
		'row-not-printed':
			'The last row of each solution is printed without its queen, or not at all: is it printed too early?',
		'rows-jumped': 'Each call goes two rows down: is the row increased, and 1 added in the call, too?',
		'mirrored-twice': 'Solutions with the first queen in the middle column are mirrored, too, so they are there twice.',
		miscounted: 'Only the count is wrong: where does the counter start, and how often is it increased?',
	},
	readSoFar: (megabytes: number) => `${number(megabytes)} MB read`,
};
