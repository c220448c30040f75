import {Box} from 'ink';
import {Board, type LastCall, visibleRows} from '../../components/board.js';
import type {BoardLayout, CallsLayout} from '../../components/board-size.js';
import {useDisplay, type Writing} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelHeight, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {isFast} from '../../explorer/playback.js';
import type {SearchPanel} from '../../explorer/search-view.js';
import {shortest, type Wordings} from '../../text/width.js';
import {hiding} from '../hiding.js';
import {costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {type Call, callsAt, focusOf, loopColumn, stepRows} from '../steps/squares.js';
import {hiddenAbove, numbersAbove, type StackBoard} from '../steps/stack.js';
import {type Panels, panelHeights, sectionRows, stackColumns} from './layout.js';
import {listingLines, programLines} from './program.js';
import type {SearchScene} from './scene.js';
import {treeBeside, treeTitle} from './tree-lines.js';

type PanelSection = {readonly title: Wordings; readonly lines: readonly Line[]};

/** What stands beside the board. */
function sectionOf(
	scene: SearchScene,
	id: SearchPanel,
	room: PanelSize,
	writing: Writing,
	board: BoardLayout,
): PanelSection {
	const {text, glyphs} = writing;
	const {model, moment, variant, work} = scene;
	switch (id) {
		case 'program': {
			// The variant decides which attack was found.
			const asRun = {...moment, step: work.step};
			const ran = programLines(variant.listings[model.code], asRun, !hiding.of(model).nextLine, work);
			const lines = isFast(model) ? ran.map((line) => ({...line, state: undefined, isDeciding: false})) : ran;
			// The lit lines of a placement ran in the call that placed the queen, not in the one that begins.
			const column = moment.step?.type === 'place' ? moment.step.column : loopColumn(moment);
			const titles = text.titles.program(focusOf(moment), column);
			return {
				title: isFast(model) ? shortest(titles) : titles,
				lines: listingLines(lines, variant.id, model.code, room, glyphs),
			};
		}

		case 'memory': {
			if (isFast(model)) {
				return {title: text.titles.memory(variant.id), lines: [[styled(glyphs.openEnd)]]};
			}

			const name = text.titles.memory();
			return {
				title: work.checksShown
					? text.titles.look(name, work.checksShown, work.checks)
					: [costWords(work, variant, moment, text, name)[0], name],
				lines: memoryLines(work, moment, room.width, writing),
			};
		}

		case 'tree': {
			const rows = {...visibleRows(model.size, board, focusOf(moment)), linesOf: () => board.square.height};
			return {title: treeTitle(scene, writing), lines: treeBeside(scene, room, rows, writing)};
		}
	}
}

type SearchPanelsProps = {
	readonly scene: SearchScene;
	readonly layout: Panels;
	/** What stands beside the board. */
	readonly shown: SearchPanel;
	readonly hint?: string | undefined;
};

/** From left to right: the board with its calls, what is shown beside it, and the memory in a panel or below one of these. */
export function SearchPanels({scene, layout, shown, hint}: SearchPanelsProps) {
	const display = useDisplay();
	const {board, left, right, third, memory: place, height} = layout;
	// The marks of the program stand at the border.
	const paddingX = shown === 'program' ? 0 : 1;
	const [stackRows, programRows] = panelHeights(layout);
	const shownHeight = shown === 'program' ? panelHeight(programRows, height) : height;
	const inside = {
		width: right - borderColumns - 2 * paddingX,
		height: shownHeight - panelRows - (place === 'program' ? sectionRows : 0),
	};
	const memoryWidth = {beside: third, program: right, board: left}[place ?? 'board'] - panelColumns;
	const memory = sectionOf(scene, 'memory', {width: memoryWidth, height: memoryRows}, display, board);
	const {title, lines} = sectionOf(scene, shown, inside, display, board);
	return (
		<Box height={height} flexShrink={0}>
			<Panel width={left} height={panelHeight(stackRows, height)}>
				<StackSection scene={scene} layout={board} width={left} />
				{place === 'board' && <SectionBelow {...memory} />}
			</Panel>
			<Panel width={right} height={shownHeight}>
				<Section title={title} hint={hint} paddingX={paddingX}>
					<Lines lines={lines} />
				</Section>
				{place === 'program' && <SectionBelow {...memory} />}
			</Panel>
			{place === 'beside' && (
				<Panel width={third} height={panelHeight(memoryRows, height)}>
					<Section title={memory.title}>
						<Lines lines={memory.lines} />
					</Section>
				</Panel>
			)}
		</Box>
	);
}

type StackProps = {readonly scene: SearchScene; readonly layout: CallsLayout; readonly width: number};

/** Row r of the board is the call place(r). */
function StackSection({scene, layout, width}: StackProps) {
	const {glyphs, text} = useDisplay();
	const board = searchStack(scene, layout);
	const {size} = scene.model;
	const free = ' '.repeat(Math.max(0, width - stackColumns(size, layout)) >> 1);
	const title = text.titles.stack(hiddenAbove(board), glyphs.above);
	return (
		<Section title={title} ruler={` ${free}${numbersAbove(size, layout)}`} paddingX={0}>
			<Box paddingLeft={free.length}>
				<Board {...board} />
			</Box>
		</Section>
	);
}

function SectionBelow({title, lines}: PanelSection) {
	return (
		<Section below title={title} height={memoryRows}>
			<Lines lines={lines} />
		</Section>
	);
}

export function searchStack(scene: SearchScene, layout: CallsLayout): StackBoard {
	const calls = callsAt(scene.knowledge, scene.moment);
	return {
		rows: stepRows(scene, layout.square, calls),
		last: lastCall(scene, calls),
		layout,
		focus: focusOf(scene.moment),
	};
}

/** Finds all rows filled. A question does not tell that: it leads to a solution. */
function lastCall({model, moment}: SearchScene, calls: readonly Call[]): LastCall | undefined {
	const {text, size} = model;
	const {step, solutions} = moment;
	const call = calls[size];
	const fullBoard = step?.type === 'place' && !hiding.of(model).future ? text.fullBoard : '';
	return call && {...call, note: step?.type === 'solution' ? text.solutionNumber(solutions) : fullBoard};
}
