import chalk, {type ColorSupportLevel} from 'chalk';
import type {VariantId} from '../solver/search/variants.js';
import type {Glyphs} from './display.js';

/** The name of a colour, or three names, for an unknown, a dark and a light ground of the terminal. */
export type Colour = string;

type SquareLook = {
	readonly light: Colour;
	readonly dark: Colour;
	readonly figure: Colour;
	readonly cursor: Colour;
};

/**
 * Colour only repeats what characters say; in the tree it says what the legend above it says in words. Contrasts (WCAG
 * 2.2): text 4.5 on black and on white, or on its ground; marks and cursor 3. Gold is never text on the ground of the
 * terminal. `colour` chooses a true colour; one of xterm's 16 to 255, which palettes leave alone; or one of 16, which
 * users change: there only squares and pills have colours.
 */
function paletteOf(colour: (rgb: string, index: number, sixteen?: string) => Colour) {
	const byGround = (...[unknown, dark, light = unknown]: readonly Colour[]) =>
		unknown === '' ? '' : `${unknown} ${dark} ${light}`;
	const exceptOnLight = (usual: Colour, light: Colour) => byGround(usual, usual, light);
	const ink = colour('#1c2126', 16, 'black');
	const white = colour('#ffffff', 231, 'white');
	const bright = colour('#ffffff', 231, 'whiteBright');
	const onBoard = ['whiteBright whiteBright white', 'white white blackBright'] as const;
	const deep = colour('#26507f', 24, 'blue');
	const night = colour('#1f2d52', 17, 'black');
	const gold = colour('#ffcf40', 220, 'yellow');
	const red = colour('#c0451a', 160, 'red');
	const sky = (sixteen: string) => colour('#56a5e8', 75, sixteen);
	// On amber and on the placement, blue of 16 is too dark.
	const cursorOnBright = colour('#26507f', 24, 'black');
	const look = (ground: Colour, figure: Colour, cursor: Colour): SquareLook => ({
		light: ground,
		dark: ground,
		figure,
		cursor,
	});
	const shades = (light: readonly [string, number], dark: readonly [string, number]): SquareLook => ({
		light: colour(...light, onBoard[0]),
		dark: colour(...dark, onBoard[1]),
		figure: ink,
		cursor: colour('#1c2126', 16, 'blue'),
	});
	return {
		squares: {
			plain: {
				light: colour('#e4e0d5', 254, onBoard[0]),
				dark: colour('#a9b7b3', 145, onBoard[1]),
				figure: ink,
				cursor: deep,
			},
			placement: look(sky('cyan'), ink, cursorOnBright),
			solution: look(night, gold, sky('cyan')),
			attacked: look(red, white, white),
			attacker: look(colour('#e0a000', 214, 'yellow'), ink, cursorOnBright),
			conflict: {
				light: colour('#f2c4b3', 224, onBoard[0]),
				dark: colour('#dfa592', 181, 'white'),
				figure: colour('#a52f0a', 124, 'red'),
				cursor: deep,
			},
			/** Darker than plain squares. No grey of 16 is safe: there the sign alone tells it. */
			tried: shades(['#9f9c92', 247], ['#84908c', 245]),
			/** Untested, and attacked: half an orchid that lies between the hues of the variants. 16 colours have numbers instead. */
			veiled: shades(['#caa8ca', 182], ['#ac94ba', 139]),
			returned: look(deep, colour('#c8d4e6', 189, 'white'), sky('white')),
			/** The afterglow of fast playback: what the last second did, the latest brightest, and the last solution. */
			tested3: shades(['#e0b295', 216], ['#bd957e', 173]),
			tested2: shades(['#e2c4af', 223], ['#b6a092', 180]),
			tested1: shades(['#e3d2c3', 224], ['#afaba2', 144]),
			placed3: shades(['#80b4e2', 110], ['#689fd0', 74]),
			placed2: shades(['#a6c9e2', 152], ['#84acc9', 109]),
			placed1: shades(['#c6d7de', 188], ['#98b2bf', 109]),
			found: shades(['#ffcf40', 220], ['#f3bd2b', 214]),
			hint: look(colour('#c8d4e6', 189, 'white'), colour('#26507f', 24, 'black'), deep),
		} satisfies Readonly<Record<string, SquareLook>>,
		faint: {light: colour('#676c6b', 242, 'black'), dark: colour('#434b4a', 239, 'black')},
		/** The looks of symmetry classes. In 16 colours only boards of the class of the current one have a look of their own. */
		classes: classHues.map(([hue, index, quiet]) => ({
			quiet: {
				light: colour(mixed(hue, 0.3), quiet, 'white'),
				dark: colour(mixed(hue, 0.2), quiet, 'white'),
				figure: colour('#f2efe6', 255, 'black'),
			},
			lit: {
				light: colour(hue, index, 'cyan'),
				dark: colour(mixed(hue, 0.85), index, 'cyan'),
				figure: colour('#12161a', 233, 'black'),
			},
			/** In text, where bright hues would vanish on a light ground. */
			sign: exceptOnLight(colour(hue, index), colour(mixed(hue, 0.6), quiet)),
		})),
		chosen: {light: colour('#ffcf40', 220, 'yellow'), dark: colour('#e6b93a', 214, 'yellow'), figure: ink},
		images: {light: night, dark: colour('#2c3d68', 18, 'black'), figure: colour('#c8d4e6', 189, 'white'), lit: gold},
		/** The search tree has a ground of its own where that of the terminal is not known. */
		tree: {
			ground: {fill: byGround(colour('#16181a', 233, 'black'), 'none', 'none'), figure: bright},
			fruitful: {fill: colour('#2c78c6', 26, 'blue'), figure: bright},
			vain: {fill: colour('#b04a2c', 130, 'red'), figure: bright},
			solution: {fill: exceptOnLight(gold, colour('#b58500', 136, 'yellow')), figure: ink},
			stack: {fill: colour('#8fbdf0', 117, 'cyanBright'), figure: ink},
			ahead: {
				fill: exceptOnLight(colour('#3d4245', 238, 'blackBright'), colour('#d5dae0', 253, 'white')),
				figure: exceptOnLight(colour('#a9aeb2', 250, 'whiteBright'), colour('#57606a', 240, 'black')),
			},
			aheadOfStack: {
				fill: exceptOnLight(colour('#63696d', 242, 'white'), colour('#aab3bd', 249, 'blackBright')),
				figure: ink,
			},
			now: {fill: exceptOnLight(bright, ink), figure: exceptOnLight(ink, bright)},
		},
		ink,
		white,
		red,
		accent: byGround(colour('#2a78bd', 63), colour('#5aa9f0', 75)),
		/** Frames and rules need no contrast where the ground is known. */
		border: byGround(colour('#767676', 243), colour('#444b53', 239), colour('#c4cad0', 251)),
		/** Labels, the footer, and what is not reached yet: no sentences. */
		line: byGround(colour('#767676', 243), colour('#8b949e', 246)),
		lit: colour('#3b4f66', 239),
		tab: colour('#2a78bd', 25),
		variants: {
			scan: byGround(colour('#875fd7', 98), colour('#b392f0', 141)),
			flags: byGround(colour('#00875f', 29), colour('#3fb98a', 72)),
			bitmask: byGround(colour('#c2458a', 132), colour('#ea7fb8', 175)),
			'brute-force': byGround(colour('#767676', 243), colour('#8f949a', 246)),
		} satisfies Readonly<Record<ProgramId, Colour>>,
	};
}

/** All hues differ by at least 22 (CIEDE2000), those of classes that the search finds one after the other by more. */
const classHues = [
	['#ed3b87', 198, 89],
	['#74e791', 78, 22],
	['#a361fb', 135, 54],
	['#f3c530', 221, 58],
	['#0395db', 32, 24],
	['#ffb5a9', 217, 95],
	['#819800', 106, 64],
	['#0fe3fe', 45, 30],
	['#cc7200', 172, 94],
	['#b6c9fe', 153, 60],
	['#01a38f', 36, 29],
	['#ffa7f7', 219, 96],
] as const;

/** This share of a hue on nearly black. */
function mixed(hue: string, share: number): string {
	return hexOf([1, 3, 5].map((start) => 26 + share * (Number.parseInt(hue.slice(start, start + 2), 16) - 26)));
}

/** As in `#1c2126`, of red, green and blue from 0 to 255. */
export function hexOf(parts: readonly number[]): string {
	// 256 more, so that two digits follow the first.
	return `#${parts.map((part) => (256 + Math.round(part)).toString(16).slice(1)).join('')}`;
}

/** The look of squares of a small board, which has no cursor. */
export type TileLook = Pick<SquareLook, 'light' | 'dark' | 'figure'>;

type Palette = ReturnType<typeof paletteOf>;
export type SquareRole = keyof Palette['squares'];

const palettes: Readonly<Record<ColorSupportLevel, Palette>> = {
	0: paletteOf(() => ''),
	1: paletteOf((_rgb, _index, sixteen = '') => sixteen),
	2: paletteOf((_, index) => `ansi256(${index})`),
	3: paletteOf((rgb) => rgb),
};

export function palette(): Palette {
	return palettes[chalk.level];
}

export function classLook(classNumber: number): Palette['classes'][number] {
	const {classes} = palette();
	return classes[(classNumber - 1) % classes.length]!;
}

export function hasColours(): boolean {
	return chalk.level > 0;
}

/** Boards and the tree are drawn in blocks; without colours, or with ASCII only, they have letters. */
export function drawsBlocks({hasCrowns}: Pick<Glyphs, 'hasCrowns'>): boolean {
	return hasCrowns && hasColours();
}

export function hasShades(): boolean {
	return chalk.level > 1;
}

export type Style = {
	readonly color?: Colour;
	readonly backgroundColor?: Colour;
	readonly bold?: boolean;
	readonly inverse?: boolean;
};

type ToneRole = 'strong' | 'accent' | 'border' | 'line' | 'lit' | 'tab' | 'right' | 'wrong';

/** The programs of the race: the variants, and brute force in a quieter grey. */
type ProgramId = VariantId | 'brute-force';

export type TextRole = ToneRole | SquareRole | ProgramId;

const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => key in table;

/** A filled role without a colour is reversed. */
export function styleOf(role: TextRole): Style {
	const {squares, ink, white, red, lit, tab, border, line, accent, variants} = palette();
	if (isKeyOf(squares, role)) {
		const {figure, light} = squares[role];
		return {color: figure, backgroundColor: light, bold: role === 'solution' && hasShades()};
	}

	if (isKeyOf(variants, role)) {
		return {bold: true, color: variants[role]};
	}

	const filled = (color: Colour, backgroundColor: Colour) =>
		backgroundColor === '' ? {bold: true, inverse: true} : {bold: true, color, backgroundColor};
	const styles: Readonly<Record<ToneRole, Style>> = {
		strong: {bold: true},
		accent: {bold: true, color: accent},
		border: {color: border},
		line: {color: line},
		lit: filled(white, lit),
		tab: filled(white, tab),
		// Bold black on cyan is grey where 16 colours brighten what is bold.
		right: {...filled(ink, squares.placement.light), bold: hasShades() || squares.placement.light === ''},
		wrong: filled(white, red),
	};
	return styles[role];
}
