import chalk, {backgroundColorNames, type ChalkInstance, foregroundColorNames} from 'chalk';
import {Text} from 'ink';
import {memo, useContext} from 'react';
import type {Ground} from '../explorer/model.js';
import {displayWidth} from '../text/width.js';
import {DisplayContext} from './display.js';
import {type Colour, type Style, styleOf, type TextRole} from './theme.js';

export type Run = Style & {readonly text: string};

export type Line = readonly Run[];

export function Lines({lines}: {readonly lines: readonly Line[]}) {
	return lines.map((runs, index) => <StyledText key={index} runs={runs} />);
}

/** One element for a whole line: one for each run takes React and Ink much longer. */
export const StyledText = memo(
	function StyledText({runs}: {readonly runs: Line}) {
		const ground = useContext(DisplayContext)?.ground;
		const line = joined(runs).map(({text, ...style}) => painted(text, style, ground));
		return <Text>{line.join('') || ' '}</Text>;
	},
	(before, after) => JSON.stringify(before.runs) === JSON.stringify(after.runs),
);

/** Fewer styles are fewer bytes for the terminal. */
function joined(runs: Line): Line {
	const all: Run[] = [];
	for (const run of runs) {
		const before = all.at(-1);
		const isAlike = before && styleKeys.every((key) => before[key] === run[key]);
		all.splice(isAlike ? -1 : all.length, 1, isAlike ? {...before, text: before.text + run.text} : run);
	}

	return all;
}

const styleKeys = ['color', 'backgroundColor', 'bold', 'inverse'] as const;

export function styled(text: string, role?: TextRole): Run {
	return {text, ...(role && styleOf(role))};
}

export function textOf(lines: readonly Line[]): readonly string[] {
	return lines.map((runs) => runs.map(({text}) => text).join(''));
}

export function runsWidth(runs: Line): number {
	return runs.reduce((width, {text}) => width + displayWidth(text), 0);
}

export function fittingParts(parts: readonly Line[], width: number): Line {
	return parts.filter((_, index) => runsWidth(parts.slice(0, index + 1).flat()) <= width).flat();
}

/** Writes the sequences that Ink's Text writes, in its order. */
function painted(text: string, {color = '', backgroundColor = '', bold, inverse}: Style, ground?: Ground): string {
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

type HalfAt = (row: number, column: number) => {readonly colour: Colour; readonly isQueen: boolean};

/** Two rows in each line, in their colours. The last line can have one. */
export function halfBlocks(rows: number, columns: number, halfAt: HalfAt): readonly Line[] {
	return Array.from({length: Math.ceil(rows / 2)}, (_, line) =>
		Array.from({length: columns}, (_, column): Run => {
			const {colour: upper} = halfAt(2 * line, column);
			const {colour: lower, isQueen} =
				2 * line + 1 < rows ? halfAt(2 * line + 1, column) : {colour: '', isQueen: false};
			if (upper === lower) {
				return {text: ' ', backgroundColor: lower};
			}

			// The half of a queen is the figure: in some fonts the ground is seen at the edge of a block.
			return isQueen
				? {text: '▄', color: lower, backgroundColor: upper}
				: {text: '▀', color: upper, backgroundColor: lower};
		}),
	);
}
