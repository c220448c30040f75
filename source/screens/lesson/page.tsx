import {Box, Text} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {borderColumns} from '../../components/panel.js';
import {crownOf} from '../../components/square.js';
import {type Line, Lines, runsWidth, styled} from '../../components/styled-text.js';
import {hasColours, palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {codes, type Queens} from '../../solver/index.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {paragraph} from '../page.js';
import {partOne, partTwo} from './chapters.js';
import {chapterList} from './content.js';
import {isMissing, type ProgramFrame, programFrames} from './program-frame.js';
import {scoreOf} from './progress.js';
import {itemOf} from './state.js';
import {letters} from './task.js';

export const codeChoices = codes.map((code, index) => ({...code, letter: letters[index] ?? ''}));

type Page = {
	readonly title: string;
	readonly sentences: readonly string[];
	readonly asks: string | undefined;
	/** Beside the words: a program to write, or a board with these queens, from row 0 on, -1 for none. */
	readonly program: ProgramFrame | undefined;
	readonly queens: Queens;
	/** A chapter each. */
	readonly crowns: {readonly earned: number; readonly all: number} | undefined;
};

export function pageOf(model: Model): Page | undefined {
	const item = itemOf(model);
	if (item.type === 'task') {
		return undefined;
	}

	const {id} = item;
	const {pages} = model.text.lesson;
	const list = chapterList(model);
	const earned = list.filter(({standing}) => standing === 'done').length;
	const {title, sentences} = pages[id];
	// Only a user who has not named a language is asked.
	const isAsked = id === 'start' && model.code === codeChoices[0]?.id;
	return {
		title,
		asks: isAsked ? pages.start.asks : undefined,
		sentences: [
			...sentences(scoreOf(model, partOne), scoreOf(model, partTwo)),
			...(isAsked || id !== 'start' ? [] : [pages.start.begin]),
		],
		program: id === 'end' ? programFrames[model.code] : undefined,
		// Two are missing at the start, as in the first task.
		queens: id === 'start' ? [2, 0, -1, -1] : [1, 3, 0, 2],
		crowns: id === 'start' ? undefined : {earned, all: list.length},
	};
}

type PageViewProps = {
	readonly page: Page;
	readonly list: readonly Line[];
	readonly message: string | undefined;
	readonly room: PanelSize;
};

const gap = 4;
const margin = 1;
const marginRows = 2;
/** Longer lines beside a board are hard to read. */
const longestLine = 60;

export function PageView({page, list, message, room}: PageViewProps) {
	const display = useDisplay();
	const {glyphs} = display;
	const {line} = palette();
	const {title, sentences, asks, program, queens, crowns} = page;
	// Without colours, nothing else shows where the board ends.
	const border = hasColours() ? {} : {borderStyle: glyphs.border};
	const borders = hasColours() ? 0 : borderColumns;
	const {square} = boardLayout(queens.length, Math.floor(room.width / 2) + gap, room.height - borders);
	const boardColumns = queens.length * square.width + borders;
	const programLines = program && linesOf(program);
	const pictureColumns = programLines ? Math.max(...programLines.map(runsWidth)) : boardColumns;
	const width = Math.min(longestLine, room.width - 2 * margin - pictureColumns - gap);
	const words = sentences.map((each) => paragraph(withKeys(each, display), width));
	const pad = hasColours() ? ' ' : '';
	const codeColumns = Math.max(...codeChoices.map(({name}) => displayWidth(name))) + 1;
	const codes = codeChoices.map(({name, letter}, index) =>
		index === 0
			? [styled(`${glyphs.current} ${letter}  ${padEnd(name, codeColumns)}`, 'lit')]
			: [styled(`  ${letter}`, 'accent'), styled(`  ${name}`)],
	);
	const blocks = [
		wrap(title, width - 2 * pad.length).map((each) => [styled(pad + each + pad, 'solution')]),
		...words.slice(0, -1),
		list,
		...(asks === undefined ? [] : [[...paragraph(asks, width, 'strong'), ...codes]]),
		message === undefined ? (words.at(-1) ?? []) : paragraph(message, width, 'strong'),
	];
	const rowsOf = (some: readonly (readonly Line[])[]) => some.reduce((sum, {length}) => sum + length + 1, 0);
	const hasList = rowsOf(blocks) <= room.height - 2 * marginRows && Math.max(...list.map(runsWidth)) <= width;
	const shown = hasList ? blocks : blocks.filter((each) => each !== list);
	const pictureRows = programLines?.length ?? queens.length * square.height;
	return (
		<Box height={room.height} flexDirection="column">
			{crowns && <Banner {...crowns} width={room.width} height={room.height - Math.max(rowsOf(shown), pictureRows)} />}
			<Box flexGrow={1} justifyContent="center" alignItems="center" columnGap={gap}>
				{programLines ? (
					<Column lines={programLines} />
				) : (
					<Box flexShrink={0} borderColor={line} {...border}>
						<BareBoard square={square} queens={queens} queenRole={crowns && 'solution'} />
					</Box>
				)}
				<Box flexDirection="column" rowGap={1} width={width} flexShrink={0}>
					{shown.map((lines, index) => (
						<Column key={index} lines={lines} />
					))}
				</Box>
			</Box>
		</Box>
	);
}

type BannerProps = {
	readonly earned: number;
	readonly all: number;
	readonly width: number;
	readonly height: number;
};

/** The crowns only where there is room around them. */
function Banner({earned, all, width, height}: BannerProps) {
	const {glyphs, text} = useDisplay();
	const {light, figure} = palette().squares.solution;
	const inside = width - 2 * margin;
	const crown = crownOf(2);
	const isDrawn = glyphs.hasCrowns && hasColours() && all * (displayWidth(crown[0] ?? '') + 1) <= inside && height > 5;
	return (
		height > 1 && (
			<Box
				flexDirection="column"
				alignItems="center"
				width={inside}
				marginX={margin}
				paddingY={isDrawn ? 1 : 0}
				flexShrink={0}
				backgroundColor={light}
			>
				{isDrawn &&
					earned > 0 &&
					crown.map((row) => (
						<Text key={row} color={figure}>
							{` ${row}`.repeat(earned)}
						</Text>
					))}
				<Text color={figure} bold>
					{text.lesson.crowns(earned, all)}
				</Text>
			</Box>
		)
	);
}

function Column({lines}: {readonly lines: readonly Line[]}) {
	return (
		<Box flexDirection="column" flexShrink={0}>
			<Lines lines={lines} />
		</Box>
	);
}

function linesOf({file, lines, commands}: ProgramFrame): readonly Line[] {
	return [
		[styled(file, 'strong')],
		...lines.map((each) => [styled(each, isMissing(each) ? 'accent' : undefined)]),
		...['', ...commands].map((each) => [styled(each, 'strong')]),
	];
}
