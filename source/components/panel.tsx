import {Box, Text} from 'ink';
import type {Glyphs} from '../panels/glyphs.js';
import {clip, type Line, span, textOf, widthOf} from '../panels/line.js';
import {cells} from '../text/width.js';
import {borderColour, paint} from './theme.js';

export type PanelProps = {
	readonly title: string;
	readonly lines: readonly Line[];
	/** Size including the border, in cells. Lines that are too wide are cut, with a mark; lines that do not fit are left out. */
	readonly width: number;
	readonly height: number;
	readonly glyphs: Glyphs;
	/** Whether the lines are centred, without a margin. */
	readonly isCentred?: boolean;
};

/** Draws lines in a border with a title. */
export function Panel({title, lines, width, height, glyphs, isCentred = false}: PanelProps) {
	const {border} = glyphs;
	const margin = isCentred ? 0 : 1;
	const inner = {width: width - 2 - 2 * margin, height: height - 2};
	const shown = lines.slice(0, inner.height).map((line) => clip(line, inner.width, glyphs.openEnd));
	const room = inner.width - Math.max(0, ...shown.map(widthOf));
	const left = isCentred ? ' '.repeat(Math.floor(room / 2)) : '';
	const above = isCentred ? Math.floor((inner.height - shown.length) / 2) : 0;
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
				paddingX={margin}
				paddingTop={above}
			>
				<Text>{shown.map((line) => left + paint(line)).join('\n')}</Text>
			</Box>
		</Box>
	);
}
