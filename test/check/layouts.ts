import fc from 'fast-check';
import type {Queens} from '../../source/solver/board.js';

/** How a program prints its solutions: each in the same way, with lines between and around them. */
export type Layout = {
	/** The lines of a solution. */
	readonly unit: (queens: Queens, index: number) => readonly string[];
	readonly between: string;
	readonly head: (size: number) => string;
	readonly foot: (solutions: number) => string;
	/** What the terminal or a language makes of all this. */
	readonly whole: (text: string) => string;
};

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const wrapped = (pair: readonly [string, string], text: string) => `${pair[0]}${text}${pair[1]}`;
const brackets = fc.constantFrom<readonly [string, string]>(['', ''], ['[', ']'], ['(', ')'], ['{', '}']);
const titles = fc.constantFrom<(number: number) => readonly string[]>(
	() => [],
	(number) => [`Solution ${number}:`],
	(number) => [`--- ${number} ---`],
	(number) => [`第${number}种摆法`],
);

const signs = fc.constantFrom(
	['Q', '.'],
	['1', '0'],
	['♛', '·'],
	['👑', '⬜'],
	['X', '-'],
	['*', '-'],
	['皇', '□'],
	['%', '@'],
	['■', '□'],
);
const labels = fc.constantFrom<(row: number, size: number) => string>(
	() => '',
	(row) => `${row} `,
	(row, size) => `${size - row} | `,
);
const board = fc.record({signs, title: titles}).chain(({signs: [queen, empty], title}) => {
	const rowsOf = (queens: Queens, between: string, around: readonly [string, string] = ['', '']) =>
		queens.map((column) => wrapped(around, queens.map((_, at) => (at === column ? queen : empty)).join(between)));
	const apart = fc.constantFrom(' ', '  ', ', ', '\t');
	// A number before numbers may be anything.
	const labelled = queen === '1' ? fc.constant(() => '') : labels;
	return fc
		.oneof(
			fc.constant((queens: Queens) => rowsOf(queens, '')),
			fc.record({between: apart, label: labelled}).map(
				({between, label}) =>
					(queens: Queens) =>
						rowsOf(queens, between).map((row, at) => `${label(at, queens.length)}${row}`),
			),
			apart.map((between) => (queens: Queens) => rowsOf(queens, between, ['[', ']'])),
			fc.constant((queens: Queens) => [`[${rowsOf(queens, '', ["'", "'"]).join(', ')}]`]),
			fc.constant((queens: Queens) => [`[[${rowsOf(queens, ', ').join('],\n [')}]]`]),
			fc.constant((queens: Queens) => {
				const rule = `+${'---+'.repeat(queens.length)}`;
				return [rule, ...rowsOf(queens, ' | ', ['| ', ' |']).flatMap((row) => [row, rule])];
			}),
			labelled.map((label) => (queens: Queens) => [
				...rowsOf(queens, ' ').map((row, at) => `${label(at, queens.length)}${row}`),
				`  ${letters.slice(0, queens.length).join(' ')}`,
			]),
		)
		.map((rows) => (queens: Queens, index: number) => [...title(index + 1), ...rows(queens)]);
});

const bases = fc.constantFrom(0, 1);
const numbers = fc.constantFrom<(number: number) => string>(
	() => '',
	(number) => `${number}: `,
	(number) => `(${number}) `,
	(number) => `Solution #${number}: `,
	(number) => `第${number}个解：`,
);
const list = fc
	.record({
		base: bases,
		number: numbers,
		around: brackets,
		between: fc.constantFrom(' ', ', ', ',', '-', ' -> ', '\t'),
	})
	.map(({base, number, around, between}) => (queens: Queens, index: number) => {
		const columns = queens.map((column) => column + base);
		return [`${number(index + 1)}${wrapped(around, columns.join(between))}`];
	});
const digits = bases.map((base) => (queens: Queens) => [queens.map((column) => column + base).join('')]);
const squares = fc
	.record({
		base: bases,
		title: titles,
		squares: fc.constantFrom<(queens: Queens, base: number) => string>(
			(queens, base) => queens.map((column, row) => `(${row + base}, ${column + base})`).join(' '),
			(queens, base) => `[${queens.map((column, row) => `(${row + base}, ${column + base})`).join(', ')}]`,
			(queens, base) => `{${queens.map((column, row) => `${row + base}: ${column + base}`).join(', ')}}`,
			(queens) => queens.map((column, row) => `${letters[column]}${row + 1}`).join(' '),
		),
	})
	.map(({base, title, squares}) => (queens: Queens, index: number) => [...title(index + 1), squares(queens, base)]);
const oneALine = fc
	.record({
		base: bases,
		title: titles,
		line: fc.constantFrom<(row: number, column: number) => string>(
			(row, column) => `row ${row}: col ${column}`,
			(row, column) => `Queen at (${row}, ${column})`,
			(row, column) => `Q_${row} = ${column}`,
		),
	})
	.map(({base, title, line}) => (queens: Queens, index: number) => [
		...title(index + 1),
		...queens.map((column, row) => line(row + base, column + base)),
	]);

export const layouts: fc.Arbitrary<Layout> = fc
	.oneof({arbitrary: board, weight: 3}, list, digits, squares, oneALine)
	.chain((unit) =>
		fc.record({
			unit: fc.constant(unit),
			between: fc.constantFrom('\n\n', '\n==========\n', '\n----------\n\n'),
			head: fc.constantFrom<Layout['head']>(
				() => '',
				(size) => `N-Queens (${size})\n`,
				(size) => `${size} 皇后问题\n\n`,
			),
			foot: fc.constantFrom<Layout['foot']>(
				() => '\n',
				(solutions) => `\nTotal: ${solutions}\n`,
				(solutions) => `\n\nFound ${solutions} solutions in 0.012 s\n`,
				(solutions) => `\n共有${solutions}种解法`,
			),
			whole: fc.constantFrom<Layout['whole']>(
				(text) => text,
				(text) => text.replaceAll('\n', '\r\n'),
				(text) => text.replaceAll(/\S+/g, '\u001B[1m$&\u001B[0m'),
			),
		}),
	);

/** `total` is what the program says, if it says how many solutions there are. */
export function laidOut(
	{unit, between, head, foot, whole}: Layout,
	solutions: readonly Queens[],
	total: number,
): string {
	const units = solutions.map((queens, index) => unit(queens, index).join('\n'));
	return whole(`${head(solutions[0]!.length)}${units.join(between)}${foot(total)}`);
}
