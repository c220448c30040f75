import type {Queens} from '../../source/solver/board.js';

/** The lines of a solution. */
export type Layout = (queens: Queens, index: number) => readonly string[];
/** What a program prints around and between its solutions, and what the terminal or a language makes of all this. */
export type Surroundings = {
	readonly title: (number: number) => readonly string[];
	readonly between: string;
	readonly head: (size: number) => string;
	readonly foot: (solutions: number) => string;
	readonly whole: (text: string) => string;
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const signs = ['Q.', '10', '♛·', '👑⬜', 'X-', '*-', '皇□', '%@', '■□'].map((pair) => [...pair] as [string, string]);

const rows =
	(queen: string, empty: string, between = '', before = '', after = ''): Layout =>
	(queens) =>
		queens.map((own) => `${before}${queens.map((_, at) => (at === own ? queen : empty)).join(between)}${after}`);
const inLine =
	(layout: Layout, between: string, before = '', after = ''): Layout =>
	(...solution) => [`${before}${layout(...solution).join(between)}${after}`];
const labelled =
	(label: (row: number, index: number, size: number) => string, layout: Layout): Layout =>
	(queens, index) =>
		layout(queens, index).map((line, row) => `${label(row, index, queens.length)}${line}`);
const squares =
	(line: (row: number, column: number) => string, base = 0): Layout =>
	(queens) =>
		queens.map((column, row) => line(row + base, column + base));
const pairs = (line: (row: number, column: number) => string, between: string, around: string, base = 0) =>
	inLine(squares(line, base), between, around.slice(0, 1), around.slice(1));
const list = (between: string, around = '', base = 0) => pairs((_, column) => `${column}`, between, around, base);
const inBrackets = (row: number, column: number) => `(${row}, ${column})`;

export const layouts: readonly Layout[] = [
	...signs.flatMap(([queen, empty]) => [rows(queen, empty), rows(queen, empty, ' ')]),
	...[' ', '  ', ', ', '\t'].flatMap((between) => [
		labelled((row) => `${row} `, rows('Q', '.', between)),
		labelled((row, _, size) => `${size - row} | `, rows('♛', '·', between)),
		rows('1', '0', between, '[', ']'),
	]),
	inLine(rows('Q', '.', '', "'", "'"), ', ', '[', ']'),
	inLine(rows('1', '0', ', '), '],\n [', '[[', ']]'),
	(queens) => {
		const rule = `+${'---+'.repeat(queens.length)}`;
		return [rule, ...rows('Q', ' ', ' | ', '| ', ' |')(queens, 0).flatMap((row) => [row, rule])];
	},
	(queens) => [...rows('Q', '.', ' ')(queens, 0), `  ${letters.slice(0, queens.length).join(' ')}`],
	...[0, 1].flatMap((base) => [
		pairs(inBrackets, ' ', '', base),
		pairs(inBrackets, ', ', '[]', base),
		pairs((row, column) => `${row}: ${column}`, ', ', '{}', base),
		squares((row, column) => `row ${row}: col ${column}`, base),
		squares((row, column) => `Queen at (${row}, ${column})`, base),
		squares((row, column) => `Q_${row} = ${column}`, base),
	]),
	pairs((row, column) => `${letters[column]}${row + 1}`, ' ', ''),
	list(''),
	list('', '', 1),
	list(' '),
	list(', ', '[]', 1),
	labelled((_, index) => `${index + 1}: `, list(',', '()')),
	labelled((_, index) => `(${index + 1}) `, list('-')),
	labelled((_, index) => `Solution #${index + 1}: `, list(' -> ', '', 1)),
	labelled((_, index) => `第${index + 1}个解：`, list('\t', '{}')),
];

export const surroundings: readonly Surroundings[] = [
	{title: () => [], between: '\n\n', head: () => '', foot: () => '\n', whole: (text) => text},
	{
		title: (number) => [`Solution ${number}:`],
		between: '\n==========\n',
		head: (size) => `N-Queens (${size})\n`,
		foot: (solutions) => `\nTotal: ${solutions}\n`,
		whole: (text) => text.replaceAll('\n', '\r\n'),
	},
	{
		title: (number) => [`--- ${number} ---`],
		between: '\n----------\n\n',
		head: () => '',
		foot: (solutions) => `\n\nFound ${solutions} solutions in 0.012 s\n`,
		whole: (text) => text.replaceAll(/\S+/g, '\u001B[1m$&\u001B[0m'),
	},
	{
		title: (number) => [`第${number}种摆法`],
		between: '\n\n',
		head: (size) => `${size} 皇后问题\n\n`,
		foot: (solutions) => `\n共有${solutions}种解法`,
		whole: (text) => text,
	},
];

/** `total` is what the program says, if it says how many solutions there are. */
export function laidOut(
	unit: Layout,
	{title, between, head, foot, whole}: Surroundings,
	solutions: readonly Queens[],
	total: number,
): string {
	const units = solutions.map((queens, index) => [...title(index + 1), ...unit(queens, index)].join('\n'));
	return whole(`${head(solutions[0]!.length)}${units.join(between)}${foot(total)}`);
}
