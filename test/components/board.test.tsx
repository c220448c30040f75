import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {Board, BoardPanel, type BoardRow} from '../../source/components/board.js';
import {boardLayout, columnNumbers, columnsBeside} from '../../source/components/board-size.js';
import {DisplayContext} from '../../source/components/display.js';
import {unicode} from '../app/render.js';

function rowsWith(queens: readonly number[], changes: Readonly<Record<string, BoardRow['squares'][number]>> = {}) {
	return queens.map((queen, row) => ({
		squares: queens.map((_, column) => changes[`${row},${column}`] ?? (column === queen ? {hasQueen: true} : {})),
	}));
}

function drawn(rows: readonly BoardRow[], columns: number, lines: number, focus = 0): string {
	const layout = boardLayout(rows.length, columns, lines);
	return renderToString(
		<DisplayContext value={unicode}>
			<Board rows={rows} layout={layout} focus={focus} />
		</DisplayContext>,
		{columns},
	);
}

test('scrolls to the row in focus where only some rows fit, and says where more are', () => {
	const queens = Array.from({length: 12}, (_, row) => (row * 5) % 12);
	const lines = drawn(rowsWith(queens), 40, 5, 6).split('\n');
	expect(lines.map((line) => line.slice(0, 4))).toEqual(['    ', '↑ 4 ', '  5 ', '  6 ', '↓ 7 ']);
});

test('the numbers of columns stand above the board where a row is free, else in the lower border', () => {
	const framed = (height: number) =>
		renderToString(
			<DisplayContext value={unicode}>
				<BoardPanel rows={rowsWith([1, 3, 0, 2])} title="Board" width={24} height={height} />
			</DisplayContext>,
		).split('\n');
	const [lines, free] = [framed(6), framed(7)];
	expect(lines.slice(1, 5).every((line) => /│ +[0-3] /.test(line))).toBe(true);
	const places = (line: string) => [0, 1, 2, 3].map((column) => line.indexOf(String(column)));
	expect(lines[5]).toMatch(/^╰─+0──1──2──3─+╯$/);
	expect(free[1]).toMatch(/^│ +0 {2}1 {2}2 {2}3 +│$/);
	expect(places(lines[5]!)).toEqual(places(free[1]!));
	expect(places(lines[5]!)[3]).toBe(lines[1 + [1, 3, 0, 2].indexOf(3)]!.indexOf('♛'));
});

test('leaves a number out beside a queen or a sign, and in squares that are too narrow for its kind', () => {
	const number = {text: '12', leastWidth: 3} as const;
	const squares = {'0,0': {hasQueen: true, number}, '0,1': {sign: 'rejected', number}, '1,0': {number}} as const;
	expect(drawn(rowsWith([0, 1], squares), 10, 3)).toBe(['    0  1', ' 0  ♛  ✗', ' 1  12 ♛'].join('\n'));
	expect(drawn(rowsWith([0, 1], squares), 8, 3)).toBe(['   0 1', ' 0 ♛ ✗', ' 1 · ♛'].join('\n'));
});

test('where squares are narrow, numbers of columns are left out', () => {
	expect([3, 2, 1].map((width) => columnNumbers(12, {width, height: 1}))).toEqual([
		' 0  1  2  3  4  5  6  7  8  9  10 11',
		'0   2   4   6   8   10',
		'0    5    10',
	]);
});

test('a panel beside a board takes what is left of a window in which the board would look lost, up to its most', () => {
	const beside = (width: number) => columnsBeside(8, {width: 3, height: 1}, width, {usual: 36, most: 60});
	expect([70, 80, 90, 200].map(beside)).toEqual([36, 41, 51, 60]);
});
