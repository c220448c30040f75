import type {Model} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {textbook} from './textbook.js';

type Rule = (row: number, column: number, queenRow: number, queen: number) => boolean;
const column: Rule = (_, column, __, queen) => column === queen;
const antidiagonal: Rule = (row, column, queenRow, queen) => row + column === queenRow + queen;
const diagonal: Rule = (row, column, queenRow, queen) => row - column === queenRow - queen;

const trees = new Map<string, {nodes: number; boards: number}>();

/** By plain recursion. */
function treeOf(size: number, name: string, rules: readonly Rule[]): {nodes: number; boards: number} {
	const key = `${size} ${name}`;
	const count = (queens: readonly number[]): {nodes: number; boards: number} => {
		if (queens.length === size) {
			return {nodes: 1, boards: 1};
		}

		const row = queens.length;
		const tree = {nodes: 1, boards: 0};
		for (let each = 0; each < size; each++) {
			if (!queens.some((queen, above) => rules.some((rule) => rule(row, each, above, queen)))) {
				const below = count([...queens, each]);
				tree.nodes += below.nodes;
				tree.boards += below.boards;
			}
		}

		return tree;
	};
	const tree = trees.get(key) ?? count([]);
	trees.set(key, tree);
	return tree;
}

/** `from / to`, or inverse if that is larger than 1: an integer from 100 on, else one decimal, half up. */
function factor(from: number, to: number): readonly [sign: string, ratio: string] {
	const [larger, smaller] = from < to ? [to, from] : [from, to];
	const tenths = Math.floor((20 * larger + smaller) / (2 * smaller));
	const whole = Math.floor((2 * larger + smaller) / (2 * smaller));
	return [
		from < to ? 'x' : '÷',
		tenths < 1000 ? `${Math.floor(tenths / 10)}.${tenths % 10}` : whole.toLocaleString('en'),
	];
}

const sign = '([÷x])([\\d,.]+) +';

export function ofSearchSpaces({size}: Model): Claim[] {
	const all = textbook(size).accounts.at(-1)!;
	const numbers = Array.from({length: size}, (_, index) => index);
	const any = Math.round(numbers.reduce((product, each) => (product * (size ** 2 - each)) / (each + 1), 1));
	const oneARow = size ** size;
	const permutations = numbers.reduce((product, each) => product * (each + 1), 1);
	const unruled = numbers.reduce((sum, each) => sum + size ** (each + 1), 1);
	const columns = treeOf(size, 'columns', [column]);
	const columnsAnd = treeOf(size, 'columns and /', [column, antidiagonal]);
	const diagonals = treeOf(size, 'diagonals', [antidiagonal, diagonal]);
	const nodes = all.placements + 1;
	/** Narrow windows leave the formulas of trees out. */
	const formulas: Readonly<Record<string, string>> = {
		'one a row': `${size}\\^${size} +`,
		'one a row, column': `${size}! +`,
		'only one a row': `(?:${size}\\^0 \\+ \\.{3} \\+ ${size}\\^${size} +)?`,
		columns: `(?:${size}!/${size}! \\+ \\.{3} \\+ ${size}!/0! +)?`,
	};
	const named = (name: string) => `^. ${name.replace('\\', '\\\\')} +${formulas[name] ?? ''}`;
	const row = (name: string, count: number) => claim(name, `${named(name)}${figure}(?=  | *│)`, () => [count]);
	/** Beside the bar with a word, or above it at the start of a sentence. */
	const step = (name: string, from: number, to: number, word: string, sentence: string) =>
		claim(`to ${name}`, `(?:(?<=${named(name)}[\\d,]+ +)${sign}${word}|${sign}${sentence})`, ([beside]) =>
			beside === '' ? ['', '', ...factor(from, to)] : [...factor(from, to), '', ''],
		);
	const [, withoutColumns] = factor(nodes, diagonals.nodes);
	const [, withoutDiagonal] = factor(nodes, columnsAnd.nodes);
	// The sentence may go on in the next line.
	const gap = '[ │\\n]+';
	const invalid = `([\\d,]+)(?:${gap}of${gap}([\\d,]+))?${gap}with${gap}`;
	return [
		claim('squares', `any squares +C\\(${figure}, ${figure}\\) +${figure}`, () => [size ** 2, size, any]),
		row('one a row', oneARow),
		row('one a row, column', permutations),
		row('only one a row', unruled),
		row('columns', columns.nodes),
		row('columns and /', columnsAnd.nodes),
		row('columns, / and \\', nodes),
		row('/ and \\', diagonals.nodes),
		row('tests', all.tests),
		row('placements', all.placements),
		step('one a row', any, oneARow, 'one a row', 'Boards with two queens in one row'),
		step('one a row, column', oneARow, permutations, 'one a column', 'Boards with two queens in one column'),
		step('columns', unruled, columns.nodes, 'one a column', 'A square in the column'),
		step('columns and /', columns.nodes, columnsAnd.nodes, 'one on each /', 'A square on the /'),
		step('columns, / and \\', columnsAnd.nodes, nodes, 'one on each \\\\', 'A square on the \\\\'),
		step('/ and \\', nodes, diagonals.nodes, 'no column rule', 'Only the column rule'),
		step('placements', all.tests, all.placements, 'if it is safe', 'Only a square that'),
		claim('saved', 'Without columns x([\\d.]+) nodes, without \\\\ x([\\d.]+\\d)', () => [
			withoutColumns,
			withoutDiagonal,
		]),
		claim(
			'invalid',
			`no${gap}solution:${gap}${invalid}columns;${gap}${invalid}columns${gap}and${gap}/;${gap}${invalid}/${gap}and${gap}\\\\\\.`,
			() => [columns, columnsAnd, diagonals].flatMap(({boards}) => [boards - all.solutions, boards]),
		),
	];
}
