import {Box} from 'ink';
import {type Display, leastForPanels, useDisplay, windowLayout, withKeys} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {Lines} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {fittingRows, wrap} from '../../text/wrap.js';
import {type Chart, chartLines, chartOf, chartWords} from '../growth.js';
import type {Screen, ScreenProps, StageProps, Statements} from '../screen.js';
import type {Stage} from './chapters.js';
import {PageView, pageOf} from './page.js';
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
	return (
		<>
			<StageView
				host={host}
				stage={item.stage}
				model={model}
				knowledge={knowledge}
				room={{...room, height: room.height - lessonRows}}
			/>
			<TaskPanel
				content={contentOf(model, item, display)}
				told={fittingRows(host?.lesson?.sentence?.(model, knowledge) ?? '', leastForPanels.columns - panelColumns, 2)}
				message={message}
				size={{width: room.width, height: lessonRows}}
			/>
		</>
	);
}

function StageView({host, stage, ...shown}: Omit<StageProps, 'right'> & {host: Screen | undefined; stage: Stage}) {
	const display = useDisplay();
	const {model, knowledge, room} = shown;
	if (host?.lesson) {
		// The memory would tell the answer.
		const right = stage.right === 'memory' && !isDone(model) ? 'program' : stage.right;
		return <host.lesson.Stage {...shown} right={right} />;
	}

	const inside = {width: room.width - panelColumns, height: room.height - panelRows};
	return (
		<Panel {...room}>
			<Section title={display.text.overlays.growth}>
				<Lines lines={chartLines(chartsOn(stage, model, knowledge, display), inside, display)} />
			</Section>
		</Panel>
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
