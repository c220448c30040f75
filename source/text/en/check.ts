import type {AttackLine, Queens, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Attacker, Tested} from '../own-program.js';
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

function tested(test: Tested): string {
	return `${squareName(test)} is ${test.isSafe ? 'safe' : 'attacked'}`;
}

export const check = {
	/** Between two sentences. */
	gap: ' ',
	right: (what: string) => `Right: ${what}.`,
	wrong: (what: string) => `Wrong: ${what}.`,
	unclear: (what: string) => `Cannot tell: ${what}.`,
	complete: (solutions: number, size: number) =>
		solutions < 2
			? [`there is no solution for ${queens(size)}, and none was printed`, `the only solution for ${queens(size)}`][
					solutions
				]!
			: `all ${number(solutions)} solutions for ${queens(size)}, each once`,
	enough: (solutions: number, size: number) =>
		`${counted(solutions, 'solution', 'different solutions')} for ${queens(size)}`,
	oneOfEach: (classes: number, size: number) =>
		`one solution of each of the ${counted(classes, 'class', 'classes')} for ${queens(size)}`,
	sameTests: (tests: number, size: number) =>
		`${counted(tests, 'test', 'tests')}, those of the search for ${queens(size)}; no solution was printed`,
	onlyTotal: (count: number, size: number) =>
		`${number(count)} is the number of solutions for ${queens(size)}; only this was printed, and nothing else was checked`,
	incomplete: (right: number, expected: number, size: number, wrong: number, repeated: number) => {
		const some =
			right > expected
				? `${number(right)} solutions for ${queens(size)} instead of ${number(expected)}`
				: `${number(right)} of the ${counted(expected, 'solution', 'solutions')} for ${queens(size)}`;
		const printed = right === expected ? `all ${number(right)} solutions for ${queens(size)} are there` : some;
		return [
			expected === 0 ? `there is no solution for ${queens(size)}` : printed,
			...(wrong > 0 ? [`${counted(wrong, 'board is no solution', 'boards are no solutions')}`] : []),
			...(repeated > 0 ? [`${counted(repeated, 'solution is', 'solutions are')} repeated`] : []),
		].join('; ');
	},
	wrongTests: (size: number) => `the tests are not those of the search for ${queens(size)}`,
	cutTests: (solutions: number) => `the tests are right, but end at solution ${number(solutions)}; the search goes on`,
	wrongTotal: 'the number of solutions',
	crashed: 'what was printed is right, but the program ended by an error',
	onlyCrash: (line: number, text: string) => `the program ended by an error, in line ${number(line)}: ${quoted(text)}`,
	notRead: (line: number, text: string) => `line ${number(line)} is not read: ${quoted(text)}`,
	shortList: (line: number, length: number, size: number, text: string) =>
		`line ${number(line)} has ${length} numbers, not ${size}: ${quoted(text)}`,
	noSize: 'the number of queens is not known; give it, as in queens-tui 8 --check FILE',
	tooMuch: (size: number) =>
		`more than 32 MB, or 2,500,000 lines, were printed: does your program end? If so, check a smaller board, or only the first lines: ... | head -1000 | queens-tui ${size} --check -`,
	otherWidth: (size: number) => `these boards are for ${queens(size)}, and not all that there are`,
	otherOrder: (first: Square, expected: Square) =>
		`the tests are in another order than those of the search: the first is of ${squareName(first)}, not ${squareName(expected)}`,
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
	isProgram: 'Is this file your program? What it prints can be checked:',
	howToPrint: 'To have it checked, print for each solution only this line, the columns of its queens row by row:',
	rightFor: (size: number, expected: number) =>
		`these are all solutions for ${queens(size)}, not for ${number(expected)}`,
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
		queens: (first: number, last: number, row: number, columns: readonly number[]) =>
			`${place(first, last)}: row ${row} has ${columns.length === 0 ? 'no queen' : `${columns.length} queens, in columns ${columns.join(', ')}`}.`,
		rows: (first: number, last: number, rows: number, size: number) =>
			`${place(first, last)}: a board of ${counted(rows, 'row', 'rows')} instead of ${size}.`,
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
	total: (line: number, found: number, size: number, solutions: number) =>
		`${place(line)} says ${number(found)}; for ${queens(size)} it is ${number(solutions)}.`,
	mayBeCrash: 'Did it end by an error? Then the message of the error says where.',
	crash: (line: number, text: string) => `${place(line)}: the program ended by an error: ${quoted(text)}.`,
	/** Of the wrong tests after the first. */
	alike: (alike: number, others: number) =>
		`${alike === 0 && others === 0 ? 'No other test is' : `${counted(alike, 'other test is', 'other tests are')}`} wrong in the same way${others > 0 ? `, and ${number(others)} in another` : ''}.`,
	causes: (count: number): string =>
		count === 1 ? 'A mistake that would print this:' : 'Mistakes that would print this:',
	howToReplay: 'To step through it:',
	mistakes: {
		'first-only': 'The search stops after the first solution; it should go on.',
		'never-attacked':
			'No square is ever found attacked: is there an `and` where an `or` is needed, or are flags never set?',
		'no-diagonal': 'The diagonal \\ is not tested: row - column is the same along it.',
		'no-antidiagonal': 'The diagonal / is not tested: row + column is the same along it.',
		'no-diagonals': 'Neither diagonal is tested, only the columns.',
		'no-column': 'The columns are not tested, only the diagonals.',
		'only-last-queen': 'Only the queen in the row just above is tested, not those further up.',
		'only-first-queen':
			'Only the queen in the first row is compared: does `return true` stand inside the loop over the queens?',
		'not-last-queen': 'The queen in the row just above is not tested: where does the loop over the queens end?',
		'not-first-queen': 'The queen in the first row is not tested: where does the loop over the queens start?',
		'short-diagonal':
			'The loop along a diagonal stops one square too early: it misses the first or last row or column.',
		'wrong-distance': 'The distance on a diagonal is off by one: rows and columns must count from the same number.',
		'wrong-formula':
			'The formula of a line is wrong: row - column is the same along \\, row + column along /, and in a flag row - column needs n - 1 added.',
		half: 'Of two mirror images only one is there: only half of the columns are tried in the first row, or images are thrown away.',
		'not-first-column': 'The first column is never tried: where does the loop over the columns start?',
		'not-last-column': 'The last column is never tried: where does the loop over the columns end?',
		'break-at-attack': 'The loop over the columns ends at the first attacked square: `break` instead of `continue`?',
		'return-place':
			'The loop over the columns ends after the first call: `return place(row + 1)` instead of `place(row + 1)`, or one loop variable for all calls?',
		'not-removed':
			'Something of a queen stays after the call below returns: a list needs pop(), flags are cleared, queens[row] is overwritten.',
		'row-too-early': 'A solution is printed too early, before the last queen is placed.',
		'no-return': 'The call with row = n tests squares, too: it should print the board and return.',
		'each-placement': 'The board is printed after each placement, not only when all queens are placed.',
		'not-copied': 'Each solution is the same list or array, which changes afterwards: keep a copy of it.',
		'shared-rows': 'All rows of the board are the same array, as in `[[0] * n] * n`: make one for each row.',
		'printed-twice': 'Each solution is printed twice, or more often.',
		'row-not-printed':
			'The last row of each solution is printed without its queen, or not at all: is it printed too early?',
		'mirrored-twice': 'Solutions with the first queen in the middle column are mirrored, too, so they are there twice.',
		miscounted: 'Only the count is wrong: where does the counter start, and how often is it increased?',
	},
	readSoFar: (megabytes: number) => `${number(megabytes)} MB read`,
};
