import {Box} from 'ink';
import {useDisplay, type Writing} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {factLines, sentenceColumns} from '../../components/sentence.js';
import {type Line, Lines, type Run, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {paragraph} from '../page.js';
import type {LessonContent} from './content.js';
import type {Standing} from './state.js';

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

function markOf(standing: Standing, {glyphs}: Pick<Writing, 'glyphs'>): Run {
	return styled(padEnd(glyphs[marks[standing]], markWidth), 'accent');
}

function askLines({asks, standing}: LessonContent, width: number, writing: Writing): readonly Line[] {
	return wrap(asks, width - markWidth).map((line, index) => [
		index === 0 ? markOf(standing, writing) : styled(' '.repeat(markWidth)),
		styled(line, standing === 'current' ? 'strong' : undefined),
	]);
}

function saidLines({feedback, verdict}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	if (feedback === '') {
		return [];
	}

	const pills = {right: styled(` ${glyphs.safe} `, 'right'), wrong: styled(` ${glyphs.rejected} `, 'wrong')};
	const pill = verdict ? pills[verdict] : styled(` ${glyphs.more} `, 'tab');
	const columns = displayWidth(pill.text);
	return factLines(feedback, width - columns - 1).map((line, index) => [
		index === 0 ? pill : styled(' '.repeat(columns)),
		styled(' '),
		...line,
	]);
}

function entryLines(
	{entries, chosen, standing, verdict}: LessonContent,
	width: number,
	{glyphs}: Writing,
): readonly Line[] {
	const columns = Math.max(0, ...entries.map(({words}) => displayWidth(words))) + markWidth;
	const most = Math.max(1, Math.floor((width + gapWidth) / (columns + gapWidth)));
	const count = Math.ceil(entries.length / most);
	const perLine = Math.ceil(entries.length / Math.max(1, count));
	const runs = entries.map(({words, key}): Line => {
		const padded = padEnd(words, columns - markWidth);
		if (key !== undefined && key === chosen) {
			return [styled(padEnd(glyphs.place, markWidth) + padded, 'lit')];
		}

		if (key === undefined && verdict === 'right') {
			return [styled(' '.repeat(markWidth)), styled(padded, 'strong')];
		}

		const bold = standing === 'current' ? (key?.length ?? words.length) : 0;
		return [styled(' '.repeat(markWidth)), styled(padded.slice(0, bold), 'accent'), styled(padded.slice(bold))];
	});
	const gap = styled(' '.repeat(gapWidth));
	return Array.from({length: count}, (_, line) =>
		runs.slice(line * perLine, (line + 1) * perLine).flatMap((entry, index) => (index === 0 ? entry : [gap, ...entry])),
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
	const isSaid = said.length > 0;
	const lines: Readonly<Record<Passage, readonly Line[]>> = {
		explained: linesOf(content.explained),
		signs: linesOf(signs.join('  ')),
		task: [...askLines(content, width, writing), ...entryLines(content, width, writing)],
		said,
		told: linesOf(content.isAboutStep && !isSaid ? told : ''),
	};
	const room = size.height - panelRows;
	const rowsOf = (some: readonly Passage[]) => some.reduce((sum, passage) => sum + lines[passage].length, 0);
	const candidates = [0, 1, 2, 3].map((count) =>
		passages.filter((passage) => lines[passage].length > 0 && !optional.slice(0, count).includes(passage)),
	);
	const shown = candidates.find((each) => rowsOf(each) <= room) ?? passages;
	const gap = rowsOf(shown) + shown.length - 1 <= room ? 1 : 0;
	return {lines, passages: shown, gap, rows: rowsOf(shown) + gap * (shown.length - 1)};
}

export function TaskPanel({title, content, told, message, size}: TaskPanelProps) {
	const {lines, passages, gap} = taskLayout({content, told, message, size}, useDisplay());
	return (
		<Panel width={size.width} height={size.height}>
			<Section title={title} paddingX={0}>
				<Box flexDirection="column" rowGap={gap}>
					{passages.map((passage) => (
						<Box key={passage} flexDirection="column" flexShrink={0} paddingX={1}>
							<Lines lines={lines[passage]} />
						</Box>
					))}
				</Box>
			</Section>
		</Panel>
	);
}
