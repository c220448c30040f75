import {type Display, type PanelSize, useDisplay, type Writing, withKeys} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {factLines, sentenceColumns} from '../../components/sentence.js';
import {type Line, Lines, runsWidth, styled} from '../../components/styled-text.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {marked, paragraph, spaced} from '../page.js';
import {chapters, type Letter, letters, stateOf, type TaskItem} from './chapters.js';
import {attemptOf, faultOf, isDone, wordsOf} from './state.js';

type LessonContent = ReturnType<typeof contentOf>;

export function contentOf(model: Model, item: TaskItem, display: Pick<Display, 'label' | 'text'>) {
	const {text} = model;
	const {chapter, chapterIndex, task, taskIndex, stage} = item;
	const {title, explained} = text.lesson.chapters[chapter.id];
	const {said} = attemptOf(model);
	const isOver = isDone(model);
	// The feedback is about the step at which the task ended.
	const isSearch = stage.shows === 'search';
	const hasMoved = isSearch && isOver && placeOf(model).step !== stateOf(task, true).step;
	const fault = faultOf(model);
	const feedback = [saidWords(model, item) || (fault ?? ''), isOver ? text.lesson.on : ''];
	const fill = (words: string) => withKeys(words, display);
	return {
		title: text.lesson.title(chapterIndex + 1, chapters.length, title, taskIndex + 1, chapter.tasks.length),
		explained: taskIndex === 0 ? fill(explained) : '',
		signs: task.signs ?? [],
		asks: fill(wordsOf(model, item).asks),
		entries: entriesOf(model, item),
		feedback: hasMoved ? '' : fill(text.joined.sentences(feedback.filter(Boolean))),
		said: said?.type ?? (fault ? 'wrong' : undefined),
		isOver,
		isAboutStep: isSearch && (!task.right || hasMoved),
	};
}

function saidWords(model: Model, item: TaskItem): string {
	const {text} = model;
	const {said} = attemptOf(model);
	const {answer, hint, right, shown, wrong} = text.lesson.outcomes;
	const words = wordsOf(model, item);
	const why = (letter: Letter) => ('options' in words ? Object.values(words.options)[letters.indexOf(letter)]! : '');
	const after = 'after' in words ? words.after : why(item.task.right ?? 'a');
	switch (said?.type) {
		case undefined: {
			return '';
		}

		case 'hint': {
			return hint(words.hints?.[said.hint] ?? '');
		}

		case 'wrong': {
			return wrong(why(said.letter));
		}

		case 'right': {
			return right(after);
		}

		case 'skipped': {
			const over = item.task.right ? answer(item.task.right, after) : shown(after);
			return text.joined.sentences([...(said.letter ? [wrong(why(said.letter))] : []), over]);
		}
	}
}

/** The possible answers, each behind its letter or, when the task is done, the right one. */
function entriesOf(model: Model, item: TaskItem): readonly string[] {
	const words = wordsOf(model, item);
	const offered = 'options' in words ? Object.keys(words.options) : [];
	const entries = offered.map((option, index) => `${letters[index]}  ${option}`);
	return entries.filter((_, index) => !isDone(model) || letters[index] === item.task.right);
}

type TaskPanelProps = {
	readonly content: LessonContent;
	readonly told: string;
	readonly message: string | undefined;
	readonly size: PanelSize;
};

const markWidth = 2;
const gapWidth = 2;

function askLines({asks, said, isOver}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	const over = said === 'right' ? glyphs.safe : glyphs.skipped;
	const mark = [styled(padEnd(isOver ? over : glyphs.current, markWidth), 'accent')];
	return marked(mark, paragraph(asks, width - markWidth, isOver ? undefined : 'strong'));
}

function saidLines({feedback, said}: LessonContent, width: number, {glyphs}: Writing): readonly Line[] {
	const pill = {right: [glyphs.safe, 'right'], wrong: [glyphs.rejected, 'wrong'], other: [glyphs.more, 'tab']} as const;
	const [sign, role] = pill[said === 'right' || said === 'wrong' ? said : 'other'];
	const mark = [styled(` ${sign} `, role), styled(' ')];
	return feedback === '' ? [] : marked(mark, factLines(feedback, width - runsWidth(mark)));
}

/** Each line holds as many entries as have room. */
function entryLines({entries, isOver}: LessonContent, width: number): readonly Line[] {
	const columns = Math.max(0, ...entries.map(displayWidth)) + markWidth + gapWidth;
	const most = Math.max(1, Math.floor((width + gapWidth) / columns));
	const perLine = Math.ceil(entries.length / Math.ceil(entries.length / most));
	const runs = entries.map((entry): Line => {
		const padded = padEnd(entry, columns - markWidth);
		return [styled(' '.repeat(markWidth)), styled(padded[0]!, isOver ? undefined : 'accent'), styled(padded.slice(1))];
	});
	return Array.from({length: Math.ceil(runs.length / perLine)}, (_, line) =>
		runs.slice(line * perLine, (line + 1) * perLine).flat(),
	);
}

/** The blocks from top to bottom. Feedback and notices take the place of what the lesson tells. */
export function taskBlocks({content, told, message, size}: TaskPanelProps, writing: Writing) {
	const width = sentenceColumns(size.width - borderColumns);
	const {glyphs, text} = writing;
	const linesOf = (words: string) => (words === '' ? [] : paragraph(words, width));
	const signs = content.signs.map((sign) => `${glyphs[sign]} ${text.lesson.signs[sign]}`).join('  ');
	const task = [...askLines(content, width, writing), ...entryLines(content, width)];
	const said = message === undefined ? saidLines(content, width, writing) : paragraph(message, width, 'strong');
	return said.length > 0
		? [linesOf(signs), task, said]
		: [linesOf(content.explained), linesOf(signs), task, linesOf(content.isAboutStep ? told : '')];
}

export function TaskPanel(props: TaskPanelProps) {
	const blocks = taskBlocks(props, useDisplay());
	return (
		<Panel {...props.size}>
			<Section title={props.content.title}>
				<Lines lines={spaced(blocks, props.size.height - panelRows)} />
			</Section>
		</Panel>
	);
}
