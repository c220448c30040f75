import {Box} from 'ink';
import {type Display, useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {isWithin, type PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {MarkId} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import type {ScreenProps} from '../screen.js';
import {ChapterList, listColumns} from './chapter-list.js';
import {chapterList, contentOf, type LessonContent, type ListedChapter, titleOf} from './content.js';
import {type Hosts, type Standing, standingOf} from './current.js';
import {hostedModel} from './hosted.js';
import {leastLessonWindow, lessonLayout} from './layout.js';
import {pageOf} from './page.js';
import {PageView} from './page-view.js';
import {TaskPanel} from './task-panel.js';

/** Puts the keys into words that name them. */
type Fill = (words: string) => string;

type LessonProps = ScreenProps & {
	readonly hosts: Hosts;
	readonly fillWith: (label: Display['label']) => Fill;
};

/** The panels of the screen that a task is about, with the lesson below them; or a page. */
export function Lesson({hosts, fillWith, model, knowledge, room, message}: LessonProps) {
	const {text, label} = useDisplay();
	const fill = fillWith(label);
	const {columns, rows} = model.window;
	if (!isWithin(leastLessonWindow, model.window)) {
		const words = message ?? fill(text.lesson.tooSmall(leastLessonWindow, columns, rows));
		return (
			<Box flexGrow={1} alignItems="center">
				<Sentence words={words} columns={room.width} rows={wrap(words, sentenceColumns(room.width)).length} />
			</Box>
		);
	}

	const page = pageOf(model);
	const standing = standingOf(hosts, model, knowledge);
	const list = chapterList(model, knowledge);
	if (page || !standing) {
		return (
			page && (
				<PageView
					page={{...page, sentences: page.sentences.map(fill)}}
					list={list}
					code={model.code}
					message={message}
					room={room}
				/>
			)
		);
	}

	const {lesson, screen} = lessonLayout(room, standing.stage.rows);
	const listWidth = listWidthIn(lesson, list);
	const shown = hostedModel(model, knowledge, screen);
	const content = filled(contentOf(model, standing, knowledge, sentenceOf(standing, shown, knowledge)), fill);
	const Hosted = standing.host.Component;
	return (
		<>
			<Box flexDirection="column" height={screen.height} flexShrink={0}>
				<Hosted model={shown} knowledge={knowledge} room={screen} message={undefined} />
			</Box>
			<Box flexShrink={0}>
				<TaskPanel
					title={titleOf(model, knowledge)}
					content={content}
					message={message}
					size={{width: lesson.width - listWidth, height: lesson.height}}
				/>
				{listWidth > 0 && (
					<Panel width={listWidth} height={lesson.height}>
						<Section title={text.lesson.chapterList}>
							<ChapterList list={list} />
						</Section>
					</Panel>
				)}
			</Box>
		</>
	);
}

/** The width of a panel with the chapters, beside the task; 0 where it has no room. */
function listWidthIn({width, height}: PanelSize, list: readonly ListedChapter[]): number {
	const wanted = listColumns(list) + panelColumns;
	return height >= list.length + panelRows && width - wanted >= leastLessonWindow.columns ? wanted : 0;
}

/** The most lines of a sentence about the last step. */
const sentenceRows = 2;

/** What the screen says about its last step, in so few words that it fits. */
function sentenceOf({host}: Standing, shown: Model, knowledge: Knowledge): string | undefined {
	const wordings = host.sentences?.(shown, knowledge) ?? [];
	const {columns} = leastLessonWindow;
	return wordings.find((each) => wrap(each, columns - panelColumns).length <= sentenceRows) ?? wordings.at(-1);
}

function filled(content: LessonContent, fill: Fill): LessonContent {
	const {explained, asks, hidden, told, entries, feedback} = content;
	return {
		...content,
		explained: fill(explained),
		asks: fill(asks),
		hidden: fill(hidden),
		told: fill(told),
		entries: entries.map((each) => ({...each, words: fill(each.words)})),
		feedback: feedback && {...feedback, words: fill(feedback.words)},
	};
}

/** The marks on the screen now: of the task, of the chapters, and of the panels above. */
export function marksOnLesson(hosts: Hosts, model: Model, knowledge: Knowledge, room: PanelSize): ReadonlySet<MarkId> {
	const standing = standingOf(hosts, model, knowledge);
	if (pageOf(model) || !standing || !isWithin(leastLessonWindow, model.window)) {
		return new Set();
	}

	const {mark} = contentOf(model, standing, knowledge);
	const {lesson, screen} = lessonLayout(room, standing.stage.rows);
	const list = chapterList(model, knowledge);
	const listed = listWidthIn(lesson, list) > 0 ? list : [];
	const marks = [mark === 'open' ? 'current' : mark, ...listed.map((each) => each.mark)];
	return new Set<MarkId>([
		...(marks.includes('current') ? (['lesson-task'] as const) : []),
		...(marks.includes('done') ? (['lesson-done'] as const) : []),
		...(marks.includes('skipped') ? (['lesson-skipped'] as const) : []),
		...standing.host.marks(hostedModel(model, knowledge, screen), knowledge, screen),
	]);
}
