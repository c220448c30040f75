import {Box, type BoxProps} from 'ink';
import {createContext, type ReactNode, useContext, useMemo} from 'react';
import {displayWidth, padEnd, type Wordings} from '../text/width.js';
import {type Glyphs, type PanelSize, useDisplay} from './display.js';
import {colourOn, type Line, runsWidth, StyledText, styled} from './styled-text.js';
import {palette} from './theme.js';

const Frame = createContext({width: 0, isFramed: true});

export const borderColumns = 2;
export const panelRows = 2;
export const panelColumns = 4;

/** The size is that with the border. */
type PanelProps = PanelSize & {
	/** In the lower border, as that of a section in the upper one. */
	readonly ruler?: string;
	/** Without a frame, the titles of sections stand in rules. */
	readonly isFramed?: boolean;
	/** Sections, from top to bottom; the first is not `below` another. */
	readonly children: ReactNode;
};

export function Panel({width, height, ruler = '', isFramed = true, children}: PanelProps) {
	const {glyphs} = useDisplay();
	const frame = useMemo(() => ({width, isFramed}), [width, isFramed]);
	return (
		<Frame value={frame}>
			<Box flexDirection="column" width={width} height={height} flexShrink={0}>
				{children}
				{isFramed && <StyledText runs={borderRuns({at: 'bottom', ruler}, width, glyphs)} />}
			</Box>
		</Frame>
	);
}

type Border = {
	readonly at: 'top' | 'divider' | 'bottom' | 'rule';
	readonly title?: Wordings | undefined;
	readonly note?: Line | undefined;
	/** In the border, from its left end as far as the title leaves room. */
	readonly ruler?: string | undefined;
};

type SectionProps = Omit<Border, 'at'> & {
	readonly below?: boolean;
	readonly height?: number | undefined;
	readonly paddingX?: number;
	readonly isCentred?: boolean;
	readonly children?: ReactNode;
};

export function Section({below = false, height, paddingX = 1, isCentred = false, children, ...border}: SectionProps) {
	const {width, isFramed} = useContext(Frame);
	const {glyphs, ground} = useDisplay();
	const inFrame = below ? 'divider' : 'top';
	const sides: BoxProps = {
		borderStyle: glyphs.border,
		borderColor: colourOn(ground, palette().border),
		borderTop: false,
		borderBottom: false,
	};
	const centring: BoxProps = isCentred ? {alignItems: 'center', justifyContent: 'center'} : {};
	return (
		<>
			<StyledText runs={borderRuns({...border, at: isFramed ? inFrame : 'rule'}, width, glyphs)} />
			{/* Ink gives a box whose border changes all four sides, so another border is another box. */}
			<Box
				key={`${glyphs.border.left}${ground}`}
				flexDirection="column"
				width={width}
				flexShrink={0}
				{...(height === undefined ? {flexGrow: 1, flexBasis: 0} : {height})}
				{...(isFramed && sides)}
				paddingX={paddingX}
				overflowY="hidden"
				{...centring}
			>
				{children}
			</Box>
		</>
	);
}

/** The title is left out where it has no room. */
function borderRuns({at, title = '', note = [], ruler = ''}: Border, width: number, {border}: Glyphs): Line {
	const {top: rule} = border;
	const [left, right] = {
		top: [border.topLeft, border.topRight],
		divider: [border.dividerLeft, border.dividerRight],
		bottom: [border.bottomLeft, border.bottomRight],
		rule: ['', ''],
	}[at] as [string, string];
	const head = at === 'rule' ? '' : left + rule;
	const room = width - displayWidth(head) - displayWidth(right) - runsWidth(note);
	const titles = [title].flat().map((words) => (words === '' ? '' : ` ${words} `));
	const beforeRuler = Math.min(room, ruler === '' ? room : ruler.search(/\S/) - displayWidth(head) - runsWidth(note));
	const titleIn = (space: number) => titles.find((words) => displayWidth(words) <= space);
	const shortest = note.length > 0 ? titles.at(-1) : titleIn(room);
	const words = titleIn(beforeRuler) ?? shortest ?? '';
	const length = room - displayWidth(words);
	const from = width - displayWidth(right) - length;
	const ruled = padEnd(ruler, width).slice(from, from + length);
	return [
		styled(head, 'border'),
		styled(words, 'strong'),
		...note,
		...ruled
			.split(/( +)/)
			.map((part) => (part.startsWith(' ') ? styled(rule.repeat(part.length), 'border') : styled(part))),
		styled(right, 'border'),
	];
}
