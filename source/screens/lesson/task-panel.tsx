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
	const most = Math.max(1, Math.floor((width + gapWidth) / columns));
	// About as many in each line.
	const perLine = Math.ceil(entries.length / Math.ceil(entries.length / most));
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

/** What stands above what. Once something is said, it takes the place of what the lesson tells. */
export function taskBlocks({content, told, message, size}: Omit<TaskPanelProps, 'title'>, writing: Writing) {
	const width = sentenceColumns(size.width - borderColumns);
	const {glyphs, text} = writing;
	const linesOf = (words: string) => (words === '' ? [] : paragraph(words, width));
	const signs = content.signs.map((sign) => `${glyphs[sign]} ${text.lesson.signs[sign]}`).join('  ');
	const task = [...askLines(content, width, writing), ...entryLines(content, width, writing)];
	const said = message === undefined ? saidLines(content, width, writing) : paragraph(message, width, 'strong');
	const unlessSaid = (words: string) => linesOf(said.length > 0 ? '' : words);
	const about = content.isAboutStep ? told : '';
	const blocks = [unlessSaid(content.explained), linesOf(signs), task, said, unlessSaid(about)];
	return blocks.filter((lines) => lines.length > 0);
}

export function TaskPanel({title, ...props}: TaskPanelProps) {
	const blocks = taskBlocks(props, useDisplay());
	const hasGaps = blocks.flat().length + blocks.length - 1 <= props.size.height - panelRows;
	return (
		<Panel {...props.size}>
			<Section title={title}>
				<Box flexDirection="column" rowGap={hasGaps ? 1 : 0}>
					{blocks.map((lines, index) => (
						<Box key={index} flexDirection="column" flexShrink={0}>
							<Lines lines={lines} />
						</Box>
					))}
				</Box>
			</Section>
		</Panel>
	);
}
