import {Box} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns} from '../../components/panel.js';
import {type Line, Lines, run, runsWidth} from '../../components/styled-text.js';
import {hasColours, palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {codes, type Queens} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import {paragraph} from '../page.js';
import {chapters} from './chapters.js';
import type {Fill} from './content.js';
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
	readonly asks: string | undefined;
	/** What stands beside the words: a program to be written, or a board with these queens, from row 0 on, -1 for none. */
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

	const {pages} = model.text.lesson;
	const {title, sentences} = pages[id];
	return {
		title,
		// A user who has named another language than the usual one is not asked.
		asks: id === 'start' && model.code === codeChoices[0]?.id ? pages.start.asks : undefined,
		sentences: sentences(scoreOf(model, 1), scoreOf(model, 2)),
		program: id === 'end' ? programFrames[model.code] : undefined,
		// Two are missing at the start, as in the first task.
		queens: id === 'start' ? [2, 0, -1, -1] : [1, 3, 0, 2],
	};
}

type PageViewProps = {
	readonly page: Page;
	readonly fill: Fill;
	/** All chapters, one a line. */
	readonly list: readonly Line[];
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
export function PageView({page, fill, list, message, room}: PageViewProps) {
	const {glyphs} = useDisplay();
	const {line} = palette();
	const {title, sentences, asks, program, queens} = page;
	const {square} = boardLayout(queens.length, Math.floor(room.width / 2) + gap, room.height);
	// Without colours, nothing else shows where the board ends.
	const border = hasColours() ? {} : {borderStyle: glyphs.border};
	const boardColumns = queens.length * square.width + (hasColours() ? 0 : borderColumns);
	const programLines = program && linesOf(program);
	const pictureColumns = programLines ? Math.max(...programLines.map(runsWidth)) : boardColumns;
	const width = Math.min(longestLine, room.width - 2 * margin - pictureColumns - gap);
	const [last = '', ...others] = sentences.map(fill).reverse();
	const before = [paragraph(title, width, 'accent'), ...others.reverse().map((each) => paragraph(each, width))];
	// With Enter the lesson begins with the first one.
	const codes = codeChoices.map(({name, letter}, index) => [
		run(padEnd(index === 0 ? glyphs.current : '', 2) + letter, 'accent'),
		run(`  ${name}`, index === 0 ? 'strong' : undefined),
	]);
	const after = [
		...(asks === undefined ? [] : [[...paragraph(asks, width, 'strong'), ...codes]]),
		paragraph(last, width),
		...(message === undefined ? [] : [paragraph(message, width, 'accent')]),
	];
	const rows = [...before, ...after].reduce((sum, {length}) => sum + length + 1, list.length);
	const hasList = rows <= room.height - 2 * marginRows && Math.max(...list.map(runsWidth)) <= width;
	return (
		<Box height={room.height} justifyContent="center" alignItems="center" columnGap={gap}>
			{programLines ? (
				<Column lines={programLines} />
			) : (
				<Box flexShrink={0} borderColor={line} {...border}>
					<BareBoard square={square} queens={queens} />
				</Box>
			)}
			<Box flexDirection="column" rowGap={1} width={width} flexShrink={0}>
				{[...before, ...(hasList ? [list] : []), ...after].map((lines, index) => (
					<Column key={index} lines={lines} />
				))}
			</Box>
		</Box>
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
		[run(file, 'strong')],
		...lines.map((each) => [run(each, isMissing(each) ? 'accent' : undefined)]),
		...['', ...commands].map((each) => [run(each, 'strong')]),
	];
}
