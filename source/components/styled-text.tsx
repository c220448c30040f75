import {Text, type TextProps} from 'ink';
import {memo} from 'react';
import type {VariantId} from '../solver/index.js';
import {cells} from '../text/width.js';
import type {Glyphs} from './glyphs.js';
import {litStyle, type Palette, palette} from './theme.js';

/** `line` for signs that are no words, `accent` for what is current, `lit` for a line that runs or is chosen. */
type Tone = 'line' | 'strong' | 'accent' | 'lit' | VariantId;

/** A piece of text in one style. */
export type StyledRun = {
	readonly text: string;
	readonly tone?: Tone | undefined;
	/** Bars and names that matter less have the colour of their tone, and are not bold. */
	readonly isPlain?: boolean | undefined;
	/** The colour of the square that it stands on. */
	readonly ground?: keyof Palette | undefined;
};

/** A line of a panel, which its maker fits into its width. */
export type Line = readonly StyledRun[];

/** The lines of a panel. */
export function Lines({lines}: {readonly lines: readonly Line[]}) {
	return lines.map((runs, index) => <StyledText key={index} runs={runs} />);
}

/** A line of text in several styles. It is as wide as its text, and drawn again only if something in it has changed. */
export const StyledText = memo(
	function StyledText({runs}: {readonly runs: Line}) {
		const parts = joined(runs);
		const [only = run(' ')] = parts;
		if (parts.length <= 1) {
			return <Text {...styleOf(only)}>{only.text}</Text>;
		}

		return (
			<Text>
				{parts.map((each, index) =>
					each.tone || each.ground ? (
						<Text key={index} {...styleOf(each)}>
							{each.text}
						</Text>
					) : (
						each.text
					),
				)}
			</Text>
		);
	},
	(before, after) => JSON.stringify(before.runs) === JSON.stringify(after.runs),
);

function styleOf({tone, isPlain = false, ground}: StyledRun): TextProps {
	if (ground) {
		const {white, ink, [ground]: backgroundColor} = palette();
		return {color: ground === 'attacked' ? white : ink, backgroundColor};
	}

	switch (tone) {
		case undefined: {
			return {};
		}

		case 'lit': {
			return litStyle();
		}

		case 'line': {
			return {color: palette().line};
		}

		case 'strong': {
			return {bold: true};
		}

		default: {
			return {color: palette()[tone], bold: !isPlain};
		}
	}
}

/** Joins neighbours of one style: a line with fewer styles is fewer bytes for the terminal. */
function joined(runs: Line): Line {
	return runs.reduce<StyledRun[]>((all, next) => {
		const last = all.at(-1);
		if (next.text === '') {
			return all;
		}

		if (last && last.tone === next.tone && last.isPlain === next.isPlain && last.ground === next.ground) {
			all[all.length - 1] = {...last, text: last.text + next.text};
		} else {
			all.push(next);
		}

		return all;
	}, []);
}

/** A piece of text in the style of its tone. */
export function run(text: string, tone?: Tone): StyledRun {
	return {text, tone};
}

/**
 * A bar: `share` says from 0 to 1 how much of `width` it takes. What is more than nothing takes half a cell at least, where the
 * glyphs have it.
 */
export function bar(share: number, width: number, tone: Tone, glyphs: Glyphs): StyledRun {
	const step = glyphs.halfBar === '' ? 2 : 1;
	const halves = share > 0 && width > 0 ? Math.max(step, Math.round((share * width * 2) / step) * step) : 0;
	const text = glyphs.bar.repeat(halves >> 1) + (halves % 2 === 1 ? glyphs.halfBar : '');
	return {text, tone, isPlain: true};
}

/** The words of the lines, without their styles. */
export function textOf(lines: readonly Line[]): readonly string[] {
	return lines.map((runs) => runs.map(({text}) => text).join(''));
}

/** The width of a line in cells. */
export function runsWidth(runs: Line): number {
	return runs.reduce((width, {text}) => width + cells(text), 0);
}

/** The first of these parts of a line, as many as there is room for. */
export function fittingParts(parts: readonly Line[], width: number): Line {
	return parts.filter((_, index) => runsWidth(parts.slice(0, index + 1).flat()) <= width).flat();
}
