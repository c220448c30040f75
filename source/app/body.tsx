import {Box, Text} from 'ink';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Glyphs} from '../panels/glyphs.js';
import type {View} from '../panels/view.js';
import type {Screens} from '../screens/screen.js';
import {Panel} from './panel.js';
import {paint} from './theme.js';

export type BodyProps = {
	readonly view: View;
	readonly glyphs: Glyphs;
	readonly screens: Screens;
	readonly knowledge: Knowledge;
};

/** Draws groups of panels, in columns or in rows, the lines below them, and a panel below all of that. */
export function Body({view: {direction, groups, hosted, below, foot}, glyphs, screens, knowledge}: BodyProps) {
	const isColumns = direction === 'columns';
	const Hosted = hosted && screens.screens.find(({id}) => id === hosted.screen)?.Component;
	return (
		<>
			{Hosted && (
				<Box flexDirection="column" height={hosted.room.height}>
					<Hosted model={hosted.model} knowledge={knowledge} room={hosted.room} message={undefined} isHosted />
				</Box>
			)}
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
