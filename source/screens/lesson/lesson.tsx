import {Box} from 'ink';
import {BareRows, rowsOf} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {type Display, leastForPanels, useDisplay, windowLayout, withKeys, writingOf} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {Lines, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Queens} from '../../solver/board.js';
import {codes} from '../../solver/search/listing.js';
import {checkOf, runOf} from '../../text/own-program.js';
import {fittingRows, wrap} from '../../text/wrap.js';
import {type Chart, chartLines, chartOf, chartWords} from '../growth.js';
import {paragraph, spaced} from '../page.js';
import type {Screen, ScreenProps, Statements} from '../screen.js';
import {letters, type PageItem, partOne, partTwo, type Stage, tasksOf} from './chapters.js';
import {scoreOf} from './progress.js';
import {hostOf, isDone, itemOf} from './state.js';
import {contentOf, TaskPanel} from './task-panel.js';

/** The rows of the task, with the border; the stage takes the others. */
export const lessonRows = 10;

export function Lesson({hosts, model, knowledge, room, message}: ScreenProps & {readonly hosts: readonly Screen[]}) {
	const display = useDisplay();
	const {text, window} = model;
	if (windowLayout(model) !== 'panels') {
		const tooSmall = text.tooSmall(text.screens.lesson, leastForPanels, window.columns, window.rows);
		const words = text.joined.sentences([tooSmall, message ?? ''].filter(Boolean));
		return (
			<Box flexGrow={1} alignItems="center">
				<Sentence words={words} columns={room.width} rows={wrap(words, sentenceColumns(room.width)).length} />
			</Box>
		);
	}

	const item = itemOf(model);
	if (item.type !== 'task') {
		return <PageView page={pageOf(model, item)} message={message} room={room} />;
	}

	const host = hostOf(hosts, model);
	const {stage} = item;
	const above = {...room, height: room.height - lessonRows};
	const inside = {width: above.width - panelColumns, height: above.height - panelRows};
	// The memory would tell the answer.
	const right = stage.right === 'memory' && !isDone(model) ? 'program' : stage.right;
	return (
		<>
			{host?.lesson ? (
				<host.lesson.Stage model={model} knowledge={knowledge} room={above} right={right} />
			) : (
				<Panel {...above}>
					<Section title={text.overlays.growth}>
						<Lines lines={chartLines(chartsOn(stage, model, knowledge, display), inside, display)} />
					</Section>
				</Panel>
			)}
			<TaskPanel
				content={contentOf(model, item, display)}
				told={fittingRows(host?.lesson?.sentence?.(model, knowledge) ?? '', leastForPanels.columns - panelColumns, 2)}
				message={message}
				size={{width: room.width, height: lessonRows}}
			/>
		</>
	);
}

function chartsOn({shows}: Stage, model: Model, knowledge: Knowledge, display: Display): readonly Chart[] {
	return shows === 'spaces' || shows === 'growth' ? [chartOf(shows, model, knowledge, display)] : [];
}

export function speech(hosts: readonly Screen[], model: Model, knowledge: Knowledge, display: Display): Statements {
	const item = itemOf(model);
	if (item.type !== 'task') {
		const page = pageOf(model, item);
		const words = page.paragraphs.flatMap((paragraph) =>
			[paragraph.words && withKeys(paragraph.words, display), paragraph.strong].filter(Boolean),
		);
		return {lesson: model.text.joined.sentence(page.title), page: words.join('\n')};
	}

	const {title, explained, asks, entries, feedback, isOver} = contentOf(model, item, display);
	const charts = chartsOn(item.stage, model, knowledge, display);
	return {
		...hostOf(hosts, model)?.speech(model, knowledge, display),
		...(charts.length > 0 && {growth: chartWords(charts)}),
		lesson: model.text.joined.sentence(title),
		sentences: explained,
		feedback,
		task: isOver ? '' : [asks, ...entries].join('\n'),
	};
}

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

type PageViewProps = {readonly page: Page; readonly message: string | undefined; readonly room: ScreenProps['room']};

const gap = 4;
const margin = 2;
const longestLine = 76;

function PageView({page: {title, paragraphs, queens = []}, message, room}: PageViewProps) {
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
