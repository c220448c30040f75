import {Text} from 'ink';
import {memo} from 'react';
import {cells} from '../text/width.js';
import {palette} from './theme.js';

/** A piece of text in one style: `line` for signs that are no words, `accent` for what is current. */
export type StyledRun = {readonly text: string; readonly tone?: 'line' | 'strong' | 'accent' | undefined};

type StyledTextProps = {readonly runs: readonly StyledRun[]};

/** A line of text in several styles. It is as wide as its text, and drawn again only if something in it has changed. */
export const StyledText = memo(
	function StyledText({runs}: StyledTextProps) {
		const {line, accent} = palette();
		return (
			<Text>
				{joined(runs).map(({text, tone}, index) => {
					const isBold = tone === 'strong' || tone === 'accent';
					return (
						<Text key={index} bold={isBold} color={{line, accent, strong: ''}[tone ?? 'strong']}>
							{text}
						</Text>
					);
				})}
			</Text>
		);
	},
	(before, after) => JSON.stringify(before.runs) === JSON.stringify(after.runs),
);

/** Joins neighbours of one style: a line with fewer styles is fewer bytes for the terminal. */
function joined(runs: readonly StyledRun[]): readonly StyledRun[] {
	return runs.reduce<StyledRun[]>((all, run) => {
		const last = all.at(-1);
		if (last && last.tone === run.tone) {
			all[all.length - 1] = {...last, text: last.text + run.text};
		} else {
			all.push(run);
		}

		return all;
	}, []);
}

export function run(text: string, tone?: StyledRun['tone']): StyledRun {
	return {text, tone};
}

/** The width of a line in cells. */
export function runsWidth(runs: readonly StyledRun[]): number {
	return runs.reduce((width, {text}) => width + cells(text), 0);
}
