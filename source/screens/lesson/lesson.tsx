import {Box} from 'ink';
import {type Display, useDisplay} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {panelColumns} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {layoutOf, leastForPanels} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {fittingRows, wrap} from '../../text/wrap.js';
import type {Screen, ScreenProps, Statements} from '../screen.js';
import {hostedModel} from './asking.js';
import {chapters, type TaskItem} from './chapters.js';
import {contentOf} from './content.js';
import {codeChoices, PageView, pageOf} from './page.js';
import {StageView} from './stage.js';
import {currentOf, hostOf} from './state.js';
import {TaskPanel} from './task-panel.js';

/** The stage takes what is left. */
export const lessonRows = 10;

export function Lesson({hosts, model, knowledge, room, message}: ScreenProps & {readonly hosts: readonly Screen[]}) {
	const display = useDisplay();
	const {text} = display;
	const {columns, rows} = model.window;
	if (layoutOf(model) !== 'panels') {
		const words = message ?? text.tooSmall(text.screens.lesson, leastForPanels, columns, rows);
		return (
			<Box flexGrow={1} alignItems="center">
				<Sentence words={words} columns={room.width} rows={wrap(words, sentenceColumns(room.width)).length} />
			</Box>
		);
	}

	const page = pageOf(model);
	if (page) {
		return <PageView page={page} message={message} room={room} />;
	}

	const item = currentOf(model);
	const host = hostOf(hosts, model);
	if (!item || !host) {
		return undefined;
	}

	const shown = hostedModel(model, knowledge);
	return (
		<>
			<StageView
				host={host}
				stage={item.stage}
				model={shown}
				knowledge={knowledge}
				room={{...room, height: room.height - lessonRows}}
			/>
			<TaskPanel
				title={titleOf(model, item)}
				content={contentOf(model, item, knowledge, display)}
				told={fittingRows(host.sentences?.(shown, knowledge) ?? '', told.columns, told.rows)}
				message={message}
				size={{width: room.width, height: lessonRows}}
			/>
		</>
	);
}

function titleOf({text}: Model, {chapter, chapterIndex, taskIndex}: TaskItem): string {
	const {title} = chapter[text.language];
	return text.lesson.title(chapterIndex + 1, chapters.length, title, taskIndex + 1, chapter.tasks.length);
}

/** In the smallest window. */
const told = {columns: leastForPanels.columns - panelColumns, rows: 2};

export function speech(hosts: readonly Screen[], model: Model, knowledge: Knowledge, display: Display): Statements {
	const page = pageOf(model);
	if (page) {
		const words = page.paragraphs.flatMap(({words: each, strong}) =>
			[each && withKeys(each, display), strong].filter(Boolean),
		);
		const choices = page.code ? codeChoices.map(({letter, name}) => `${letter} ${name}`) : [];
		return {lesson: page.title, page: [...words, ...choices].join('\n')};
	}

	const item = currentOf(model);
	if (!item) {
		return {};
	}

	const {explained, asks, entries, feedback, standing} = contentOf(model, item, knowledge, display);
	return {
		...hostOf(hosts, model)?.speech(hostedModel(model, knowledge), knowledge, display),
		lesson: titleOf(model, item),
		sentences: explained,
		feedback,
		task: standing === 'current' ? [asks, ...entries.map(({words}) => words)].join('\n') : '',
	};
}
