import {backtrack, type Queens, solutions, variantOf} from '../../source/solver/index.js';

export type Layout = (size: number, found: readonly Queens[]) => string;

const cells = (queens: Queens, queen: string, empty: string, between = '') =>
	queens.map((column) => queens.map((_, each) => (each === column ? queen : empty)).join(between));
const lines =
	(each: (queens: Queens, index: number) => string): Layout =>
	(_, found) =>
		`${found.map(each).join('\n')}\n`;
const titled = (title: (number: number) => string, rows: (queens: Queens) => readonly string[], last = ''): Layout =>
	lines((queens, index) => [title(index + 1), ...rows(queens), last].join('\n'));
const letters = 'abcdefghijklmnopqrstuvwxyz';
const oneBased = (queens: Queens) => queens.map((column) => column + 1);
const names = (queens: Queens) => queens.map((_, column) => column);

/** A line of node's console.log is broken at about this width. */
function nodeArray(queens: Queens): string {
	const rows = queens.flatMap((_, index) =>
		index % 3 === 0 ? [`  ${queens.slice(index, index + 3).join(', ')}`] : [],
	);
	return queens.length > 6 ? `[\n${rows.join(',\n')}\n]` : `[ ${queens.join(', ')} ]`;
}

function gridded(queens: Queens): readonly string[] {
	const rule = `+${'---+'.repeat(queens.length)}`;
	return [rule, ...cells(queens, ' Q ', '   ', '|').flatMap((row) => [`|${row}|`, rule])];
}

function withTests(size: number): string {
	const queens: number[] = [];
	let found = 0;
	let printed = '';
	for (const step of backtrack(size, variantOf('scan').guard(size))) {
		switch (step.type) {
			case 'test': {
				printed += `[${step.row}][${step.column}]=${step.attack === undefined}\n`;
				break;
			}

			case 'place': {
				queens.push(step.column);
				break;
			}

			case 'solution': {
				found++;
				printed += `${cells(queens, 'Q', '.', ' ').join('\n')}\n${'-'.repeat(2 * size)}\n`;
				break;
			}

			case 'backtrack': {
				queens.pop();
				break;
			}
		}
	}

	return `${printed}There are ${found} solutions for ${size} queens.\n`;
}

export const layouts: Readonly<Record<string, Layout>> = {
	'Python: print(list)': lines((queens) => `[${queens.join(', ')}]`),
	'Python: print(tuple), from 1': lines((queens) => `(${oneBased(queens).join(', ')})`),
	'Python: a list of lists in one line': (_, found) =>
		`[${found.map((queens) => `[${queens.join(', ')}]`).join(', ')}]\n`,
	'Python: rows as lists of 1 and 0': titled(
		() => '',
		(queens) => cells(queens, '1', '0', ', ').map((row) => `[${row}]`),
	),
	'Python: a list of squares': lines((queens) => `[${queens.map((column, row) => `(${row}, ${column})`).join(', ')}]`),
	'Python: numpy arrays': lines((queens) => `[[${cells(queens, '1', '0', ' ').join(']\n [')}]]`),
	'Python: pprint of strings': (_, found) =>
		`[${found.map((queens) => `['${cells(queens, 'Q', '.').join("',\n  '")}']`).join(',\n ')}]\n`,
	'Python: booleans': titled(
		() => '',
		(queens) => cells(queens, 'True', 'False', ', ').map((row) => `[${row}]`),
	),
	'R: numbers of lines': lines((queens) => `[1] ${oneBased(queens).join(' ')}`),
	'R: a matrix of solutions': (_, found) =>
		[
			names(found[0]!).map((column) => ` [,${column + 1}]`),
			...found.map((queens, index) => [`[${index + 1},]`, ...oneBased(queens)]),
		]
			.map((row) => row.join('    '))
			.join('\n'),
	'Prolog: answers': lines((queens) => `Q = [${oneBased(queens).join(',')}] ;`),
	'Go: a slice of slices of strings': (_, found) =>
		`[${found.map((queens) => `[${cells(queens, 'Q', '.').join(' ')}]`).join(' ')}]\n`,
	'JSON: boards as strings': (_, found) =>
		`${JSON.stringify(found.map((queens) => cells(queens, 'Q', '.').join('\n')))}\n`,
	'C: printf of a matrix': titled(
		(number) => `Solution ${number}:`,
		(queens) => cells(queens, ' 1 ', ' 0 '),
	),
	'C: a line of hyphens as long as the board': (size, found) =>
		found.map((queens) => [...cells(queens, '*', '-'), '-'.repeat(size), ''].join('\n')).join(''),
	'C: with CRLF and the names of rows and columns': (_, found) =>
		found
			.map((queens) =>
				[
					`  ${names(queens).join(' ')}`,
					...cells(queens, 'Q', '*', ' ').map((row, index) => `${index} ${row}`),
					'',
					'',
				].join('\r\n'),
			)
			.join(''),
	'C: names of columns below': titled(
		(number) => `--- ${number} ---`,
		(queens) => [
			...cells(queens, 'X', '.', ' ').map((row, index) => `${queens.length - index} | ${row}`),
			`    ${names(queens).join(' ')}`,
		],
	),
	'C++: a drawn grid': titled((number) => `#${number}`, gridded, '\n'),
	'C++: braces, and a count': (_, found) =>
		`${found.map((queens) => `{${queens.join(', ')}}`).join('\n')}\nTotal: ${found.length}\n`,
	'C++: digits, and a count': (_, found) =>
		`${found.map((queens) => oneBased(queens).join('')).join('\n')}\n${found.length}\n`,
	'C++: numbers with hyphens': lines((queens, index) => `${index + 1}. ${oneBased(queens).join('-')}`),
	'C++: frames': titled(
		() => '',
		(queens) => cells(queens, '[Q]', '[ ]'),
	),
	'Java: a list of lists of strings': (_, found) =>
		`[${found.map((queens) => `[${cells(queens, 'Q', '.').join(', ')}]`).join(', ')}]\n`,
	'Java: Arrays.deepToString of characters': lines(
		(queens) =>
			`[${cells(queens, 'Q', '.', ', ')
				.map((row) => `[${row}]`)
				.join(', ')}]`,
	),
	'Java: a chess board': titled(
		(number) => `Solution #${number}`,
		(queens) => [
			...cells(queens, '♛', '·', ' ').map((row, index) => `${queens.length - index} ${row} ${queens.length - index}`),
			`  ${[...letters].slice(0, queens.length).join(' ')}`,
		],
		'================',
	),
	'Java: (1) before each line': lines((queens, index) => `(${index + 1}) ${queens.join(' ')}`),
	'JavaScript: console.log of an array': lines(nodeArray),
	'JavaScript: console.log of all arrays': (_, found) => `[\n${found.map(nodeArray).join(',\n')}\n]\n`,
	'JavaScript: JSON, indented': (_, found) => `${JSON.stringify(found, undefined, 2)}\n`,
	'JavaScript: LeetCode, indented': (_, found) =>
		`${JSON.stringify(
			found.map((queens) => cells(queens, 'Q', '.')),
			undefined,
			2,
		)}\n`,
	'JavaScript: LeetCode': (_, found) => `${JSON.stringify(found.map((queens) => cells(queens, 'Q', '.')))}\n`,
	'JavaScript: emoji on two colours': titled(
		() => '',
		(queens) =>
			queens.map((column, row) =>
				queens.map((_, each) => (each === column ? '👑' : '⬜⬛'[(row + each) % 2])).join(''),
			),
	),
	'JavaScript: objects': lines((queens, index) => `{ number: ${index + 1}, queens: ${nodeArray(queens)} }`),
	'colours of a terminal': titled(
		(number) => `\u001B[1mSolution ${number}\u001B[0m`,
		(queens) => cells(queens, '\u001B[31mQ\u001B[0m', '.', ' '),
	),
	'tests, boards, hyphens and a sentence': (size) => withTests(size),
	'Python: numpy arrays of floats': lines((queens) => `[[${cells(queens, '1.', '0.', ' ').join(']\n [')}]]`),
	'Python: a dictionary': lines((queens) => `{${queens.map((column, row) => `${row}: ${column}`).join(', ')}}`),
	'C: arrows, with a number': lines((queens, index) => [index + 1, ...oneBased(queens)].join(' -> ')),
	'Go: full blocks': titled(
		() => '',
		(queens) => cells(queens, '■', '□'),
	),
	'Rust: unknown signs': titled(
		() => '',
		(queens) => cells(queens, '%', '@'),
	),
	'Ruby: blanks and dots on two colours': titled(
		() => '',
		(queens) =>
			queens.map((column, row) => queens.map((_, each) => (each === column ? 'Q' : '# '[(row + each) % 2])).join('')),
	),
	'Chinese, full width': lines((queens, index) =>
		`第${index + 1}个解：（${oneBased(queens).join('，')}）`.replaceAll(
			/\d/g,
			(digit) => '０１２３４５６７８９'[Number(digit)]!,
		),
	),
	'Chinese sentences': (_, found) =>
		`${found.map((queens, index) => `第 ${index + 1} 个解：\n${cells(queens, '皇', '口').join('\n').replaceAll('口', '□')}\n`).join('\n')}共 ${found.length} 个解\n`,
};

export function laidOut(layout: Layout, size: number): string {
	return layout(size, [...solutions(size)]);
}
