import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import fc from 'fast-check';
import {beforeEach, expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../source/components/display.js';
import {palette} from '../../../source/components/theme.js';
import {boardLines, boardTile, gridLayout, hasCrown, tileSquares} from '../../../source/screens/solutions/tiles.js';
import {classOf} from '../../app/figures/images.js';
import {textbook} from '../../app/figures/textbook.js';
import {frameOf} from '../../app/render.js';
import {atSolution, pressed} from '../../pressed.js';
import {cellsOf} from '../../record/cells.js';

beforeEach(() => {
	chalk.level = 3;
});

const boards = fc.integer({min: 1, max: 27}).chain((size) => {
	const column = fc.integer({min: 0, max: size - 1});
	return fc.array(column, {minLength: size, maxLength: size});
});
const halves = tileSquares.filter((square) => !hasCrown(square) && square.width >= 1);
const look = {light: 'light', dark: 'dark', figure: 'queen'};

test('each square of a board in half blocks has its colour, and the lit queen another', () => {
	fc.assert(
		fc.property(boards, fc.constantFrom(...halves), fc.nat(), (queens, square, any) => {
			const scale = square.width;
			const row = any % queens.length;
			const lit = {row, column: queens[row]!, color: 'lit'};
			const lines = boardLines(queens, boardTile(queens.length, square), {...look, lit}, unicodeGlyphs);
			const coloured = lines.flatMap((line) => {
				const of = (half: string) =>
					line.map(({text, color, backgroundColor}) => (text === half ? color : backgroundColor) ?? '');
				return [of('▀'), of('▄')];
			});
			const expected = Array.from({length: queens.length * scale}, (_, half) =>
				Array.from({length: queens.length * scale}, (__, cell) => {
					const [at, column] = [Math.floor(half / scale), Math.floor(cell / scale)];
					const ground = (at + column) % 2 === 0 ? 'light' : 'dark';
					const queen = at === row ? 'lit' : 'queen';
					return queens[at] === column ? queen : ground;
				}),
			);
			expect(coloured.slice(0, expected.length)).toEqual(expected);
			expect(coloured.slice(expected.length).flat().filter(Boolean)).toEqual([]);
		}),
	);
});

/** Where dot 1 to 8 of a Braille pattern is: column and row. */
const dots = ['0,0', '0,1', '0,2', '1,0', '1,1', '1,2', '0,3', '1,3'];

test('a board in Braille has a dot for each queen', () => {
	fc.assert(
		fc.property(boards, (queens) => {
			const lines = boardLines(queens, boardTile(queens.length, tileSquares.at(-1)!), look, unicodeGlyphs);
			const found = lines.flatMap(([piece], line) =>
				[...piece!.text].flatMap((character, cell) =>
					dots.flatMap((dot, bit) => {
						const [column = 0, row = 0] = dot.split(',').map(Number);
						const isSet = ((character.codePointAt(0)! - 0x28_00) >> bit) % 2 === 1;
						return isSet ? [`${4 * line + row},${2 * cell + column}`] : [];
					}),
				),
			);
			expect(found.sort()).toEqual(queens.map((column, row) => `${row},${column}`).sort());
		}),
	);
});

test('a grid and each of its tiles fit into their room; it has room for all if it can, and then no row too many', () => {
	const sizes = fc.record({width: fc.integer({min: 40, max: 250}), height: fc.integer({min: 8, max: 90})});
	fc.assert(
		fc.property(fc.integer({min: 4, max: 12}), fc.integer({min: 1, max: 400}), sizes, (size, count, room) => {
			const tiles = tileSquares.map((square) => boardTile(size, square));
			const {columns, rows, cell, tile} = gridLayout(count, tiles, {width: 0, height: 1}, room);
			expect(cell.width).toBeGreaterThan(tile.width);
			expect(cell.height).toBeGreaterThan(tile.height);
			expect(columns * cell.width).toBeLessThanOrEqual(room.width);
			expect(rows * cell.height).toBeLessThanOrEqual(room.height);
			const most = Math.floor(room.width / (tile.width + 1)) * Math.floor(room.height / (tile.height + 1));
			expect(columns * rows).toBeGreaterThanOrEqual(Math.min(count, most));
			expect(columns * (rows - 1)).toBeLessThan(count);
		}),
		{examples: [[6, 1, {width: 56, height: 14}]]},
	);
});

test.each([
	[6, 2, 80, 24],
	[7, 12, 80, 24],
	[8, 14, 126, 12],
])(
	'without colours the wall of %i queens has their columns, and marks solution %i and its class',
	(size, current, columns, rows) => {
		chalk.level = 0;
		const found = frameOf(pressed(atSolution(size, current, {window: {columns, rows}}), 'z'))
			.slice(2, -2)
			.flatMap((line) => [...line.matchAll(new RegExp(`([ ▸*])(\\d{${size}})(?=[ ▸*]|$)`, 'g'))])
			.map(([, mark, queens]) => `${mark}${queens}`);
		expect(found).toEqual(
			textbook(size).solutions.map(({queens}, index) => {
				const sibling = classOf(size, index + 1) === classOf(size, current) ? '*' : ' ';
				return `${index + 1 === current ? '▸' : sibling}${queens.join('')}`;
			}),
		);
	},
);

// Readme: Those that are the same board, turned or mirrored, light up together
test('with colours all of its class have a ground of their own, and the current solution is gold', async () => {
	const shown = pressed(atSolution(8, 14), 'z');
	const cells = (await cellsOf(frameOf(shown).join('\n'))).flat();
	const {classes, chosen} = palette();
	const cellsOn = (colour: string) => cells.filter(({ground}) => ground === colour).length;
	expect(stripVTControlCharacters(frameOf({...shown, isAscii: true}).join('\n'))).toContain('>24170635');
	expect(cellsOn(chosen.light)).toBe(8);
	const lit = classes.map((each) => cellsOn(each.lit.light));
	expect(lit.filter((cells) => cells > 0)).toEqual([8 * 3]);
});
