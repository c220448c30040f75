import {Box, type BoxProps, Text} from 'ink';
import {createContext, type ReactNode, useContext} from 'react';
import {cells} from '../text/width.js';
import {useDisplay} from './display.js';
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

/** The fewest cells of the border between a title and a hint. */
const leastEdge = 1;

type TitleLineProps = Required<Pick<SectionProps, 'title' | 'below'>> &
	Pick<SectionProps, 'hint'> & {readonly width: number};

/** The upper border of a section with its title in it. Where a title has no room, nothing of it is shown. */
function TitleLine({title, hint, below, width}: TitleLineProps) {
	const {topLeft, topRight, top, dividerLeft, dividerRight} = useDisplay().glyphs.border;
	const {line} = palette();
	const wordings = typeof title === 'string' ? [title] : title;
	const edgeWith = (words: string, end: string) => width - cells(`${topLeft}${top} ${words} ${end}${topRight}`);
	const end = hint ? ` ${hint} ${top}` : '';
	const isFitting = (words: string) => edgeWith(words, end) >= leastEdge;
	const withHint = wordings.find(isFitting);
	const alone = wordings.find((words) => edgeWith(words, '') >= 0) ?? '';
	const shown = withHint ?? alone;
	const shownEnd = withHint === undefined ? '' : end;
	const [left, right] = below ? [dividerLeft, dividerRight] : [topLeft, topRight];
	const hasTitle = shown !== '';
	return (
		<Text>
			<Text color={line}>{left + top}</Text>
			{hasTitle && <Text bold> {shown} </Text>}
			<Text color={line}>{top.repeat(Math.max(0, edgeWith(shown, shownEnd) + (hasTitle ? 0 : 2)))}</Text>
			{shownEnd !== '' && ` ${hint} `}
			<Text color={line}>{(shownEnd === '' ? '' : top) + right}</Text>
		</Text>
	);
}
