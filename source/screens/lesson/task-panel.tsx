import {Box} from 'ink';
import {useDisplay, type Writing} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {factLines, sentenceColumns} from '../../components/sentence.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {paragraph} from '../page.js';
import type {LessonContent} from './content.js';

type TaskPanelProps = {
	readonly title: string;
	readonly content: LessonContent;
	readonly told: string;
	readonly message: string | undefined;
	readonly size: PanelSize;
};

const markWidth = 2;
const gapWidth = 2;

const marks = {current: 'current', done: 'safe', skipped: 'skipped'} as const;

/** Behind its first line stands the mark, which is as wide as the space before the others. */
function marked(mark: Line[number], lines: readonly Line[]): readonly Line[] {
	const space = styled(' '.repeat(displayWidth(mark.text)));
	return lines.map((line, index) => [index === 0 ? mark : space, ...line]);
}

function askLines({asks, standing}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	const mark = styled(padEnd(glyphs[marks[standing]], markWidth), 'accent');
	return marked(mark, paragraph(asks, width - markWidth, standing === 'current' ? 'strong' : undefined));
}

function saidLines({feedback, verdict}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	const pills = {right: styled(` ${glyphs.safe} `, 'right'), wrong: styled(` ${glyphs.rejected} `, 'wrong')};
	const pill = verdict ? pills[verdict] : styled(` ${glyphs.more} `, 'tab');
	const lines = factLines(feedback, width - displayWidth(pill.text) - 1);
	return feedback === ''
		? []
		: marked(
				pill,
				lines.map((line) => [styled(' '), ...line]),
			);
}

/** As many in a line as have room. */
function entryLines({entries, chosen, standing}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	const columns = Math.max(0, ...entries.map(({words}) => displayWidth(words))) + markWidth + gapWidth;
	const perLine = Math.max(1, Math.floor((width + gapWidth) / columns));
	const runs = entries.map(({words, key}): Line => {
		const padded = padEnd(words, columns - markWidth);
		if (key !== undefined && key === chosen) {
			return [
				styled(padEnd(glyphs.place, markWidth) + padded.slice(0, -gapWidth), 'lit'),
				styled(' '.repeat(gapWidth)),
			];
		}

		const bold = standing === 'current' ? (key?.length ?? words.length) : 0;
		return [styled(' '.repeat(markWidth)), styled(padded.slice(0, bold), 'accent'), styled(padded.slice(bold))];
	});
	return Array.from({length: Math.ceil(runs.length / perLine)}, (_, line) =>
		runs.slice(line * perLine, (line + 1) * perLine).flat(),
	);
}

type Passage = 'explained' | 'signs' | 'task' | 'said' | 'told';

const passages: readonly Passage[] = ['explained', 'signs', 'task', 'said', 'told'];
/** In the order in which they are left out where not all fit. */
const optional: readonly Passage[] = ['told', 'signs', 'explained'];

export function taskLayout({content, told, message, size}: Omit<TaskPanelProps, 'title'>, writing: Writing) {
	const width = sentenceColumns(size.width - borderColumns);
	const {glyphs, text} = writing;
	const linesOf = (words: string) => (words === '' ? [] : paragraph(words, width));
	const signs = content.signs.map((sign) => `${glyphs[sign]} ${text.lesson.signs[sign]}`);
	const said = message === undefined ? saidLines(content, width, writing) : paragraph(message, width, 'strong');
	const lines: Readonly<Record<Passage, readonly Line[]>> = {
		explained: linesOf(content.explained),
		signs: linesOf(signs.join('  ')),
		task: [...askLines(content, width, writing), ...entryLines(content, width, writing)],
		said,
		told: linesOf(content.isAboutStep && said.length === 0 ? told : ''),
	};
	const room = size.height - panelRows;
	const rowsOf = (some: readonly Passage[]) => some.reduce((sum, passage) => sum + lines[passage].length, 0);
	const candidates = [0, 1, 2, 3].map((count) =>
		passages.filter((passage) => lines[passage].length > 0 && !optional.slice(0, count).includes(passage)),
	);
	const shown = candidates.find((some) => rowsOf(some) <= room) ?? passages;
	const gap = rowsOf(shown) + shown.length - 1 <= room ? 1 : 0;
	return {lines, passages: shown, gap, rows: rowsOf(shown) + gap * (shown.length - 1)};
}

export function TaskPanel({title, content, told, message, size}: TaskPanelProps) {
	const {lines, passages: shown, gap} = taskLayout({content, told, message, size}, useDisplay());
	return (
		<Panel {...size}>
			<Section title={title}>
				<Box flexDirection="column" rowGap={gap}>
					{shown.map((passage) => (
						<Box key={passage} flexDirection="column" flexShrink={0}>
							<Lines lines={lines[passage]} />
						</Box>
					))}
				</Box>
			</Section>
		</Panel>
	);
}
