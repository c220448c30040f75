import chalk, {backgroundColorNames, type ChalkInstance, foregroundColorNames} from 'chalk';
import type {Ground} from '../explorer/model.js';
import type {Colour, Style} from './theme.js';

/** Writes the sequences that Ink's Text writes, in its order. */
export function painted(
	text: string,
	{color = '', backgroundColor = '', bold = false, inverse = false}: Style,
	ground?: Ground,
): string {
	const coloured = penOf(colourOn(ground, backgroundColor), true)(penOf(colourOn(ground, color), false)(text));
	const weighted = bold ? chalk.bold(coloured) : coloured;
	return inverse ? chalk.inverse(weighted) : weighted;
}

export function colourOn(ground: Ground | undefined, colour: Colour): string {
	return colour.split(' ')[ground === undefined ? 0 : grounds.indexOf(ground) + 1] ?? colour;
}

const grounds: readonly Ground[] = ['dark', 'light'];

const penNames = new Map([...foregroundColorNames, ...backgroundColorNames].map((name) => [name.toLowerCase(), name]));

function penOf(colour: Colour, isGround: boolean): ChalkInstance {
	if (colour.startsWith('#')) {
		return isGround ? chalk.bgHex(colour) : chalk.hex(colour);
	}

	if (colour.startsWith('ansi256')) {
		const index = Number(/\d+(?=\))/.exec(colour)?.[0]);
		return isGround ? chalk.bgAnsi256(index) : chalk.ansi256(index);
	}

	const name = penNames.get(`${isGround ? 'bg' : ''}${colour}`.toLowerCase());
	return name ? chalk[name] : chalk;
}
