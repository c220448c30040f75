import {Box, Text} from 'ink';
import {Fragment} from 'react';
import {type Display, useDisplay} from '../../components/display.js';
import {Lit} from '../../components/lit.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {Entry} from './asking.js';
import type {LessonContent} from './content.js';

type TaskPanelProps = {
	readonly title: string;
	readonly content: LessonContent;
	/** What the screen says about its last step. */
	readonly told: string;
	/** What the program says about the last key, in place of what the lesson says. */
	readonly message: string | undefined;
	readonly size: PanelSize;
};

/** The mark before the words of a task, and before an entry. */
const markWidth = 2;
/** The spaces between entries that stand beside each other. */
const gapWidth = 2;

/** The cursor, as it is without colours; with colours it is on the same ground as on the board. */
const cursor = '[ ]';

/** The parts of what the lesson says. */
type Part = 'explained' | 'hidden' | 'signs' | 'task' | 'said' | 'told';

/**
 * The parts for which there is room with their lines, the task always. What the screen says about its last step is left out
 * first; when something is said about an answer, what the chapter says gives way to a line that says how to see it.
 */
export function taskLayout(
	{content, told, message, size}: Omit<TaskPanelProps, 'title'>,
	{glyphs, text}: Pick<Display, 'glyphs' | 'text'>,
) {
	const width = sentenceColumns(size.width - borderColumns);
	const linesOf = (words: string) => (words === '' ? [] : wrap(words, width));
	const signs = content.signs.map((sign) => `${sign === 'cursor' ? cursor : glyphs[sign]} ${text.lesson.signs[sign]}`);
	const lines: Readonly<Record<Part, readonly string[]>> = {
		explained: linesOf(content.explained),
		hidden: linesOf(content.hidden),
		signs: linesOf(signs.join('  ')),
		task: wrap(content.asks, width - markWidth),
		said: linesOf(message ?? content.feedback),
		told: linesOf(content.isAboutStep ? told : ''),
	};
	const entries = entryLayout(content.entries, width);
	const choices: readonly (readonly Part[])[] =
		lines.said.length > 0
			? [
					['explained', 'task', 'said', 'signs'],
					['hidden', 'task', 'said', 'signs'],
					['task', 'said', 'signs'],
					['task', 'said'],
				]
			: [['explained', 'signs', 'task', 'told'], ['explained', 'signs', 'task'], ['signs', 'task'], ['task']];
	const rowsOf = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + lines[part].length, entries.rows);
	const candidates = choices
		.map((parts) => parts.filter((part) => lines[part].length > 0))
		.flatMap((parts) => [1, 0].map((gap) => ({parts, gap, rows: rowsOf(parts) + gap * (parts.length - 1)})));
	const fitting = candidates.find(({rows}) => rows <= size.height - panelRows);
	return {lines, entries, ...(fitting ?? candidates.at(-1)!)};
}

/** The task, with what the chapter explains above it, and below it the answer and what is said about it. */
export function TaskPanel({title, content, told, message, size}: TaskPanelProps) {
	const {mark, chosen, isRight} = content;
	const {lines, entries, parts, gap} = taskLayout({content, told, message, size}, useDisplay());
	const drawn = (part: Part) => {
		switch (part) {
			case 'task': {
				return (
					<Box flexDirection="column" flexShrink={0} paddingX={1}>
						<Asks lines={lines.task} mark={mark} />
						<Entries entries={content.entries} chosen={chosen} isOpen={mark === 'open'} {...entries} />
					</Box>
				);
			}

			case 'said': {
				const words = message ?? content.feedback;
				const accented = message !== undefined || isRight ? words : undefined;
				return (
					<Sentence words={words} columns={size.width - borderColumns} rows={lines.said.length} message={accented} />
				);
			}

			case 'explained':
			case 'hidden':
			case 'signs':
			case 'told': {
				return <Paragraph lines={lines[part]} />;
			}
		}
	};
	return (
		<Panel width={size.width} height={size.height}>
			<Section title={title} paddingX={0}>
				<Box flexDirection="column" rowGap={gap}>
					{parts.map((part) => (
						<Fragment key={part}>{drawn(part)}</Fragment>
					))}
				</Box>
			</Section>
		</Panel>
	);
}

function Asks({lines, mark}: {readonly lines: readonly string[]; readonly mark: LessonContent['mark']}) {
	const {glyphs} = useDisplay();
	const marks = {open: glyphs.current, done: glyphs.safe, skipped: glyphs.skipped};
	return lines.map((each, index) => (
		<Text key={index} bold={mark === 'open'}>
			<Text bold color={palette().accent}>
				{padEnd(index === 0 ? marks[mark] : '', markWidth)}
			</Text>
			{each}
		</Text>
	));
}

function Paragraph({lines}: {readonly lines: readonly string[]}) {
	const {ink, accent} = palette();
	const [before, after] = lines.join('\n').split(cursor);
	return (
		<Box flexShrink={0} paddingX={1}>
			<Text>
				{before}
				{after !== undefined && (
					<Text color={ink} backgroundColor={accent}>
						{cursor}
					</Text>
				)}
				{after}
			</Text>
		</Box>
	);
}

type EntryLayout = {readonly rows: number; readonly perRow: number; readonly columns: number};

/** Columns of the same width, as few rows as possible. */
function entryLayout(entries: readonly Entry[], width: number): EntryLayout {
	const columns = Math.max(0, ...entries.map(({words}) => cells(words))) + markWidth;
	const most = Math.max(1, Math.floor((width + gapWidth) / (columns + gapWidth)));
	const rows = Math.ceil(entries.length / most);
	return {rows, perRow: Math.ceil(entries.length / Math.max(1, rows)), columns};
}

type EntriesProps = EntryLayout & Pick<LessonContent, 'entries' | 'chosen'> & {readonly isOpen: boolean};

/** What can be chosen, the chosen one lit, or what has been filled in. */
function Entries({entries, chosen, isOpen, rows, perRow, columns}: EntriesProps) {
	const {glyphs} = useDisplay();
	const {accent} = palette();
	return Array.from({length: rows}, (_, row) => (
		<Box key={row} columnGap={gapWidth}>
			{entries.slice(row * perRow, (row + 1) * perRow).map(({words, key}, index) => {
				const isChosen = key !== undefined && key === chosen;
				return (
					<Box key={index} width={columns} flexShrink={0}>
						<Lit isLit={isChosen}>
							{padEnd(isChosen ? glyphs.place : '', markWidth)}
							{isOpen && !isChosen ? (
								<>
									<Text bold color={accent}>
										{words.slice(0, key === undefined ? words.length : key.length)}
									</Text>
									{words.slice(key === undefined ? words.length : key.length)}
								</>
							) : (
								padEnd(words, columns - markWidth)
							)}
						</Lit>
					</Box>
				);
			})}
		</Box>
	));
}
