import {Box, Text} from 'ink';
import type {Glyphs} from '../panels/glyphs.js';
import type {View} from '../panels/view.js';
import {Panel} from './panel.js';
import {paint} from './theme.js';

export type BodyProps = {readonly view: View; readonly glyphs: Glyphs};

/** Draws groups of panels, in columns or in rows, the lines below them, and a panel below all of that. */
export function Body({view: {direction, groups, below, foot}, glyphs}: BodyProps) {
	const isColumns = direction === 'columns';
	return (
		<>
			{groups.length > 0 && (
				<Box flexDirection={isColumns ? 'row' : 'column'}>
					{groups.map((group, index) => (
						<Box key={index} flexDirection={isColumns ? 'column' : 'row'}>
							{group.map((panel) => (
								<Panel key={panel.title} {...panel} glyphs={glyphs} />
							))}
						</Box>
					))}
				</Box>
			)}
			{below.length > 0 && <Text>{below.map(paint).join('\n')}</Text>}
			{foot && <Panel {...foot} glyphs={glyphs} />}
		</>
	);
}
