import {Box} from 'ink';
import {type Display, useDisplay} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {type Line, Lines, runsWidth} from '../../components/styled-text.js';
import {isWithin, type PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {fittingRows, wrap} from '../../text/wrap.js';
import type {ScreenProps, Statements} from '../screen.js';
import {chapters, type TaskItem} from './chapters.js';
import {chapterList, contentOf} from './content.js';
import {type Hosts, hostedModel, hostOf, leastLessonWindow, lessonLayout} from './hosted.js';
import {codeChoices, PageView, pageOf} from './page.js';
import {Picture} from './picture.js';
import {currentOf, isAway} from './state.js';
import {chapterLines, TaskPanel} from './task-panel.js';

export function Lesson({hosts, model, knowledge, room, message}: ScreenProps & {readonly hosts: Hosts}) {
	const display = useDisplay();
	const {text} = display;
	const {columns, rows} = model.window;
	if (!isWithin(leastLessonWindow, model.window)) {
		const words = message ?? withKeys(text.lesson.tooSmall(leastLessonWindow, columns, rows), display);
		return (
			<Box flexGrow={1} alignItems="center">
				<Sentence words={words} columns={room.width} rows={wrap(words, sentenceColumns(room.width)).length} />
			</Box>
		);
	}

	const page = pageOf(model);
	if (page) {
		return <PageView page={page} list={chapterLines(chapterList(model), display)} message={message} room={room} />;
	}

	const item = currentOf(model);
	const host = hostOf(hosts, model);
	if (!item || !host) {
		return undefined;
	}

	const {lesson: size, screen} = lessonLayout(room);
	const list = chapterLines(chapterList(model), display);
	const listWidth = listWidthIn(size, list);
	const shown = hostedModel(model, knowledge, room);
	return (
		<>
			<Box flexDirection="column" height={screen.height} flexShrink={0}>
				{item.stage.picture ? (
					<Picture
						picture={item.stage.picture}
						model={shown}
						knowledge={knowledge}
						room={screen}
						board={host.panels?.stack}
					/>
				) : (
					<host.Component model={shown} knowledge={knowledge} room={screen} message={undefined} />
				)}
			</Box>
			<Box flexShrink={0}>
				<TaskPanel
					title={titleOf(model, item)}
					content={contentOf(model, item, knowledge, display)}
					told={fittingRows(host.sentences?.(shown, knowledge) ?? '', toldColumns, toldRows)}
					message={isAway(model) ? undefined : message}
					size={{width: size.width - listWidth, height: size.height}}
				/>
				{listWidth > 0 && (
					<Panel width={listWidth} height={size.height}>
						<Section title={text.lesson.chapterList}>
							<Lines lines={list} />
						</Section>
					</Panel>
				)}
			</Box>
		</>
	);
}

function titleOf({text}: Model, {chapter, chapterIndex, taskIndex}: TaskItem): string {
	const {title} = chapter[text.language];
	return text.lesson.title(chapterIndex + 1, chapters.length, title, taskIndex + 1, chapter.tasks.length);
}

function listWidthIn({width, height}: PanelSize, list: readonly Line[]): number {
	const wanted = Math.max(...list.map(runsWidth)) + panelColumns;
	return height >= list.length + panelRows && width - wanted >= leastLessonWindow.columns ? wanted : 0;
}

/** In the smallest window. */
const toldColumns = leastLessonWindow.columns - panelColumns;
const toldRows = 2;

export function speech(hosts: Hosts, model: Model, knowledge: Knowledge, display: Display): Statements {
	const page = pageOf(model);
	if (page) {
		const {title, sentences, asks, program} = page;
		const codes = codeChoices.map(({letter, name}) => `${letter} ${name}`);
		return {
			lesson: title,
			page: withKeys(sentences.join('\n'), display),
			...(program && {program: [program.file, ...program.lines, ...program.commands].join('\n')}),
			task: asks === undefined ? '' : [asks, ...codes].join('\n'),
		};
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
