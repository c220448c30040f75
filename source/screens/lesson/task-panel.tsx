import {Box, Text} from 'ink';
import {Fragment, type ReactNode} from 'react';
import {useDisplay} from '../../components/display.js';
import {Lit} from '../../components/lit.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {Entry} from './asking.js';
import type {LessonContent} from './content.js';

type TaskPanelProps = {
	readonly title: string;
	/** Keys stand in braces no more. */
	readonly content: LessonContent;
	/** What the program says about the last key, in place of what the lesson says. */
	readonly message: string | undefined;
	readonly size: PanelSize;
};

/** The parts of what the lesson says, and how many lines each has. */
type Part = 'explained' | 'hidden' | 'signs' | 'task' | 'said' | 'told';
type Rows = Readonly<Record<Part, number>>;

/**
 * The parts for which there is room, the task always. What the screen says about its last step is left out first; when something
 * is said about an answer, what the chapter says gives way to a line that says how to see it.
 */
export function shownParts(rows: Rows, height: number): {readonly parts: readonly Part[]; readonly gap: 0 | 1} {
	const choices: readonly (readonly Part[])[] =
		rows.said > 0
			? [
					['explained', 'task', 'said', 'signs'],
					['hidden', 'task', 'said', 'signs'],
					['task', 'said', 'signs'],
					['task', 'said'],
				]
			: [['explained', 'signs', 'task', 'told'], ['explained', 'signs', 'task'], ['signs', 'task'], ['task']];
	const candidates = choices
		.map((parts) => parts.filter((part) => rows[part] > 0))
		.flatMap((parts) => [
			{parts, gap: 1 as const},
			{parts, gap: 0 as const},
		]);
	const heightOf = ({parts, gap}: (typeof candidates)[number]) =>
		parts.reduce((sum, part) => sum + rows[part], 0) + gap * (parts.length - 1);
	return candidates.find((each) => heightOf(each) <= height) ?? candidates.at(-1)!;
}

/** The mark before the words of a task, and before an entry. */
const markWidth = 2;
/** The spaces between entries that stand beside each other. */
const gapWidth = 2;

/** The cursor, as it is without colours; with colours it is on the same ground as on the board. */
const cursor = '[ ]';

/** The task, with what the chapter explains above it, and below it the answer and what is said about it. */
export function TaskPanel({title, content, message, size}: TaskPanelProps) {
	const {glyphs, text} = useDisplay();
	const width = sentenceColumns(size.width - borderColumns);
	const {mark, feedback, entries, chosen} = content;
	const said = message ?? feedback?.words ?? '';
	const isAccented = message !== undefined || feedback?.isRight;
	const colours = palette();
	const signs = content.signs
		.map((sign) => `${sign === 'cursor' ? cursor : glyphs[sign]} ${text.lesson.signs[sign]}`)
		.join('  ');
	const linesOf = (words: string) => (words === '' ? [] : wrap(words, width));
	const paragraphs = {
		explained: linesOf(content.explained),
		hidden: linesOf(content.hidden),
		signs: linesOf(signs),
		told: linesOf(content.told),
	};
	const paragraph = (lines: readonly string[]) => {
		const [before, after] = lines.join('\n').split(cursor);
		return (
			<Box flexShrink={0} paddingX={1}>
				<Text>
					{before}
					{after !== undefined && (
						<Text color={colours.ink} backgroundColor={colours.accent}>
							{cursor}
						</Text>
					)}
					{after}
				</Text>
			</Box>
		);
	};
	const asks = wrap(content.asks, width - markWidth);
	const layout = entryLayout(entries, width);
	const rows: Rows = {
		explained: paragraphs.explained.length,
		hidden: paragraphs.hidden.length,
		signs: paragraphs.signs.length,
		told: paragraphs.told.length,
		task: asks.length + layout.rows,
		said: linesOf(said).length,
	};
	const marks = {open: glyphs.current, done: glyphs.safe, skipped: glyphs.skipped};
	const drawn: Readonly<Record<Part, ReactNode>> = {
		explained: paragraph(paragraphs.explained),
		hidden: paragraph(paragraphs.hidden),
		signs: paragraph(paragraphs.signs),
		told: paragraph(paragraphs.told),
		task: (
			<Box flexDirection="column" flexShrink={0} paddingX={1}>
				{asks.map((each, index) => (
					<Text key={index} bold={mark === 'open'}>
						<Text bold color={palette().accent}>
							{padEnd(index === 0 ? marks[mark] : '', markWidth)}
						</Text>
						{each}
					</Text>
				))}
				<Entries entries={entries} chosen={chosen} isOpen={mark === 'open'} {...layout} />
			</Box>
		),
		said: (
			<Sentence
				words={said}
				columns={size.width - borderColumns}
				rows={rows.said}
				message={isAccented ? said : undefined}
			/>
		),
	};
	const {parts, gap} = shownParts(rows, size.height - 2);
	return (
		<Panel width={size.width} height={size.height}>
			<Section title={title} paddingX={0}>
				<Box flexDirection="column" rowGap={gap}>
					{parts.map((part) => (
						<Fragment key={part}>{drawn[part]}</Fragment>
					))}
				</Box>
			</Section>
		</Panel>
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
