import {Box} from 'ink';
import {BareRows, rowsOf} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {type PanelSize, useDisplay, withKeys, writingOf} from '../../components/display.js';
import {Lines, styled} from '../../components/styled-text.js';
import type {Model} from '../../explorer/model.js';
import type {Queens} from '../../solver/board.js';
import {codes} from '../../solver/search/listing.js';
import {checkOf, runOf} from '../../text/own-program.js';
import {wrap} from '../../text/wrap.js';
import {paragraph, spaced} from '../page.js';
import {letters, type PageItem, partOne, partTwo, tasksOf} from './chapters.js';
import {scoreOf} from './progress.js';

/** `strong` is code or a question, which stands below the words and names no keys. */
type Paragraph = {readonly words?: string; readonly strong?: string};

type Page = {
	readonly title: string;
	readonly paragraphs: readonly Paragraph[];
	/** The board beside the words: the columns from row 0 on, -1 in an empty row. */
	readonly queens?: Queens;
	/** The key `c` copies it. */
	readonly command?: string;
};

export function pageOf(model: Model, {type}: PageItem): Page {
	const {code, text} = model;
	const {pages} = text.lesson;
	const score = pages.score(scoreOf(model));
	const {glyphs} = writingOf(model);
	const entryOf = ({id, name}: (typeof codes)[number], index: number) =>
		`${id === code ? glyphs.current : ' '} ${letters[index]}  ${name}`;
	const wordsOf = (sentences: readonly string[]) => sentences.map((words): Paragraph => ({words}));
	switch (type) {
		case 'start': {
			const words = pages.start.sentences(tasksOf(partOne).length, tasksOf(partTwo).length);
			// This is the board of the first task, where two queens are missing.
			return {
				title: pages.start.title,
				paragraphs: [...wordsOf(words), {strong: pages.start.asks}, ...wordsOf([codes.map(entryOf).join('\n')])],
				queens: [2, 0, -1, -1],
			};
		}

		case 'part-one': {
			return {title: pages.partOne.title, paragraphs: wordsOf(pages.partOne.sentences(score)), queens: [1, 3, 0, 2]};
		}

		case 'end': {
			const command = runOf(code, 'queens');
			const paragraphs = [
				{words: score},
				{words: pages.end.yourTurn, strong: command},
				{words: pages.end.exercises, strong: runOf(code, 'queens-1')},
				{words: pages.end.check, strong: checkOf(code, 8)},
			];
			return {title: pages.end.title, paragraphs, command};
		}
	}
}

type PageViewProps = {readonly page: Page; readonly message: string | undefined; readonly room: PanelSize};

const gap = 4;
const margin = 2;
const longestLine = 76;

export function PageView({page: {title, paragraphs, queens = []}, message, room}: PageViewProps) {
	const display = useDisplay();
	const {square} = boardLayout(queens.length, Math.floor(room.width / 2) + gap, room.height);
	const boardColumns = queens.length > 0 ? queens.length * square.width + gap : 0;
	const width = Math.min(longestLine, room.width - margin - boardColumns);
	const role = queens.includes(-1) ? undefined : 'solution';
	const rows = rowsOf(queens.length, (row, column) => ({...(queens[row] === column && {hasQueen: true, role})}));
	const linesOf = (words = '', tone?: 'strong') =>
		(words === '' ? [] : words.split('\n')).flatMap((line) => paragraph(line, width, tone));
	const blocks = [
		wrap(title, width - 2).map((line) => [styled(` ${line} `, 'solution')]),
		...paragraphs.map(({words = '', strong}) => [...linesOf(withKeys(words, display)), ...linesOf(strong, 'strong')]),
		linesOf(message, 'strong'),
	];
	return (
		<Box height={room.height} justifyContent="center" alignItems="center" columnGap={gap}>
			{queens.length > 0 && <BareRows square={square} rows={rows} />}
			<Box flexDirection="column" width={width} flexShrink={0}>
				<Lines lines={spaced(blocks, room.height)} />
			</Box>
		</Box>
	);
}
