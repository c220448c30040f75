import {Box} from 'ink';
import {callsLayout} from '../../components/board-size.js';
import {type Display, useDisplay} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {Lines} from '../../components/styled-text.js';
import {leastForPanels, windowLayout} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {fittingRows, wrap} from '../../text/wrap.js';
import {chartLines, chartOf, chartWords} from '../growth.js';
import type {Screen, ScreenProps, Statements} from '../screen.js';
import {memoryRows} from '../steps/memory.js';
import {StackPanel, sectionRows, stackColumns} from '../steps/stack.js';
import {hiddenIn, hostedModel} from './asking.js';
import {PageView, pageOf} from './page.js';
import {hostOf, isDone, itemOf} from './state.js';
import type {Stage} from './task.js';
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
				content={contentOf(model, item, knowledge, display)}
				told={fittingRows(host?.sentences?.(shown, knowledge) ?? '', leastForPanels.columns - panelColumns, 2)}
				message={message}
				size={{width: room.width, height: lessonRows}}
			/>
		</>
	);
}

type StageProps = Pick<ScreenProps, 'model' | 'knowledge' | 'room'> & {
	readonly host: Screen | undefined;
	readonly stage: Stage;
};

/** The panel beside the stack has at least this width. */
const leastRight = 44;
/** The rows of the program above the memory: as many as in the smallest window without it. */
const leastAbove = 10;

/** Draws a chart, a board, or a board with its calls and the panel beside it. */
function StageView({host, stage, model, knowledge, room}: StageProps) {
	const display = useDisplay();
	const {width, height} = room;
	const inside = {width: width - panelColumns, height: height - panelRows};
	if (stage.shows !== 'search') {
		const board = host?.panels?.board;
		const isChart = stage.shows === 'spaces' || stage.shows === 'growth';
		const chart = isChart ? chartLines([chartOf(stage.shows, model, knowledge, display)], inside, display) : [];
		return (
			<Panel {...room}>
				<Section title={isChart ? display.text.overlays.growth : board?.title?.(model, knowledge)} isCentred={!isChart}>
					{board ? <board.Component model={model} knowledge={knowledge} room={inside} /> : <Lines lines={chart} />}
				</Section>
			</Panel>
		);
	}

	const board = callsLayout(model.size, {...inside, width: width - borderColumns - leastRight});
	const left = stackColumns(model.size, board);
	const right = width - left;
	// The memory would tell the answer.
	const hasMemory = stage.right === 'memory' && isDone(model);
	const isBelow = hasMemory && inside.height - sectionRows >= leastAbove;
	const id = isBelow || (stage.right === 'memory' && !hasMemory) ? 'program' : stage.right;
	const {[id]: panel, memory} = host?.panels ?? {};
	// The marks of the program stand at the border.
	const paddingX = id === 'program' ? 0 : 1;
	const size = {width: right - borderColumns - 2 * paddingX, height: inside.height - (isBelow ? sectionRows : 0)};
	return (
		<Box>
			<StackPanel
				model={model}
				knowledge={knowledge}
				moment={searchMoment(model, knowledge)}
				hidden={hiddenIn(model, knowledge)}
				layout={board}
				width={left}
				height={height}
			/>
			<Panel width={right} height={height}>
				<Section title={panel?.title?.(model, knowledge)} paddingX={paddingX}>
					{panel && <panel.Component model={model} knowledge={knowledge} room={size} />}
				</Section>
				{isBelow && memory && (
					<Section below title={memory.title?.(model, knowledge)} height={memoryRows}>
						<memory.Component
							model={model}
							knowledge={knowledge}
							room={{width: right - panelColumns, height: memoryRows}}
						/>
					</Section>
				)}
			</Panel>
		</Box>
	);
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

	const {title, explained, asks, entries, feedback, isOver} = contentOf(model, item, knowledge, display);
	const {shows} = item.stage;
	const isChart = shows === 'spaces' || shows === 'growth';
	return {
		...hostOf(hosts, model)?.speech(hostedModel(model, knowledge), knowledge, display),
		...(isChart && {growth: chartWords([chartOf(shows, model, knowledge, display)], display)}),
		lesson: model.text.joined.sentence(title),
		sentences: explained,
		feedback,
		task: isOver ? '' : [asks, ...entries.map(({words}) => words)].join('\n'),
	};
}
