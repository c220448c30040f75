import chalk from 'chalk';
import {beforeEach, expect, test} from 'vitest';
import {squareSizes} from '../../source/components/board-size.js';
import {crownOf} from '../../source/components/crowns.js';
import {unicodeGlyphs} from '../../source/components/display.js';
import {type DrawnSquare, squareCells} from '../../source/components/square.js';
import {palette} from '../../source/components/theme.js';

beforeEach(() => {
	chalk.level = 3;
});

const withCrowns = squareSizes.filter(({height}) => height > 1);

function drawn(square: DrawnSquare, size: (typeof squareSizes)[number]): readonly string[] {
	return squareCells(square, size, 'light', unicodeGlyphs).map((line) => line.map(({text}) => text).join(''));
}

test.each(withCrowns)('cuts a sign out of a full cell in the middle of a crown of $width by $height', (size) => {
	const {light, figure} = palette().squares.plain;
	const cells = squareCells({hasQueen: true, sign: 'attacker'}, size, 'light', unicodeGlyphs).flat();
	const sign = cells.find(({text}) => text === unicodeGlyphs.attacker);
	expect(sign).toMatchObject({color: light, backgroundColor: figure});
	const whole = drawn({hasQueen: true}, size);
	expect(whole[Math.floor(size.height / 2)]![(size.width - 1) >> 1]).toBe('█');
	const opposite = (cell: string) => '▐▌▐▖▗▖▙▟▙▘▝▘▚▞▚▜▛▜'.match(`${cell}(.)`)?.[1] ?? cell;
	expect(whole.map((line) => [...line].map(opposite).reverse().join(''))).toEqual(whole);
});

test.each(withCrowns)('brackets of $width by $height leave a crown and the ground of what a queen says', (size) => {
	for (const role of ['solution', 'conflict', 'attacker', 'returned'] as const) {
		const {light, figure, cursor} = palette().squares[role];
		const square = squareCells({role, hasQueen: true, hasCursor: true}, size, 'light', unicodeGlyphs);
		const rows = crownOf(size.width, true);
		const side = '.'.repeat((size.width - rows[0]!.length) / 2);
		const seen = square.map((line) =>
			line.map(({text, color}) => (color === figure && text !== ' ' ? text : '.')).join(''),
		);
		const crown = rows.map((row) => side + row.replaceAll(' ', '.') + side);
		expect(seen.join('\n')).toContain(crown.join('\n'));
		expect(seen.join('').replaceAll('.', '')).toBe(crown.join('').replaceAll('.', ''));
		expect(square.flat().every(({backgroundColor}) => [light, figure, cursor].includes(backgroundColor))).toBe(true);
		expect(square[0]![0]!.color).toBe(cursor);
	}
});

test('a bracket leaves the figure of a queen of two cells, and one cell only changes it for its ground', () => {
	for (const role of ['plain', 'solution', 'conflict'] as const) {
		const {light, figure, cursor} = palette().squares[role];
		const cells = (width: number) =>
			squareCells({role, hasQueen: true, hasCursor: true}, {width, height: 1}, 'light', unicodeGlyphs)[0]!;
		expect(cells(2)).toMatchObject([
			{color: figure, backgroundColor: light},
			{text: '▐', color: cursor},
		]);
		expect(cells(1)).toMatchObject([{color: light, backgroundColor: figure}]);
	}
});

test('a sign has one cell in the middle of every square, and the whole square the ground of its role', () => {
	for (const size of squareSizes) {
		const square = squareCells({role: 'attacked', sign: 'rejected'}, size, 'dark', unicodeGlyphs);
		expect(square.flat().filter(({text}) => text !== ' ')).toHaveLength(1);
		expect(square[Math.floor(size.height / 2)]![(size.width - 1) >> 1]!.text).toBe(unicodeGlyphs.rejected);
		expect(new Set(square.flat().map((cell) => cell.backgroundColor))).toEqual(
			new Set([palette().squares.attacked.dark]),
		);
	}
});

// Manual: Without shades, numbers say how many queens attack a square.
test('a veil stands for the number of attackers where there are shades, and covers no queen', () => {
	const number = {text: '2', isVeil: true} as const;
	const size = {width: 3, height: 1};
	const {veiled, plain} = palette().squares;
	const [line] = squareCells({number}, size, 'dark', unicodeGlyphs);
	expect(line!.map(({text, backgroundColor}) => text + backgroundColor)).toEqual(Array(3).fill(` ${veiled.dark}`));
	expect(squareCells({number, hasQueen: true}, size, 'dark', unicodeGlyphs)[0]![0]!.backgroundColor).toBe(plain.dark);
	chalk.level = 1;
	expect(drawn({number}, size)).toEqual([' 2 ']);
});
