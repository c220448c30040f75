import chalk, {type ColorSupportLevel} from 'chalk';
import type {VariantId} from '../solver/index.js';

/** A colour as Ink takes it; empty for that of the terminal. */
export type Colour = string;

/**
 * Colours by what they mean. Colour only repeats what characters say. Those of the variants, of lines and of labels have a
 * contrast of 4.5 (WCAG 2.2) on black and on white; what stands on a square has it on the colour of the square.
 */
export type Palette = Readonly<
	Record<
		/** The two tones of squares, and what stands on them. */
		| 'light'
		| 'dark'
		| 'ink'
		/** On `lit` and `attacked`. */
		| 'white'
		/** What is current: text in bold only, and the ground of a square. */
		| 'accent'
		/** The ground of a line that is lit over its whole width. */
		| 'lit'
		| 'attacker'
		| 'attacked'
		/** The ground of a hint or of a queen just removed, and what stands on it. */
		| 'pale'
		| 'deep'
		/** Borders, labels and what is not reached yet. No sentences. */
		| 'line'
		| VariantId,
		Colour
	>
>;

const trueColours: Palette = {
	light: '#e4e0d5',
	dark: '#a9b7b3',
	ink: '#1c2126',
	white: '#ffffff',
	accent: '#3d8fd1',
	lit: '#2872b2',
	attacker: '#e0a000',
	attacked: '#c0451a',
	pale: '#c8d4e6',
	deep: '#26507f',
	line: '#767676',
	scan: '#875fd7',
	flags: '#00875f',
	bitmask: '#c2458a',
};

/** From the colours 16 to 255 of xterm, which palettes leave alone. */
const cubeColours: Palette = {
	light: 'ansi256(254)',
	dark: 'ansi256(109)',
	ink: 'ansi256(16)',
	white: 'ansi256(231)',
	accent: 'ansi256(32)',
	lit: 'ansi256(25)',
	attacker: 'ansi256(214)',
	attacked: 'ansi256(160)',
	pale: 'ansi256(189)',
	deep: 'ansi256(24)',
	line: 'ansi256(243)',
	scan: 'ansi256(98)',
	flags: 'ansi256(29)',
	bitmask: 'ansi256(132)',
};

const ofTerminal = {accent: '', lit: '', line: '', scan: '', flags: '', bitmask: ''};

/**
 * With 16 colours each user has another palette, and only black on white, cyan and yellow is legible in all of them. So only
 * squares have colours.
 */
const sixteenColours: Palette = {
	...ofTerminal,
	light: 'white',
	dark: 'cyan',
	ink: 'black',
	white: 'white',
	attacker: 'yellow',
	attacked: 'black',
	pale: 'white',
	deep: 'black',
};

const noColours: Palette = {
	...ofTerminal,
	light: '',
	dark: '',
	ink: '',
	white: '',
	attacker: '',
	attacked: '',
	pale: '',
	deep: '',
};

const palettes: Readonly<Record<ColorSupportLevel, Palette>> = {
	0: noColours,
	1: sixteenColours,
	2: cubeColours,
	3: trueColours,
};

/** The colours for what the terminal, or the file that is written, has. */
export function palette(): Palette {
	return palettes[chalk.level];
}

/** The style of a line, or a part of it, that is current; without colours it is reversed. */
type LitStyle = {
	readonly bold: true;
	readonly inverse?: true;
	readonly color?: Colour;
	readonly backgroundColor?: Colour;
};

export function litStyle(): LitStyle {
	const {white, lit} = palette();
	return lit === '' ? {bold: true, inverse: true} : {bold: true, color: white, backgroundColor: lit};
}
