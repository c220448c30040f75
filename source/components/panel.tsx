import {Box, type BoxProps, Text} from 'ink';
import {createContext, type ReactNode, useContext} from 'react';
import {cells} from '../text/width.js';
import {useDisplay} from './display.js';
import {run, StyledText} from './styled-text.js';
import {palette} from './theme.js';

const PanelWidth = createContext(0);

/** The columns that the borders of a panel take. */
export const borderColumns = 2;
/** The rows that the border takes, above and below. */
export const panelRows = 2;
/** The columns that borders and margins take, left and right. */
export const panelColumns = 4;

type PanelProps = {
	/** With the border, in cells. */
	readonly width: number;
	/** With the border; without it, the panel grows with what surrounds it. */
	readonly height?: number | undefined;
	/** Sections, from top to bottom: the first is not `below` another. */
	readonly children: ReactNode;
};

/** A box of sections that share its border. */
export function Panel({width, height, children}: PanelProps) {
	const {glyphs} = useDisplay();
	const {bottomLeft, bottom, bottomRight} = glyphs.border;
	return (
		<PanelWidth value={width}>
			<Box flexDirection="column" width={width} flexShrink={0} {...(height === undefined ? {flexGrow: 1} : {height})}>
				{children}
				<Text color={palette().line}>{bottomLeft + bottom.repeat(width - borderColumns) + bottomRight}</Text>
			</Box>
		</PanelWidth>
	);
}

type SectionProps = {
	/** One wording, or a long and a short one. */
	readonly title: string | readonly [long: string, short: string];
	/** What stands at the right end of the line of the title, if there is room: a key and what it does. */
	readonly hint?: string | undefined;
	/** Whether a section stands above it in the panel. */
	readonly below?: boolean;
	/** The lines inside; without it, the section takes what its panel has left. */
	readonly height?: number | undefined;
	/** The free columns at both sides. */
	readonly paddingX?: number;
	/** Whether what is inside stands in the middle. */
	readonly isCentred?: boolean;
	readonly children?: ReactNode;
};

/** A part of a panel: its title in the line above it, and the borders left and right. */
export function Section({title, hint, below = false, height, paddingX = 1, isCentred = false, children}: SectionProps) {
	const width = useContext(PanelWidth);
	const {border} = useDisplay().glyphs;
	const centring: BoxProps = isCentred ? {alignItems: 'center', justifyContent: 'center'} : {};
	return (
		<>
			<TitleLine title={title} hint={hint} below={below} width={width} />
			{/* Ink gives a box whose border changes all four sides, so another border is another box. */}
			<Box
				key={border.left}
				flexDirection="column"
				width={width}
				flexShrink={0}
				{...(height === undefined ? {flexGrow: 1, flexBasis: 0} : {height})}
				borderStyle={border}
				borderColor={palette().line}
				borderTop={false}
				borderBottom={false}
				paddingX={paddingX}
				overflow="hidden"
				{...centring}
			>
				{children}
			</Box>
		</>
	);
}

type TitleLineProps = Required<Pick<SectionProps, 'title' | 'below'>> &
	Pick<SectionProps, 'hint'> & {readonly width: number};

/**
 * The upper border of a section with its title in it, and the hint if both fit with a cell of the border between them. Where a
 * title has no room, nothing of it is shown.
 */
function TitleLine({title, hint, below, width}: TitleLineProps) {
	const {topLeft, topRight, top, dividerLeft, dividerRight} = useDisplay().glyphs.border;
	const [left, right] = below ? [dividerLeft, dividerRight] : [topLeft, topRight];
	const titles = typeof title === 'string' ? [title] : title;
	const start = left + top;
	const roomWith = (words: string, said: string, end: string) => width - cells(`${start} ${words} ${said}${end}`);
	const hinted = ` ${hint} `;
	const withHint = hint ? titles.find((words) => roomWith(words, hinted, top + right) > 0) : undefined;
	const shown = withHint ?? titles.find((words) => roomWith(words, '', right) >= 0);
	const words = shown === undefined ? '' : ` ${shown} `;
	const [said, end] = withHint === undefined ? ['', right] : [hinted, top + right];
	const border = top.repeat(Math.max(0, width - cells(start + words + said + end)));
	return (
		<StyledText runs={[run(start, 'line'), run(words, 'strong'), run(border, 'line'), run(said), run(end, 'line')]} />
	);
}
