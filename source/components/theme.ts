import chalk, {type ColorSupportLevel} from 'chalk';
import type {VariantId} from '../solver/index.js';

/** A colour as Ink takes it; empty for that of the terminal. */
export type Colour = string;

/**
 * Colours by what they mean. Colour only repeats what characters say. Those of the variants, of lines and of labels have a
 * contrast of 4.5 (WCAG 2.2) on black and on white; what stands on a square has it on the colour of the square.
 *
 * `colour` chooses among a true colour; one of the colours 16 to 255 of xterm, which palettes leave alone; and one of 16. With 16
 * colours each user has another palette, and only black on white, cyan and yellow is legible in all of them. So only squares have
 * colours there.
 */
function paletteOf(colour: (rgb: string, index: number, sixteen?: string) => Colour) {
	return {
		/** The two tones of squares, and what stands on them. */
		light: colour('#e4e0d5', 254, 'white'),
		dark: colour('#a9b7b3', 109, 'cyan'),
		ink: colour('#1c2126', 16, 'black'),
		/** On `lit` and `attacked`. */
		white: colour('#ffffff', 231, 'white'),
		/** What is current: text in bold only, and the ground of a square. */
		accent: colour('#3d8fd1', 32),
		/** The ground of a line that is lit over its whole width. */
		lit: colour('#2872b2', 25),
		attacker: colour('#e0a000', 214, 'yellow'),
		attacked: colour('#c0451a', 160, 'black'),
		/** The ground of a hint or of a queen just removed, and what stands on it. */
		pale: colour('#c8d4e6', 189, 'white'),
		deep: colour('#26507f', 24, 'black'),
		/** Borders, labels and what is not reached yet. No sentences. */
		line: colour('#767676', 243),
		scan: colour('#875fd7', 98),
		flags: colour('#00875f', 29),
		bitmask: colour('#c2458a', 132),
	} satisfies Readonly<Record<VariantId, Colour> & Record<string, Colour>>;
}

export type Palette = Readonly<ReturnType<typeof paletteOf>>;

const palettes: Readonly<Record<ColorSupportLevel, Palette>> = {
	0: paletteOf(() => ''),
	1: paletteOf((_rgb, _index, sixteen = '') => sixteen),
	2: paletteOf((_, index) => `ansi256(${index})`),
	3: paletteOf((rgb) => rgb),
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
