import chalk from 'chalk';
import {afterAll, describe, expect, test} from 'vitest';
import {type Palette, palette} from '../../source/components/theme.js';
import {schemes} from '../../source/record/picture/svg.js';

/** The backgrounds of common palettes. */
const backgrounds = {
	black: '#000000',
	white: '#ffffff',
	Campbell: '#0c0c0c',
	'Tango dark': '#2e3436',
	'Solarized dark': '#002b36',
	'Solarized light': '#fdf6e3',
	'Gruvbox dark': '#282828',
	'Gruvbox light': '#fbf1c7',
	Nord: '#2e3440',
	Dracula: '#282a36',
	'light pictures': schemes.light.background,
	'dark pictures': schemes.dark.background,
};

/** The foreground and the background of palettes of 16 colours. */
const defaults = {
	'xterm dark': ['#e5e5e5', '#000000'],
	'xterm light': ['#000000', '#ffffff'],
	'Linux console': ['#aaaaaa', '#000000'],
	Campbell: ['#cccccc', '#0c0c0c'],
	'Tango dark': ['#d3d7cf', '#2e3436'],
	'light pictures': [schemes.light.foreground, schemes.light.background],
	'dark pictures': [schemes.dark.foreground, schemes.dark.background],
} as const;

const own = chalk.level;
afterAll(() => {
	chalk.level = own;
});

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = levelsOf(colour).map((level) => {
		const share = level / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of `#1c2126`, or of one of the colours 16 to 255 of xterm, which are a cube and a row of greys. */
function levelsOf(colour: string): readonly number[] {
	if (colour.startsWith('#')) {
		return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
	}

	const index = Number(/^ansi256\((?<index>\d+)\)$/.exec(colour)?.groups?.['index']) - 16;
	expect(index).toBeGreaterThanOrEqual(0);
	const cube = [36, 6, 1].map((unit) => [0, 95, 135, 175, 215, 255][Math.floor(index / unit) % 6]!);
	return index < 216 ? cube : [0, 0, 0].map(() => 8 + 10 * (index - 216));
}

function coloursAt(level: 2 | 3): Palette {
	chalk.level = level;
	return palette();
}

describe.each([
	['256 colours', 2],
	['true colour', 3],
] as const)('in %s', (_, level) => {
	test('what stands on a square, or in a lit line, has a contrast of 4.5', () => {
		const {light, dark, ink, white, accent, lit, attacker, attacked, pale, deep} = coloursAt(level);
		const pairs = [
			[ink, light],
			[ink, dark],
			[ink, accent],
			[ink, attacker],
			[white, attacked],
			[white, lit],
			[deep, pale],
		] as const;
		expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([]);
	});

	test('lines, labels and the variants have about 4.5 on black and on white; bold text in the accent colour has 3', () => {
		const {line, scan, flags, bitmask, accent} = coloursAt(level);
		// One grey and one red of the cube miss it by less than 0.15.
		const least = level === 2 ? 4.35 : 4.5;
		for (const colour of [line, scan, flags, bitmask]) {
			expect(contrast(colour, '#000000')).toBeGreaterThanOrEqual(least);
			expect(contrast(colour, '#ffffff')).toBeGreaterThanOrEqual(least);
		}

		expect(contrast(accent, '#000000')).toBeGreaterThanOrEqual(4.5);
		expect(contrast(accent, '#ffffff')).toBeGreaterThanOrEqual(3);
	});

	test('on every common background what is no sentence has a contrast of 2.5', () => {
		const {line, scan, flags, bitmask, accent} = coloursAt(level);
		const low = Object.entries(backgrounds).flatMap(([name, background]) =>
			[line, scan, flags, bitmask, accent].flatMap((colour) =>
				contrast(colour, background) < 2.5 ? [`${colour} on ${name}`] : [],
			),
		);
		expect(low).toEqual([]);
	});

	test('no two meanings have the same colour', () => {
		const {light, dark, ink, accent, attacker, attacked, pale, deep, line, scan, flags, bitmask} = coloursAt(level);
		const meanings = [light, dark, ink, accent, attacker, attacked, pale, deep, line, scan, flags, bitmask];
		expect(new Set(meanings).size).toBe(meanings.length);
	});
});

/** What black, white, cyan and yellow are in eight palettes of 16 colours. */
const palettes = {
	xterm: ['#000000', '#e5e5e5', '#00cdcd', '#cdcd00'],
	'Linux console': ['#000000', '#aaaaaa', '#00aaaa', '#aa5500'],
	Campbell: ['#0c0c0c', '#cccccc', '#3a96dd', '#c19c00'],
	Tango: ['#2e3436', '#d3d7cf', '#06989a', '#c4a000'],
	'Solarized dark': ['#073642', '#eee8d5', '#2aa198', '#b58900'],
	Gruvbox: ['#282828', '#a89984', '#689d6a', '#d79921'],
	Dracula: ['#21222c', '#f8f8f2', '#8be9fd', '#f1fa8c'],
	Nord: ['#3b4252', '#e5e9f0', '#88c0d0', '#ebcb8b'],
} as const;

test('in 16 colours only squares have colours: black on white, cyan or yellow, with a contrast of 3 in every palette', () => {
	chalk.level = 1;
	const {light, dark, ink, attacker, attacked, white, pale, deep, ...others} = palette();
	expect([light, dark, ink, attacker]).toEqual(['white', 'cyan', 'black', 'yellow']);
	expect([attacked, white, pale, deep]).toEqual(['black', 'white', 'white', 'black']);
	expect(new Set(Object.values(others))).toEqual(new Set(['']));
	const low = Object.entries(palettes).filter(([, [black, ...grounds]]) =>
		grounds.some((ground) => contrast(black, ground) < 3),
	);
	expect(low).toEqual([]);
	expect(Object.entries(defaults).filter(([, [text, behind]]) => contrast(text, behind) < 4.5)).toEqual([]);
});
