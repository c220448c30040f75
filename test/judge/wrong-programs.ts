import {expect} from 'vitest';
import type {Square} from '../../source/solver/board.js';
import type {PrintedTest, Tested} from '../../source/text/own-program.js';

/**
 * Programs as learners write them, each with a line or two that are wrong. `test` prints, `solution` keeps a board;
 * `on` and `off` record the queens of the program, whatever is wrong with what it remembers.
 */
function program(head: string, safe: string, place: string, call: string, board = 'queens.slice()') {
	return `${head}
function ${place} {
	if (row === n) { solution(${board}); return; }
	for (let col = 0; col < n; col++) {
		const safe = ${safe};
		test(row, col, safe);
		if (safe) { on(row, col);
			${call}
			off(); }
	}
}
${place.replace(/\w+(?=[,)])/g, '0')};`;
}

const ofArray = `const queens = Array(n).fill(-1);
function isSafe(row, col) {
	for (let above = 0; above < row; above++) {
		if (queens[above] === col) return false;
		if (queens[above] - above === col - row) return false;
		if (queens[above] + above === col + row) return false;
	}
	return true;
}`;
const ofList = `const queens = [];
function isSafe(row, col) {
	for (const [above, queen] of queens.entries()) {
		if (queen === col || Math.abs(queen - col) === row - above) return false;
	}
	return true;
}`;
const ofGrid = `const board = Array.from({length: n}, () => Array(n).fill(0));
function isSafe(row, col) {
	for (let r = 0; r < row; r++) if (board[r][col]) return false;
	for (let r = row - 1, c = col - 1; r >= 0 && c >= 0; r--, c--) if (board[r][c]) return false;
	for (let r = row - 1, c = col + 1; r >= 0 && c < n; r--, c++) if (board[r][c]) return false;
	return true;
}`;
const flags = 'cols[col] = ups[row + col] = downs[row - col + n - 1]';
const bases = {
	array: program(ofArray, 'isSafe(row, col)', 'place(row)', 'queens[row] = col; place(row + 1);'),
	list: program(ofList, 'isSafe(row, col)', 'place(row)', 'queens.push(col); place(row + 1); queens.pop();'),
	flags: program(
		'const queens = [], cols = [], ups = [], downs = [];',
		'!cols[col] && !ups[row + col] && !downs[row - col + n - 1]',
		'place(row)',
		`queens[row] = col; ${flags} = true; place(row + 1); ${flags} = false;`,
	),
	grid: program(
		ofGrid,
		'isSafe(row, col)',
		'place(row)',
		'board[row][col] = 1; place(row + 1); board[row][col] = 0;',
		"board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))",
	),
	masks: program(
		'const queens = [];',
		'((cols | ups | downs) & (1 << col)) === 0',
		'place(row, cols, ups, downs)',
		'const bit = 1 << col; queens[row] = col; place(row + 1, cols | bit, (ups | bit) >> 1, (downs | bit) << 1);',
	),
};

/**
 * The mistake that is named for it, or several with `|`; with `?` not at each size. Then the edits: what is replaced by what.
 */
export type Edited = readonly [
	base: keyof typeof bases,
	cause: string,
	...edits: readonly (readonly [string, string])[],
];

export const mostTests = 3000;

export function run(n: number, [base, , ...edits]: Edited, most = mostTests) {
	const source = edits.reduce((code, [from, to]) => {
		expect(code).toContain(from);
		return code.replace(from, () => to);
	}, bases[base]);
	const tests: PrintedTest[] = [];
	/** The queens on the board at each test. */
	const queens: (readonly Square[])[] = [];
	/** Lists of columns, or drawn rows. */
	const boards: (readonly (number | string)[])[] = [];
	/** A line for each test, and for each solution. */
	const lines: string[] = [];
	let board: readonly Square[] = [];
	const stopped = new Error('endless');
	const hooks = {
		test(row: number, column: number, isSafe: unknown) {
			const text = `[${row}][${column}]=${isSafe}`;
			if (tests.push({row, column, isSafe: Boolean(isSafe), line: tests.length + 1, text}) > most) {
				throw stopped;
			}

			lines.push(text);
			queens.push(board);
		},
		solution(printed: readonly (number | string)[]) {
			boards.push(printed);
			lines.push(printed.join(' '));
		},
		on(row: number, column: number) {
			board = [...board, {row, column}];
		},
		off() {
			board = board.slice(0, -1);
		},
	};
	try {
		new Function('n', ...Object.keys(hooks), source)(n, ...Object.values(hooks));
	} catch (error) {
		expect(error).toBe(stopped);
	}

	return {tests: tests.slice(0, most), queens, lines, boards, isCut: tests.length > most};
}

export const right = ['array', 'list', 'flags', 'grid', 'masks'] as const;

export function testsOf(size: number, name?: string): readonly PrintedTest[] {
	return run(size, name === undefined ? ['array', ''] : wrong[name]!).tests;
}

/**
 * `8* 12+ 1,-1- 00?`: the first 8 right tests; row 1, column 2 is safe; row 1, column -1 is attacked; no verdict on row 0, column 0.
 */
export function testsIn(size: number, written: string): readonly Tested[] {
	return written.split(' ').flatMap((word): readonly Tested[] => {
		const [, row, column, sign] = /^(-?\d+?),?(-?\d+)([-+?])$/.exec(word) ?? [];
		const verdict = {isSafe: sign === '+', ...(sign === '?' && {hasNoVerdict: true as const})};
		return sign
			? [{row: Number(row), column: Number(column), ...verdict}]
			: testsOf(size).slice(0, Number.parseInt(word, 10));
	});
}

/** A row is a line, its cells between `¦`. */
export function rowsOf(table: string): readonly (readonly string[])[] {
	const lines = table.trim().split('\n');
	return lines.map((line) => line.split('¦').map((cell) => cell.trim()));
}

const table = String.raw`
columns never tested ¦ array ¦ no-column ¦ if (queens[above] === col) return false; ⇒
\ never tested ¦ array ¦ no-diagonal ¦ if (queens[above] - above === col - row) return false; ⇒
/ never tested ¦ grid ¦ no-antidiagonal ¦ c++) if (board[r][c]) return false; ⇒ c++);
row + col for both diagonals ¦ flags ¦ no-diagonal ¦ !downs[row - col + n - 1] ⇒ !ups[row + col]
downs not shifted ¦ masks ¦ no-diagonal ¦ (downs | bit) << 1 ⇒ downs | bit
only the last queen ¦ list ¦ only-last-queen ¦ queens.entries() ⇒ [...queens.entries()].slice(-1)
return true in the loop ¦ array ¦ only-first-queen ¦ === col + row) return false; ⇒ === col + row) return false; return true;
not the first queen ¦ array ¦ not-first-queen ¦ let above = 0 ⇒ let above = 1
not the last queen ¦ array ¦ not-last-queen ¦ above < row; ⇒ above < row - 1;
diagonals without the row above ¦ grid each all ¦ not-last-queen ¦ r = row - 1, c = col - 1; ⇒ r = row - 2, c = col - 2; ¦ r = row - 1, c = col + 1; ⇒ r = row - 2, c = col + 2;
one or for and ¦ flags each ¦ and-for-or ¦ && !downs[row - col + n - 1] ⇒ || !cols[col] && !downs[row - col + n - 1] ¦ !cols[col] && !ups[row + col] && !downs[row - col + n - 1] ⇒ !ups[row + col] && (!cols[col] || !downs[row - col + n - 1]) ¦ !cols[col] && !ups[row + col] && !downs[row - col + n - 1] ⇒ !(cols[col] && ups[row + col] || downs[row - col + n - 1])
one & for | ¦ masks each ¦ and-for-or ¦ cols | ups | downs ⇒ cols | ups & downs ¦ cols | ups | downs ⇒ cols & ups | downs ¦ cols | ups | downs ⇒ cols & downs | ups
& for | ¦ masks ¦ never-attacked ¦ cols | ups | downs ⇒ cols & ups & downs
and for or ¦ list ¦ never-attacked ¦ === col || Math ⇒ === col && Math
cleared before the call ¦ flags ¦ never-attacked ¦ place(row + 1); ⇒ ¦ = false; ⇒ = false; place(row + 1);
not popped ¦ list ¦ not-removed ¦ queens.pop(); ⇒
not popped, compared up to the row ¦ list ¦ not-removed ¦ queens.pop(); ⇒ ¦ queens.entries() ⇒ queens.slice(0, row).entries()
not popped, compared with abs ¦ list ¦ not-removed ¦ queens.pop(); ⇒ ¦ === row - above ⇒ === Math.abs(row - above)
popped whether it is safe or not ¦ list ¦ popped-elsewhere ¦ queens.pop(); ⇒ ¦ off(); } ⇒ off(); } queens.pop();
popped after the loop ¦ list ¦ popped-elsewhere ¦ queens.pop(); ⇒ ¦ off(); } ⇒ off(); } if (col === n - 1) queens.pop();
cleared beside ¦ flags each ¦ not-removed ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col - 1] = ups[row + col] = downs[row - col + n - 1] = false ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col + 1] = ups[row + col] = downs[row - col + n - 1] = false ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col] = ups[row + col - 1] = downs[row - col + n - 1] = false ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col] = ups[row + col + 1] = downs[row - col + n - 1] = false ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col] = ups[row + col] = downs[row - col + n] = false ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col] = ups[row + col] = downs[row - col + n - 2] = false
shifted instead of popped ¦ list ¦ first-removed ¦ queens.pop(); ⇒ queens.shift();
flags of row - col without n - 1 ¦ flags ¦ wrong-formula ¦ !downs[row - col + n - 1] ⇒ !downs[(n + row - col) % n] ¦ = downs[row - col + n - 1] = true ⇒ = downs[(n + row - col) % n] = true ¦ = downs[row - col + n - 1] = false ⇒ = downs[(n + row - col) % n] = false
one array for both diagonals without n - 1 ¦ flags ¦ wrong-formula ¦ downs = [] ⇒ downs = ups ¦ !downs[row - col + n - 1] ⇒ !downs[row - col] ¦ = downs[row - col + n - 1] = true ⇒ = downs[row - col] = true ¦ = downs[row - col + n - 1] = false ⇒ = downs[row - col] = false
one array for both diagonals ¦ flags ¦ wrong-formula ¦ downs = [] ⇒ downs = ups
flags never cleared ¦ flags ¦ not-removed ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false; ⇒
columns never cleared ¦ flags ¦ not-removed ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ ups[row + col] = downs[row - col + n - 1] = false
ups never cleared ¦ flags ¦ not-removed ¦ ups[row + col] = downs[row - col + n - 1] = false ⇒ downs[row - col + n - 1] = false
downs never cleared ¦ flags ¦ not-removed ¦ ups[row + col] = downs[row - col + n - 1] = false ⇒ ups[row + col] = false
diagonals never cleared ¦ flags ¦ not-removed ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[col] = false
board not cleared ¦ grid ¦ not-removed ¦ board[row][col] = 0; ⇒
cleared only above the last row ¦ flags ¦ ¦ place(row + 1); ⇒ place(row + 1); if (row < n - 1)
diagonals one square short ¦ grid each all ¦ short-diagonal ¦ r >= 0 && c >= 0 ⇒ r > 0 && c > 0 ¦ r >= 0 && c < n; ⇒ r > 0 && c < n - 1;
diagonals one column short ¦ grid each all ¦ short-diagonal ¦ r >= 0 && c >= 0 ⇒ r >= 0 && c > 0 ¦ r >= 0 && c < n; ⇒ r >= 0 && c < n - 1;
diagonals one row short ¦ grid each all ¦ short-diagonal ¦ r >= 0 && c >= 0 ⇒ r > 0 && c >= 0 ¦ r >= 0 && c < n; ⇒ r > 0 && c < n;
diagonals one row up only ¦ grid each all ¦ one-row-up ¦ r >= 0 && c >= 0 ⇒ r >= row - 1 && r >= 0 && c >= 0 ¦ r >= 0 && c < n; ⇒ r >= row - 1 && r >= 0 && c < n;
distance off by one ¦ array each all ¦ wrong-distance ¦ queens[above] - above === col - row ⇒ queens[above] - above === col - row + 1 ¦ queens[above] + above === col + row ⇒ queens[above] + above === col + row - 1
distance off by one the other way ¦ array each all ¦ wrong-distance ¦ queens[above] - above === col - row ⇒ queens[above] - above === col - row - 1 ¦ queens[above] + above === col + row ⇒ queens[above] + above === col + row + 1
only the columns beside ¦ array each all ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ queens[above] === col - 1 ¦ queens[above] + above === col + row ⇒ queens[above] === col + 1
difference the other way round ¦ array each all ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ queens[above] - above === row - col ¦ queens[above] + above === col + row ⇒ queens[above] - above === row - col
difference and sum ¦ array each all ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ queens[above] - above === col + row ¦ queens[above] + above === col + row ⇒ queens[above] - above === col + row
sum and difference ¦ array each all ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ queens[above] + above === col - row ¦ queens[above] + above === col + row ⇒ queens[above] + above === col - row
sum and difference the other way round ¦ array each all ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ queens[above] + above === row - col ¦ queens[above] + above === col + row ⇒ queens[above] + above === row - col
row for column ¦ array each ¦ wrong-formula ¦ queens[above] === col) ⇒ queens[above] === row) ¦ queens[above] === col) ⇒ above === col)
another flag tested ¦ flags each ¦ wrong-formula ¦ !downs[row - col + n - 1] ⇒ !downs[col - row + n - 1] ¦ !ups[row + col] ⇒ !ups[row - col] ¦ !ups[row + col] ⇒ !ups[col - row]
abs on one diagonal ¦ array ¦ wrong-formula ¦ queens[above] - above === col - row ⇒ Math.abs(queens[above] - above) === Math.abs(col - row)
cols[row] for cols[col] ¦ flags each ¦ wrong-formula ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = true ⇒ cols[row] = ups[row + col] = downs[row - col + n - 1] = true ¦ !cols[col] && ⇒ !cols[row] &&
cols[row] cleared ¦ flags ¦ not-removed ¦ cols[col] = ups[row + col] = downs[row - col + n - 1] = false ⇒ cols[row] = ups[row + col] = downs[row - col + n - 1] = false
column without the row above ¦ grid ¦ not-last-queen ¦ let r = 0; r < row; ⇒ let r = 0; r < row - 1;
column without the first row ¦ grid ¦ not-first-queen ¦ let r = 0; r < row; ⇒ let r = 1; r < row;
queens[col] = row ¦ array ¦ swapped ¦ queens[row] = col ⇒ queens[col] = row
queens[col] = row in zeros ¦ array ¦ swapped ¦ fill(-1) ⇒ fill(0) ¦ queens[row] = col ⇒ queens[col] = row
compared with itself, or with all rows ¦ array each ¦ compares-below ¦ above < row; ⇒ above <= row; ¦ above < row; ⇒ above < n;
compared with all rows of zeros ¦ array ¦ compares-below ¦ fill(-1) ⇒ fill(0) ¦ above < row; ⇒ above < n;
compared with itself in zeros ¦ array ¦ compares-below ¦ fill(-1) ⇒ fill(0) ¦ above < row; ⇒ above <= row;
arguments swapped ¦ array ¦ swapped ¦ = isSafe(row, col) ⇒ = isSafe(col, row)
arguments swapped with a list ¦ list ¦ swapped ¦ = isSafe(row, col) ⇒ = isSafe(col, row)
arguments swapped with a list and abs ¦ list ¦ swapped ¦ = isSafe(row, col) ⇒ = isSafe(col, row) ¦ === row - above ⇒ === Math.abs(row - above)
queen not stored ¦ array ¦ not-stored ¦ queens[row] = col; ⇒
queen not stored in zeros ¦ array ¦ not-stored ¦ fill(-1) ⇒ fill(0) ¦ queens[row] = col; ⇒
row stored ¦ array ¦ row-stored ¦ queens[row] = col ⇒ queens[row] = row
no call ¦ array ¦ no-call ¦ place(row + 1); ⇒
another answer printed ¦ array each ¦ misprinted ¦ test(row, col, safe) ⇒ test(row, col, true) ¦ test(row, col, safe) ⇒ test(row, col, !safe) ¦ test(row, col, safe) ⇒ test(row, col, false)
negated answer ¦ array each ¦ negated ¦ = isSafe(row, col) ⇒ = !isSafe(row, col) ¦ if (safe) ⇒ if (!safe)
place(++row) ¦ array ¦ row-kept ¦ place(row + 1) ⇒ place(++row)
row += 1 before the call ¦ list ¦ row-kept ¦ place(row + 1) ⇒ row += 1; place(row)
columns from those above ¦ array each ¦ columns-from ¦ let col = 0 ⇒ let col = row ¦ let col = 0 ⇒ let col = row > 0 ? queens[row - 1] + 1 : 0
columns from 1 ¦ array each ¦ not-first-column ¦ let col = 0 ⇒ let col = 1 ¦ let col = 0 ⇒ let col = row > 0 ? 0 : 1
columns to n - 2 ¦ flags ¦ not-last-column ¦ col < n; ⇒ col < n - 1;
columns end too early ¦ array each ¦ not-last-column ¦ col < n; ⇒ col < n - row; ¦ col < n; ⇒ col < (row === 0 ? n - 1 : n);
mistakes without a name ¦ array each ¦ ¦ let col = 0; col < n; col++ ⇒ let col = n - 1; col >= 0; col-- ¦ col < n; ⇒ col <= n; ¦ col++ ⇒ col += 2 ¦ place(row + 1) ⇒ place(row + 2) ¦ place(0) ⇒ place(1) ¦ place(0); ⇒ place(0); place(0); ¦ off(); } ⇒ off(); } else place(row + 1);
break at an attack ¦ array ¦ break-at-attack ¦ off(); } ⇒ off(); } else break;
return place() ¦ array ¦ return-place ¦ place(row + 1); ⇒ return place(row + 1);
one loop variable for all ¦ array ¦ return-place ¦ function place ⇒ let col = 0; function place ¦ for (let col = 0; ⇒ for (col = 0;
return after the first solution ¦ array ¦ first-only ¦ place(row + 1); ⇒ if (place(row + 1)) return true; ¦ return; } ⇒ return true; }
no base case ¦ array ¦ no-return ¦ return; } ⇒ }
base case one row early ¦ array ¦ row-too-early ¦ row === n ⇒ row === n - 1
base case one row early, with zeros ¦ array ¦ row-too-early ¦ row === n ⇒ row === n - 1 ¦ fill(-1) ⇒ fill(0)
base case one row early, only these rows drawn ¦ grid ¦ row-too-early ¦ row === n ⇒ row === n - 1 ¦ solution(board.map ⇒ solution(board.slice(0, -1).map
each call made twice ¦ list ¦ ¦ place(row + 1); ⇒ place(row + 1); place(row + 1);
half of the first row ¦ array each ¦ half ¦ col < n; ⇒ col < (row === 0 ? n / 2 : n); ¦ col < n; ⇒ col < (row === 0 ? Math.floor(n / 2) : n);
mirrored solutions left out ¦ array ¦ half ¦ const queens ⇒ const seen = []; const queens ¦ solution(queens.slice()); ⇒ if (!seen.includes(String(queens.map((queen) => n - 1 - queen)))) { seen.push(String(queens)); solution(queens.slice()); }
mirrored with the middle column ¦ array ¦ mirrored-twice|half ¦ col < n; ⇒ col < (row === 0 ? n / 2 : n); ¦ (queens.slice()); ⇒ (queens.slice()); solution(queens.map((queen) => n - 1 - queen));
mirrored with one column more ¦ array ¦ mirrored-twice|half|not-last-column ¦ col < n; ⇒ col <= (row === 0 ? n / 2 : n - 1); ¦ (queens.slice()); ⇒ (queens.slice()); solution(queens.map((queen) => n - 1 - queen));
printed twice ¦ list each ¦ printed-twice ¦ solution(queens.slice()); ⇒ solution(queens.slice()); solution(queens.slice()); ¦ solution(queens.slice()); ⇒ solution(queens.slice()); solution(queens.slice()); solution(queens.slice()); ¦ solution(queens.slice()); ⇒ for (let image = queens.slice(), turns = 0; turns < 4; turns++) { solution(image); image = image.map((_, at) => n - 1 - image.indexOf(at)); } ¦ solution(queens.slice()); ⇒ for (let image = queens.slice(), turns = 0; turns < 4; turns++) { solution(image); solution(image.toReversed()); image = image.map((_, at) => n - 1 - image.indexOf(at)); }
rows printed ¦ list ¦ row-stored ¦ solution(queens.slice()) ⇒ solution(queens.map((_, row) => row))
zeros drawn ¦ list ¦ not-stored ¦ solution(queens.slice()) ⇒ solution(queens.map(() => 'Q'.padEnd(n, '.')))
printed after each placement ¦ array ¦ each-placement ¦ = col; ⇒ = col; solution(queens.slice());
printed only after each placement ¦ array ¦ each-placement ¦ { solution(queens.slice()); return; } ⇒ return; ¦ = col; ⇒ = col; solution(queens.slice());
drawn after each placement ¦ grid ¦ each-placement ¦ board[row][col] = 1; ⇒ board[row][col] = 1; solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join('')));
drawn only after each placement ¦ grid ¦ each-placement ¦ { solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))); return; } ⇒ return; ¦ board[row][col] = 1; ⇒ board[row][col] = 1; solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join('')));
last row not drawn ¦ grid ¦ row-not-printed ¦ solution(board.map ⇒ solution(board.slice(0, -1).map
drawn before the last queen is placed ¦ grid ¦ row-not-printed ¦ { solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))); return; } ⇒ return; ¦ board[row][col] = 1; ⇒ if (row === n - 1) solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))); board[row][col] = 1;
kept without a copy ¦ array ¦ not-copied ¦ solution(queens.slice()) ⇒ kept.push(queens) ¦ const queens ⇒ const kept = []; const queens ¦ place(0); ⇒ place(0); kept.forEach((board) => solution([...board]));
board kept without a copy ¦ grid ¦ not-copied ¦ solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))); ⇒ kept.push(board); ¦ const board ⇒ const kept = []; const board ¦ place(0); ⇒ place(0); kept.forEach((board) => solution(board.map((cells) => cells.map((cell) => '.Q'[cell]).join(''))));
one array for all rows ¦ grid ¦ shared-rows ¦ Array.from({length: n}, () => Array(n).fill(0)) ⇒ Array(n).fill(Array(n).fill(0))
one array for all drawn rows ¦ array ¦ shared-rows ¦ solution(queens.slice()); ⇒ const rows = Array(n).fill(Array(n).fill('.')); queens.forEach((queen, at) => rows[at][queen] = 'Q'); solution(rows.map((cells) => cells.join('')));
`;

/**
 * The name of what is wrong, the base, the mistakes that are named for it, and the edits. `each` edit is a program of its own,
 * and `all` together are another.
 */
export const wrong: Readonly<Record<string, Edited>> = Object.fromEntries(
	rowsOf(table).flatMap(([name = '', programs = '', cause = '', ...edits]) => {
		const [base, ...parts] = programs.split(' ');
		const pairs = edits.map((edit) => edit.split('⇒').map((part) => part.trim()) as [string, string]);
		const each = parts.includes('each') ? pairs.map((pair) => [pair]) : [];
		const all = parts.includes('all') || each.length === 0 ? [pairs] : [];
		return [...all, ...each].map((edited, at): [string, Edited] => [
			at === 0 ? name : `${name} (${at + 1})`,
			[right.find((one) => one === base)!, cause, ...edited],
		]);
	}),
);
