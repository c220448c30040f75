import {Box, Text} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout, type SquareSize} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns} from '../../components/panel.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {CodeId} from '../../solver/index.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {ChapterList, listColumns} from './chapter-list.js';
import type {ListedChapter} from './content.js';
import {codeChoices, type Page, type Picture} from './page.js';
import {isMissing} from './program-frame.js';

type PageViewProps = {
	readonly page: Page;
	readonly list: readonly ListedChapter[];
	/** The language of the listings. */
	readonly code: CodeId;
	readonly message: string | undefined;
	readonly room: PanelSize;
};

/** The columns between the board and the words. */
const gap = 4;
const margin = 1;
/** The rows that stay free above and below a list of chapters. */
const marginRows = 2;
/** Longer lines beside a board are hard to read. */
const longestLine = 60;

/** A large board or a program, and beside it the words and, where there is room, the chapters. */
export function PageView({page, list, code, message, room}: PageViewProps) {
	const {accent} = palette();
	const {title, sentences, asks, picture} = page;
	const left = room.width - 2 * margin - pictureColumns(picture, room) - gap;
	const width = Math.min(longestLine, left);
	const heading = wrap(title, width);
	const words = sentences.slice(0, -1).map((each) => wrap(each, width));
	const last = wrap(sentences.at(-1) ?? '', width);
	const question = asks === undefined ? [] : [wrap(asks, width), codeChoices];
	const said = message === undefined ? [] : [wrap(message, width)];
	const blocks = [heading, ...words, question.flat(), last, ...said];
	const rows = blocks.reduce((sum, {length}) => sum + (length > 0 ? length + 1 : 0), 0);
	const hasList = rows + list.length <= room.height - 2 * marginRows && listColumns(list) <= width;
	return (
		<Box height={room.height} justifyContent="center" alignItems="center" columnGap={gap}>
			<PictureView picture={picture} room={room} />
			<Box flexDirection="column" rowGap={1} width={width} flexShrink={0}>
				<Text bold color={accent}>
					{heading.join('\n')}
				</Text>
				{words.map((each, index) => (
					<Text key={index}>{each.join('\n')}</Text>
				))}
				{hasList && (
					<Box flexDirection="column">
						<ChapterList list={list} />
					</Box>
				)}
				{asks !== undefined && (
					<Box flexDirection="column">
						<Text bold>{wrap(asks, width).join('\n')}</Text>
						<Codes code={code} />
					</Box>
				)}
				<Text>{last.join('\n')}</Text>
				{message !== undefined && (
					<Text bold color={accent}>
						{wrap(message, width).join('\n')}
					</Text>
				)}
			</Box>
		</Box>
	);
}

/** The width of what stands beside the words. */
function pictureColumns(picture: Picture, room: PanelSize): number {
	switch (picture.type) {
		case 'board': {
			const border = palette().light === '' ? borderColumns : 0;
			return border + picture.size * squareIn(picture.size, room).width;
		}

		case 'program': {
			return Math.max(...[...picture.frame.lines, ...picture.frame.commands].map(cells));
		}
	}
}

function squareIn(size: number, {width, height}: PanelSize): SquareSize {
	return boardLayout(size, Math.floor(width / 2) + gap, height).square;
}

function PictureView({picture, room}: {readonly picture: Picture; readonly room: PanelSize}) {
	const {glyphs} = useDisplay();
	const {accent, light, line} = palette();
	switch (picture.type) {
		case 'board': {
			const {size, queens} = picture;
			return (
				// Without colours, nothing else shows where the board ends.
				<Box flexShrink={0} borderColor={line} {...(light === '' && {borderStyle: glyphs.border})}>
					<BareBoard
						square={squareIn(size, room)}
						rows={Array.from({length: size}, (_, row) => ({
							squares: Array.from({length: size}, (__, column) => ({hasQueen: queens[row] === column})),
						}))}
					/>
				</Box>
			);
		}

		case 'program': {
			const {file, lines, commands} = picture.frame;
			return (
				<Box flexDirection="column" flexShrink={0}>
					<Text bold>{file}</Text>
					{lines.map((each, index) => (
						<Text key={index} {...(isMissing(each) && {bold: true, color: accent})}>
							{each}
						</Text>
					))}
					<Text bold>{['', ...commands].join('\n')}</Text>
				</Box>
			);
		}
	}
}

/** The languages of the listings, each with its letter, and a mark before the one with which Enter begins. */
function Codes({code}: {readonly code: CodeId}) {
	const {glyphs} = useDisplay();
	const {accent} = palette();
	return codeChoices.map(({id, name, letter}) => (
		<Text key={id} bold={id === code}>
			<Text bold color={accent}>
				{padEnd(id === code ? glyphs.current : '', 2)}
				{letter}
			</Text>
			{`  ${name}`}
		</Text>
	));
}
