import {Text} from 'ink';
import {memo} from 'react';
import {cells} from '../text/width.js';
import {palette} from './theme.js';

/** A piece of text in one style: `line` for signs that are no words, `accent` for what is current. */
export type Run = {readonly text: string; readonly tone?: 'line' | 'strong' | 'accent' | undefined};

export type RunsProps = {readonly runs: readonly Run[]};

/** A line of text in several styles. It is as wide as its text, and drawn again only if something in it has changed. */
export const Runs = memo(
	function Runs({runs}: RunsProps) {
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
function joined(runs: readonly Run[]): readonly Run[] {
	return runs.reduce<Run[]>((all, run) => {
		const last = all.at(-1);
		if (last && last.tone === run.tone) {
			all[all.length - 1] = {...last, text: last.text + run.text};
		} else {
			all.push(run);
		}

		return all;
	}, []);
}

export function run(text: string, tone?: Run['tone']): Run {
	return {text, tone};
}

/** The width of a line in cells. */
export function widthOf(runs: readonly Run[]): number {
	return runs.reduce((width, {text}) => width + cells(text), 0);
}
