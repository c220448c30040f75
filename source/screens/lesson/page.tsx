import {Box, Text} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns} from '../../components/panel.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type CodeId, codes, type Queens} from '../../solver/index.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {ChapterList, listColumns} from './chapter-list.js';
import {chapters} from './chapters.js';
import type {Fill, ListedChapter} from './content.js';
import {isMissing, type ProgramFrame, programFrames} from './program-frame.js';
import {scoreOf} from './progress.js';
import {lesson} from './state.js';
import {letters} from './task.js';

/** The languages of the listings, each with the letter that chooses it. */
export const codeChoices = codes.map((code, index) => ({...code, letter: letters[index] ?? ''}));

/** A page before the first task, after part one, or at the end. */
type Page = {
	readonly title: string;
	readonly sentences: readonly string[];
	/** What is asked before the last sentence: which language the user reads. */
	readonly asks?: string;
	/** What stands beside the words: a program to be written, or a board with these queens, from row 0 on. */
	readonly program: ProgramFrame | undefined;
	readonly queens: Queens;
};

/** The page that is shown; undefined where a task is. */
export function pageOf(model: Model): Page | undefined {
	const {page, chapter} = lesson.of(model);
	const id = chapter >= chapters.length ? 'end' : page;
	if (!id) {
		return undefined;
	}

	const {sentences, ...words} = model.text.lesson.pages[id];
	return {
		...words,
		sentences: sentences(scoreOf(model, 1), scoreOf(model, 2)),
		program: id === 'end' ? programFrames[model.code] : undefined,
		// Two are missing at the start, as in the first task.
		queens: id === 'start' ? [2, 0] : [1, 3, 0, 2],
	};
}

type PageViewProps = {
	readonly page: Page;
	readonly fill: Fill;
	readonly list: readonly ListedChapter[];
	/** The language of the listings. */
	readonly code: CodeId;
	readonly message: string | undefined;
	readonly room: PanelSize;
};

/** The columns between the board and the words. */
const gap = 4;
const margin = 1;
/** The rows of a room for the words of each page and the list of chapters, with some free. */
const leastRowsWithList = 26;
/** Longer lines beside a board are hard to read. */
const longestLine = 60;

const boardSize = 4;

/** A large board or a program, and beside it the words and, where there is room, the chapters. */
export function PageView({page, fill, list, code, message, room}: PageViewProps) {
	const {glyphs} = useDisplay();
	const {accent, light, line} = palette();
	const {title, sentences, asks, program, queens} = page;
	const {square} = boardLayout(boardSize, Math.floor(room.width / 2) + gap, room.height);
	// Without colours, nothing else shows where the board ends.
	const border = light === '' ? {borderStyle: glyphs.border} : {};
	const boardColumns = boardSize * square.width + (light === '' ? borderColumns : 0);
	const pictureColumns = program ? Math.max(...[...program.lines, ...program.commands].map(cells)) : boardColumns;
	const width = Math.min(longestLine, room.width - 2 * margin - pictureColumns - gap);
	const wrapped = (words: string) => wrap(words, width).join('\n');
	return (
		<Box height={room.height} justifyContent="center" alignItems="center" columnGap={gap}>
			{program ? (
				<Program program={program} />
			) : (
				<Box flexShrink={0} borderColor={line} {...border}>
					<BareBoard square={square} queens={queens} />
				</Box>
			)}
			<Box flexDirection="column" rowGap={1} width={width} flexShrink={0}>
				<Text bold color={accent}>
					{wrapped(title)}
				</Text>
				{sentences.slice(0, -1).map((each) => (
					<Text key={each}>{wrapped(fill(each))}</Text>
				))}
				{room.height >= leastRowsWithList && listColumns(list) <= width && (
					<Box flexDirection="column">
						<ChapterList list={list} />
					</Box>
				)}
				{asks !== undefined && (
					<Box flexDirection="column">
						<Text bold>{wrapped(asks)}</Text>
						<Codes code={code} />
					</Box>
				)}
				<Text>{wrapped(fill(sentences.at(-1) ?? ''))}</Text>
				{message !== undefined && (
					<Text bold color={accent}>
						{wrapped(message)}
					</Text>
				)}
			</Box>
		</Box>
	);
}

function Program({program: {file, lines, commands}}: {readonly program: ProgramFrame}) {
	const {accent} = palette();
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
