import {Box, Text} from 'ink';
import {cells} from '../text/width.js';
import {useDisplay} from './display.js';
import {palette} from './theme.js';

/** A number in words, and what it counts. */
export type Counter = {readonly count: string; readonly name: string};

type CountersProps = {
	/** The most important first. */
	readonly counters: readonly Counter[];
	readonly columns: number;
};

/** Numbers beside their names, in one line. Those for which there is no room are left out, the last ones first. */
export function Counters({counters, columns}: CountersProps) {
	const {dash} = useDisplay().glyphs;
	const widths = counters.map(({count, name}) => cells(`${count} ${name} ${dash} `));
	const widthOf = (number: number) => 1 + widths.slice(0, number).reduce((sum, each) => sum + each, 0);
	const fitting = counters.filter((_, index) => widthOf(index + 1) - 2 <= columns);
	return (
		<Box paddingLeft={1} height={1} flexShrink={0}>
			<Text>
				{fitting.map(({count, name}, index) => (
					<Text key={name}>
						{index > 0 && <Text color={palette().line}> {dash} </Text>}
						<Text bold>{count}</Text> {name}
					</Text>
				))}
			</Text>
		</Box>
	);
}
