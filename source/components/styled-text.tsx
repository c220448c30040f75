import {Text} from 'ink';
import {memo, useContext} from 'react';
import {displayWidth} from '../text/width.js';
import {DisplayContext} from './display.js';
import {painted, type Style, styleOf, type TextRole} from './theme.js';

export type Run = Style & {readonly text: string};

export type Line = readonly Run[];

export function Lines({lines}: {readonly lines: readonly Line[]}) {
	return lines.map((runs, index) => <StyledText key={index} runs={runs} />);
}

/** One element for a whole line: one for each run takes React and Ink much longer. */
export const StyledText = memo(
	function StyledText({runs}: {readonly runs: Line}) {
		const {ground, isDimmed} = useContext(DisplayContext) ?? {};
		const shown = isDimmed ? [styled(textOf([runs]).join(''), 'line')] : joined(runs);
		const line = shown.map(({text, ...style}) => painted(text, style, ground));
		return <Text>{line.join('') || ' '}</Text>;
	},
	(before, after) => JSON.stringify(before.runs) === JSON.stringify(after.runs),
);

/** Fewer styles are fewer bytes for the terminal. Spaces show only their ground, so they join their neighbours. */
function joined(runs: Line): Line {
	return runs.reduce<Run[]>((all, next) => {
		const before = all.at(-1);
		if (next.text === '') {
			return all;
		}

		const isBlank = before?.text.trim() === '';
		if (
			before &&
			groundOf(before) === groundOf(next) &&
			(isBlank || next.text.trim() === '' || figureOf(before) === figureOf(next))
		) {
			all[all.length - 1] = {...(isBlank ? next : before), text: before.text + next.text};
		} else {
			all.push(next);
		}

		return all;
	}, []);
}

function groundOf({backgroundColor = '', inverse = false}: Run): string {
	return `${backgroundColor} ${inverse}`;
}

function figureOf({color = '', bold = false}: Run): string {
	return `${color} ${bold}`;
}

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
