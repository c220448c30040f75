import {Box} from 'ink';
import type {ReactNode} from 'react';
import {callsLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Lines} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import type {Wordings} from '../../text/width.js';
import {growthLines, spaceLines} from '../growth.js';
import type {Screen} from '../screen.js';
import {StackPanel} from '../steps/stack.js';
import {hiddenIn} from './asking.js';
import {isDone} from './state.js';
import type {Stage} from './task.js';

type StageProps = {
	readonly host: Screen;
	readonly stage: Stage;
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly room: PanelSize;
};

/** Beside the stack, at least. */
const leastRight = 44;

/** What a task is about: a chart, a board, or a board with its calls and something beside it. */
export function StageView({host, stage, model, knowledge, room}: StageProps) {
	const display = useDisplay();
	const {width, height} = room;
	const inside = {width: width - panelColumns, height: height - panelRows};
	if (stage.screen !== 'search') {
		const board = host.panels?.board;
		return (
			<Framed title={board?.title?.(model, knowledge)} size={room} isCentred>
				{board && <board.Component model={model} knowledge={knowledge} room={inside} />}
			</Framed>
		);
	}

	if (stage.right === 'spaces' || stage.right === 'growth') {
		const linesOf = {spaces: spaceLines, growth: growthLines}[stage.right];
		return (
			<Framed title={display.text.overlays.growth} size={room}>
				<Lines lines={linesOf(model, knowledge, inside.width, display)} />
			</Framed>
		);
	}

	const board = callsLayout(model.size, {...inside, width: width - borderColumns - leastRight});
	const left = board.calls.width + model.size * board.square.width + borderColumns;
	const right = width - left;
	// Before the answer, the memory would tell it.
	const id = stage.right === 'memory' && !isDone(model) ? 'program' : stage.right;
	const panel = host.panels?.[id];
	// The marks of the program stand at the border.
	const paddingX = id === 'program' ? 0 : 1;
	const size = {width: right - borderColumns - 2 * paddingX, height: inside.height};
	return (
		<Box>
			<StackPanel
				model={model}
				knowledge={knowledge}
				moment={searchMoment(model, knowledge)}
				hidden={hiddenIn(model, knowledge)}
				layout={{board, left, height, below: 0}}
				below={undefined}
			/>
			<Framed title={panel?.title?.(model, knowledge)} size={{width: right, height}} paddingX={paddingX}>
				{panel && <panel.Component model={model} knowledge={knowledge} room={size} />}
			</Framed>
		</Box>
	);
}

type FramedProps = {
	readonly title: Wordings | undefined;
	readonly size: PanelSize;
	readonly isCentred?: boolean;
	readonly paddingX?: number;
	readonly children: ReactNode;
};

function Framed({size, children, ...section}: FramedProps) {
	return (
		<Panel {...size}>
			<Section {...section}>{children}</Section>
		</Panel>
	);
}
