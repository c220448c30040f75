import type {Attack, AttackLine, Queens, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import {printable} from '../printable.js';
import {capitalised, counted, found, lines, quoted} from './words.js';

function place(first: number, last: number): string {
	return first === last ? `line ${number(first)}` : `lines ${number(first)} to ${number(last)}`;
}

/** The check of what another program prints. */
export const check = {
	/** What was found out about the form. */
	read: (size: number, forms: readonly string[], lineCount: number) =>
		`Read: ${[counted(size, 'queen', 'queens'), ...forms, counted(lineCount, 'line', 'lines')].join(', ')}.`,
	forms: {
		boards: (queen: string, empty: string) =>
			`boards of ${printable(queen)} and ${printable(empty.trim() || 'blanks')}`,
		list: (first: number) => `columns counted from ${first}`,
		trace: (first: number) => `a trace counted from ${first}`,
	},
	fromZero: 'In what follows rows and columns count from 0.',
	complete: (solutions: number) =>
		solutions === 0
			? 'All right: there is no solution, and none was printed.'
			: `All right: ${solutions === 1 ? 'the only solution is there' : `all ${number(solutions)} solutions are there, each once`}.`,
	enough: (solutions: number) => `All right: ${counted(solutions, 'right solution', 'different right solutions')}.`,
	oneOfEach: (classes: number) => `All right: one solution of each of the ${counted(classes, 'class', 'classes')}.`,
	incomplete: (right: number, expected: bigint, others: number) =>
		`${number(right)} of ${number(expected)} solutions${others > 0 ? `, and ${number(others)} that ${others === 1 ? 'is' : 'are'} none or not new` : ''}.`,
	asks: {
		fundamental: 'These are the first solutions of each symmetry class: that is what --fundamental asks for.',
		limit: (limit: number) =>
			limit === 1
				? 'This is the first solution only: that is what --limit 1 asks for.'
				: `These are the first ${number(limit)} only: that is what --limit ${limit} asks for.`,
	},
	missing: (solution: number, queens: Queens) => `Missing: number ${number(solution)} (${queens.join(' ')}).`,
	twice: (solution: number, first: number, second: number) =>
		`Twice: number ${number(solution)} (lines ${number(first)} and ${number(second)}).`,
	more: (count: bigint) => `... and ${number(count)} more.`,
	wrong: {
		attack: (first: number, last: number, {row: one, column}: Square, {row: other}: Square, line: AttackLine) =>
			`Wrong: ${place(first, last)}: the queens in rows ${one} and ${other} attack each other along ${line === 'column' ? `column ${column}` : lines[line]}.`,
		'no-queen': (first: number, last: number, row: number) =>
			`Wrong: ${place(first, last)}: there is no queen in row ${row}.`,
		several: (first: number, last: number, row: number, columns: readonly number[]) =>
			`Wrong: ${place(first, last)}: row ${row} has ${columns.length} queens, in columns ${columns.join(', ')}.`,
		outside: (first: number, last: number, row: number, _columns: readonly number[], size: number) =>
			`Wrong: ${place(first, last)}: the column in row ${row} is not on the board; it has columns 0 to ${size - 1}.`,
	},
	broken: {
		rows: (first: number, last: number, found: number, size: number) =>
			`Broken: ${place(first, last)}: ${counted(found, 'row', 'rows')} instead of ${size}.`,
		cells: (at: number, _last: number, found: number, size: number) =>
			`Broken: line ${number(at)}: ${counted(found, 'square', 'squares')} instead of ${size}.`,
		numbers: (at: number, _last: number, found: number, size: number) =>
			`Broken: line ${number(at)}: ${counted(found, 'queen', 'queens')} instead of ${size}.`,
		unread: (at: number) => `Broken: line ${number(at)}: not to be read as a row of the board.`,
	},
	order: {
		search: 'Order: as the search finds them.',
		backwards: 'Order: backwards, as with the columns tried from right to left.',
		'by-columns': 'Order: as the search finds them with rows and columns exchanged.',
		other: 'Order: another one than that of the search. That is no mistake.',
	},
	alone: (compared: number) =>
		`There are too many solutions to keep them all: ${number(compared)} of these were compared with the search, the others each alone.`,
	sameTrace: (tests: number) => `All right: the ${counted(tests, 'test is', 'tests are')} those of the search.`,
	/** The first line of a trace that differs. */
	differs: (line: number, given: string) => `Different from the search: line ${number(line)}: ${given}.`,
	endsEarly: (line: number) => `Different from the search: it ends after line ${number(line)}.`,
	shouldBe: (expected: string) => `It should be ${expected}.`,
	goesOn: (expected: string) => `The search goes on with ${expected}.`,
	isOver: (solutions: number) =>
		`The search is over there, with ${counted(solutions, 'solution', 'solutions')}: nothing should follow.`,
	because: (square: Square, attack: Attack | undefined) => `${capitalised(found(square, attack))}.`,
	/** Why the search makes a test. */
	reasons: {
		first: () => 'The search begins there.',
		next: ({row, column}: Square) => `The loop of row ${row} goes on with column ${column}.`,
		placed: ({row}: Square) => `A queen has just been placed in row ${row - 1}, so row ${row} begins.`,
		returned: ({row, column}: Square) =>
			`The call below has returned and its queen is removed, so row ${row} goes on with column ${column}.`,
	},
	claim: (line: number, found: number, solutions: bigint) =>
		`Wrong number: line ${number(line)} says ${number(found)}; it is ${number(solutions)}.`,
	skipped: (line: number, text: string) => `Skipped, in no form: line ${number(line)}: ${quoted(text)}.`,
	/** Before the mistakes. */
	explained: 'This would explain all of it:',
	mistakes: {
		'first-only': 'The search stops after the first solution; it should go on.',
		'no-diagonal': 'The diagonal \\ is not tested: row - column is the same along it.',
		'no-antidiagonal': 'The diagonal / is not tested: row + column is the same along it.',
		'no-diagonals': 'Neither diagonal is tested, only the columns.',
		'no-column': 'The columns are not tested, only the diagonals.',
		exchanged: 'Rows and columns are exchanged.',
		half: 'Only half of the columns are tried in row 0.',
		'not-all-columns': 'The first or the last column is never tried: where does the loop start and end?',
		'not-removed': 'A queen, or one of its flags, is not removed after the call below returns.',
		'only-last-queen': 'Only the queen in the row just above is tested, not those further up.',
		'not-all-queens':
			'The queen in row 0, or in the row just above, is not tested: where does the loop over the queens start and end?',
		'row-too-early': 'A solution is reported one row too early, before the last queen is placed.',
		'not-copied': 'Each solution is the same array, which changes afterwards: keep a copy of it.',
	},
	/** Where guesses are not possible, or too many. */
	printTests:
		'To find the first wrong step, let your program print a line [row][column]=true or [row][column]=false for each test, and check that.',
	readSoFar: (megabytes: number) => `${number(megabytes)} MB read`,
};
