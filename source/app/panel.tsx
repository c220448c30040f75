import {Box, Text} from 'ink';
import type {Glyphs} from '../panels/glyphs.js';
import {clip, span, textOf} from '../panels/line.js';
import {insidePanel} from '../panels/placed.js';
import type {PanelView} from '../panels/view.js';
import {cells} from '../text/width.js';
import {borderColour, paint} from './theme.js';

export type PanelProps = PanelView & {readonly glyphs: Glyphs};

/** Draws lines in a border with a title. */
export function Panel({glyphs, ...panel}: PanelProps) {
	const {title, width, height} = panel;
	const {border} = glyphs;
	const {lines, at} = insidePanel(panel, glyphs.openEnd);
	// The border takes the first column and the first row.
	const left = ' '.repeat(at.column - 1);
	const heading = textOf(clip([span(` ${title} `)], width - 3, glyphs.openEnd));
	const rest = border.top.repeat(width - 3 - cells(heading));
	return (
		<Box flexDirection="column" width={width} height={height}>
			<Text>
				{paint([
					{text: border.topLeft + border.top, role: 'dim'},
					{text: heading, role: 'strong'},
					{text: rest + border.topRight, role: 'dim'},
				])}
			</Text>
			{/* With another border it is another box: when only the style changes, Ink forgets that the top has none. */}
			<Box
				key={border.topLeft}
				height={height - 1}
				borderStyle={border}
				borderTop={false}
				borderColor={borderColour()}
				paddingTop={at.row - 1}
			>
				<Text>{lines.map((line) => left + paint(line)).join('\n')}</Text>
			</Box>
		</Box>
	);
}
