import {describe, expect, test} from 'vitest';
import {boardLines, focusOf} from '../../../source/panels/board/board.js';
import {type Marks, queensOnly} from '../../../source/panels/board/marks.js';
import type {Display} from '../../../source/panels/display.js';
import {unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {text} from '../../../source/text/en.js';
import {knowledge} from '../../pressed.js';
import {marked, plain} from '../marked.js';

const display: Display = {glyphs: unicodeGlyphs, text, hasColour: false, hasHues: false, label: (id) => id};
const layout = (width: number, height: number, rows: number) => ({square: {width, height}, rows});
const queens = queensOnly([1, 3, 0, 2]);

test('draws squares of every size, with the queen in the middle or above it', () => {
	expect(plain(boardLines(4, layout(3, 1, 4), 0, queens, display))).toEqual([
		'    0  1  2  3',
		' 0  ·  ♛  ·  ·',
		' 1  ·  ·  ·  ♛',
		' 2  ♛  ·  ·  ·',
		' 3  ·  ·  ♛  ·',
	]);
	const twoRows = ['     0    1', ' 0   ·    ♛', '', ' 1   ·    ·', ''];
	expect(plain(boardLines(2, layout(5, 2, 2), 0, queens, display))).toEqual(twoRows);
	const threeRows = ['      0      1', '', ' 0    ·      ♛', '', '', ' 1    ·      ·', ''];
	expect(plain(boardLines(2, layout(7, 3, 2), 0, queens, display))).toEqual(threeRows);
});

test('paints the squares in turn, and needs no points then', () => {
	const [, first, second] = boardLines(2, layout(3, 1, 2), 0, queens, {...display, hasColour: true}).map(marked);
	expect(first).toBe('«accent: »«dim:0 »«on light:   »«on dark: ♛ » ');
	expect(second).toBe('«accent: »«dim:1 »«on dark:   »«on light:   » ');
});

test('shows the rows around the focus, marks where the board continues, and writes numbers digit under digit', () => {
	const rows = (focus: number) => plain(boardLines(12, layout(2, 1, 3), focus, queens, display));
	expect(rows(2)).toEqual([
		'                        1 1',
		'    0 1 2 3 4 5 6 7 8 9 0 1',
		'↑ 1 · · · ♛ · · · · · · · ·',
		'  2 ♛ · · · · · · · · · · ·',
		'↓ 3 · · ♛ · · · · · · · · ·',
	]);
	const labels = (focus: number) =>
		rows(focus)
			.slice(2)
			.map((each) => each.slice(0, 3));
	expect([labels(0), labels(12)]).toEqual([
		['  0', '  1', '↓ 2'],
		['↑ 9', ' 10', ' 11'],
	]);
});

test('a plus sign replaces a number that is too long for its square', () => {
	const numbers = boardLines(12, layout(1, 1, 1), 0, (_row, column) => ({glyph: column}), display);
	expect(plain(numbers)).toEqual(['              11', '    012345678901', '↓ 0 0123456789++']);
});

test('a dead end names the line and the row of an attacker, or only the line where the row has no room', () => {
	const attacks: Marks = (row) => ({glyph: 'diagonal', attacker: row - 1});
	const rows = (width: number, focus: number) =>
		plain(boardLines(12, layout(width, 1, 1), focus, attacks, display))
			.at(-1)
			?.slice(4);
	expect(rows(5, 11)).toBe(' \\10 '.repeat(12).trimEnd());
	expect(rows(3, 11)).toBe('\\10'.repeat(12));
	expect(rows(3, 10)).toBe(' \\9'.repeat(12));
	expect(rows(2, 11)).toBe('\\ '.repeat(12).trimEnd());
	expect(rows(2, 10)).toBe('\\9'.repeat(12));
	expect(rows(1, 10)).toBe('\\'.repeat(12));
});

describe('the pins', () => {
	const breakpoints = [
		{row: 0, column: 2},
		{row: 1, column: 0},
		{row: 2, column: undefined},
	];

	test('a square under the cursor is in brackets, one with a breakpoint has it at its right, a row at its left', () => {
		const pins = {cursor: {row: 0, column: 1}, breakpoints};
		expect(plain(boardLines(4, layout(3, 1, 4), 0, queens, display, pins))).toEqual([
			'    0  1  2  3',
			' 0  · [♛] ·◆ ·',
			' 1  ·◆ ·  ·  ♛',
			'◆2  ♛  ·  ·  ·',
			' 3  ·  ·  ♛  ·',
		]);
	});

	test('a square and a row with both show both', () => {
		const row = (cursor: {row: number; column: number | undefined}, width = 3) =>
			plain(boardLines(4, layout(width, 1, 4), 0, queens, display, {cursor, breakpoints: [...breakpoints, onQueen]}));
		const onQueen = {row: 1, column: 3};
		expect(row({row: 0, column: 2})[1]).toBe(' 0  ·  ♛ [◆] ·');
		expect(row({row: 1, column: 3})[2]).toBe(' 1  ·◆ ·  · [♛◆');
		expect(row({row: 1, column: 3}, 5)[2]).toBe(' 1   ·◆   ·    ·   [♛]◆');
		expect(row({row: 2, column: undefined})[3]).toBe('▸2◆ ♛  ·  ·  ·');
		expect(row({row: 3, column: undefined})[4]).toBe('▸3  ·  ·  ♛  ·');
	});

	test('brackets stand around all characters of a square that is wide enough', () => {
		const attacks: Marks = () => ({glyph: 'diagonal', attacker: 10});
		const row = (width: number) =>
			plain(boardLines(12, layout(width, 1, 1), 11, attacks, display, {cursor: {row: 11, column: 0}, breakpoints: []}))
				.at(-1)
				?.slice(4, 4 + 2 * width);
		expect(row(5)).toBe('[\\10] \\10 ');
		expect(row(3)).toBe('[1]\\10');
	});

	test('small squares show what fits', () => {
		const pins = {cursor: {row: 0, column: 0}, breakpoints: [{row: 0, column: 1}]};
		expect(plain(boardLines(4, layout(2, 1, 1), 0, queens, display, pins))[1]).toBe('↓0 []♛◆· ·');
		expect(plain(boardLines(4, layout(1, 1, 1), 0, queens, display, pins))[1]).toBe('↓0 ]◆··');
	});
});

test('the focus is the row of the last step, else the row that is next', () => {
	const tape = knowledge.tape(4);
	const rows = [0, 1, 2, 8, 25].map((step) => focusOf(tape.at(step)!));
	expect(rows).toEqual([0, 0, 0, 2, 0]);
	expect(focusOf(tape.solution(1)!)).toBe(4);
});
