import chalk from 'chalk';
import {afterAll, describe, expect, test} from 'vitest';
import {paint} from '../../source/app/theme.js';
import type {Ground, Role} from '../../source/panels/line.js';
import {schemes} from '../../source/record/picture/svg.js';
import {runsIn} from './styles.js';

const roles: readonly Role[] = ['dim', 'strong', 'accent', 'warning', 'good'];
const grounds: readonly Ground[] = [
	'light',
	'dark',
	'tested',
	'attacked',
	'attacker',
	'path',
	'good',
	'removed',
	'given',
];

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
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as in `#1c2126`: it is that, or one of the numbers 16 to 255 of xterm, which are a cube and a row of greys. */
function hex(colour: string): string {
	const index = Number(colour) - 16;
	if (colour.startsWith('#')) {
		return colour;
	}

	expect(index).toBeGreaterThanOrEqual(0);
	const steps = [0, 95, 135, 175, 215, 255];
	const levels =
		index < 216
			? [Math.floor(index / 36), Math.floor(index / 6) % 6, index % 6].map((step) => steps[step]!)
			: [0, 0, 0].map(() => 8 + 10 * (index - 216));
	return `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a painted text. */
function coloursOf(painted: string): {
	readonly foreground?: string | undefined;
	readonly background?: string | undefined;
} {
	const {style = ''} = runsIn(painted)[0] ?? {};
	const {foreground, background} = /(?<foreground>#\w+|\b\d+)?(?: on (?<background>.+))?$/.exec(style)?.groups ?? {};
	return {foreground: foreground && hex(foreground), background: background && hex(background)};
}

describe.each([
	['256 colours', 2],
	['true colour', 3],
] as const)('in %s', (_, level) => {
	test.each(grounds)('what stands on a square that is %s has a contrast of 4.5', (ground) => {
		chalk.level = level;
		const {foreground = '', background = ''} = coloursOf(paint([{text: ' x ', ground}]));
		expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
	});

	test.each(roles)('a mark that is %s has a contrast of 3 to every background, and 4.5 to black', (role) => {
		chalk.level = level;
		const {foreground} = coloursOf(paint([{text: '─', role}]));
		if (foreground) {
			const low = Object.entries(backgrounds).filter(([, background]) => contrast(foreground, background) < 3);
			expect(low).toEqual([]);
			expect(contrast(foreground, '#000000')).toBeGreaterThanOrEqual(4.5);
		}
	});

	test.each(roles)('text that is %s is bold, or has the colour of the terminal', (role) => {
		chalk.level = level;
		const [{style} = {style: ''}] = runsIn(paint([{text: 'text', role}]));
		expect(style).toMatch(/^(?:bold.*)?$/);
	});
});

test('in 16 colours everything has the two colours of the terminal, and these have a contrast of 4.5', () => {
	chalk.level = 1;
	const painted = [
		...roles.map((role) => paint([{text: ' x ', role}])),
		...grounds.map((ground) => paint([{text: ' x ', ground}])),
	];
	expect(painted.map(coloursOf).filter(({foreground, background}) => foreground || background)).toEqual([]);
	expect(Object.entries(defaults).filter(([, [text, behind]]) => contrast(text, behind) < 4.5)).toEqual([]);
});
