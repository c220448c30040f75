import {Box, Text} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns} from '../../components/panel.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {CodeId} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {ChapterList, listColumns} from './chapter-list.js';
import type {ListedChapter} from './content.js';
import {codeChoices, type Page} from './page.js';

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

/** A large board, and beside it the words and, where there is room, the chapters. */
export function PageView({page, list, code, message, room}: PageViewProps) {
	const {glyphs} = useDisplay();
	const {accent, light, line} = palette();
	const border = light === '' ? borderColumns : 0;
	const {title, sentences, asks, size, queens} = page;
	const {square} = boardLayout(size, Math.floor(room.width / 2) + gap, room.height);
	const left = room.width - 2 * margin - border - size * square.width - gap;
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
			{/* Without colours, nothing else shows where the board ends. */}
			<Box flexShrink={0} borderColor={line} {...(light === '' && {borderStyle: glyphs.border})}>
				<BareBoard
					square={square}
					rows={Array.from({length: size}, (_, row) => ({
						squares: Array.from({length: size}, (__, column) => ({hasQueen: queens[row] === column})),
					}))}
				/>
			</Box>
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
