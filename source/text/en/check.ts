import type {AttackLine, Queens} from '../../solver/board.js';
import {number} from '../numbers.js';
import {counted, lines, quoted} from './words.js';

function place(first: number, last = first): string {
	return first === last ? `Line ${number(first)}` : `Lines ${number(first)} to ${number(last)}`;
}

function along(line: AttackLine): string {
	return line === 'column' ? 'the column' : lines[line];
}

function queens(size: number): string {
	return counted(size, 'queen');
}

export const check = {
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
		`${counted(tests, 'test')}, those of the search for ${queens(size)}; no solution was printed`,
	onlyTotal: (count: number, size: number) =>
		`${number(count)} is the number of solutions for ${queens(size)}; only this was printed, and nothing else was checked`,
	incomplete: (right: number, expected: number, size: number, wrong: number, repeated: number) => {
		const some =
			right > expected
				? `${number(right)} solutions for ${queens(size)} instead of ${number(expected)}`
				: `${number(right)} of the ${counted(expected, 'solution')} for ${queens(size)}`;
		const printed = right === expected ? `all ${number(right)} solutions for ${queens(size)} are there` : some;
		return [
			expected === 0 ? `there is no solution for ${queens(size)}` : printed,
			...(wrong > 0 ? [`${counted(wrong, 'board is no solution', 'boards are no solutions')}`] : []),
			...(repeated > 0 ? [`${counted(repeated, 'solution is', 'solutions are')} repeated`] : []),
		].join('; ');
	},
	wrongTests: (wrong: number, tests: number, size: number) =>
		wrong === 0
			? `the tests for ${queens(size)} are right, but end too early`
			: `${number(wrong)} of the ${counted(tests, 'test')} for ${queens(size)} ${wrong === 1 ? 'is' : 'are'} wrong`,
	wrongTotal: 'the number of solutions',
	crashed: 'what was printed is right, but the program ended with an error',
	onlyCrash: (line: number, text: string) =>
		`the program ended with an error, in line ${number(line)}: ${quoted(text, 100)}`,
	notRead: (line: number, text: string) => `line ${number(line)} is not read: ${quoted(text)}`,
	shortList: (line: number, length: number, size: number, text: string) =>
		`line ${number(line)} has ${length} numbers, not ${size}: ${quoted(text)}`,
	noSize: 'the number of queens is not known; give it, as in queens-tui 8 --check FILE',
	tooMuch: (size: number) =>
		`more than 32 MB, or 2,500,000 lines, were printed: does your program end? If so, check a smaller board, or only the first lines: ... | head -1000 | queens-tui ${size} --check -`,
	otherWidth: (size: number) => `these boards are for ${queens(size)}, and not all that there are`,
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
	howToTrace: 'To see what it does, print this line after each test of a square, and check again, with 6 queens:',
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
	twice: (columns: Queens, first: number, second: number, isOfClass: boolean | undefined) =>
		`${place(second)}: ${isOfClass ? 'of the same class' : 'the same solution'} ${first === second ? 'twice' : `as in line ${number(first)}`} (${columns.join(' ')}).`,
	faults: {
		attack: (first: number, last: number, one: number, other: number, line: AttackLine) =>
			`${place(first, last)}: the queens in rows ${one} and ${other} attack each other along ${along(line)}.`,
		queens: (first: number, last: number, row: number, columns: readonly number[]) =>
			`${place(first, last)}: row ${row} has ${columns.length === 0 ? 'no queen' : `${columns.length} queens, in columns ${columns.join(', ')}`}.`,
		rows: (first: number, last: number, rows: number, size: number) =>
			`${place(first, last)}: a board of ${counted(rows, 'row')} instead of ${size}.`,
	},
	/** What the signs of a drawing are; another one is a line. */
	signs: (signs: readonly (string | undefined)[]) => {
		const names: Readonly<Record<string, string>> = {Q: 'queen', X: 'attacking queen', x: 'tested square'};
		return signs.map((sign = '') => `${sign} ${names[sign] ?? 'line of attack'}`).join(', ');
	},
	total: (line: number, found: number, size: number, solutions: number) =>
		`${place(line)} says ${number(found)}; for ${queens(size)} it is ${number(solutions)}.`,
	atLine: (line: number, words: string) => `${place(line)}: ${words}`,
	mayBeCrash: 'Did it end with an error? Then the message of the error says where.',
	cause: 'A mistake that would print this:',
	howToReplay: 'To step through it:',
	sum: (files: number, right: number, wrong: number) =>
		`${counted(files, 'file')}: ${right} right, ${wrong} wrong, ${files - right - wrong} not told`,
	readSoFar: (megabytes: number) => `${number(megabytes)} MB read`,
};
