import {Box} from 'ink';
import {Board, callRuns, type LastCall, visibleRows} from '../../components/board.js';
import {type CallsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Lines, styled} from '../../components/styled-text.js';
import type {SearchPanel} from '../../explorer/model.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import {workOf} from '../../explorer/work.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Text} from '../../text/en.js';
import type {Wordings} from '../../text/width.js';
import {hiding} from '../screen.js';
import {costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {type Call, callsAt, focusOf, loopColumn, stepRows} from '../steps/squares.js';
import {boardRows, codeRows, type Panels, stackColumns} from './layout.js';
import {listingLines, programLines, saysMore} from './program.js';
import type {SearchScene} from './scene.js';
import {treeBeside, treeTitle} from './tree-lines.js';

type SearchPanelsProps = {readonly scene: SearchScene; readonly layout: Panels; readonly shown: SearchPanel};

/** From left to right: the board with its calls, what is shown beside it, and the tree where it has room as well. */
export function SearchPanels({scene, layout, shown}: SearchPanelsProps) {
	const {isFramed, board, left, right, third, height, memory: place} = layout;
	const [edge, inside] = isFramed ? [borderColumns, height - panelRows] : [0, height - 1];
	const memory = memoryHeight(scene, inside);
	const above = place === 'program' ? Math.min(codeRows, inside - 1 - memory) : inside;
	const room = {width: right - edge, height: inside};
	return (
		<Box height={height} flexShrink={0}>
			<Panel width={left} height={height} isFramed={isFramed}>
				<Stack scene={scene} layout={board} left={edge / 2} width={left - edge} />
				{place === 'board' && <Memory below scene={scene} width={left - edge} height={memoryRows} />}
			</Panel>
			<Panel width={right} height={height} isFramed={isFramed}>
				{shown === 'tree' && <Tree scene={scene} layout={board} {...room} />}
				{shown === 'memory' && <Memory scene={scene} {...room} />}
				{shown === 'program' && <Program scene={scene} {...room} height={above} />}
				{shown === 'program' && place === 'program' && <Memory below scene={scene} {...room} height={memory} />}
			</Panel>
			{third > 0 && (
				<Panel width={third} height={height} isFramed={isFramed}>
					<Tree scene={scene} layout={board} {...room} width={third - edge} />
				</Panel>
			)}
		</Box>
	);
}

/** Comparisons need two rows. Of flags and bits, the row of the queens gives way to what the program says. */
function memoryHeight({variant, model, work}: SearchScene, inside: number): number {
	if (work.memory.type === 'comparisons') {
		return 2;
	}

	const {length} = variant.listings[model.code].filter(({code}) => saysMore(code));
	return inside - 1 - length < memoryRows ? memoryRows - 1 : memoryRows;
}

type SectionProps = {
	readonly scene: SearchScene;
	/** Of what is inside the frame. */
	readonly width: number;
	readonly height: number;
};

type StackProps = Omit<SectionProps, 'height'> & {
	readonly layout: CallsLayout;
	/** The columns of the frame before it. */
	readonly left: number;
};

/** Row r of the board is the call place(r). */
function Stack({scene, layout, left, width}: StackProps) {
	const {glyphs, text} = useDisplay();
	const board = searchStack(scene, layout);
	const {size} = scene.model;
	const free = Math.max(0, width - stackColumns(size, layout)) >> 1;
	const ruler = ' '.repeat(left + free + layout.calls.width) + columnNumbers(size, layout.square);
	const title = text.titles.stack(visibleRows(size, layout, board.focus).first, glyphs.above);
	const {last} = board;
	// The call below the last row, where it has no line on the board.
	const note =
		last && !layout.calls.hasLast ? [...callRuns(size, last, glyphs), styled(`  ${last.note} `, 'strong')] : [];
	return (
		<Section title={title} note={note} ruler={ruler} height={boardRows(layout)} paddingX={0}>
			<Box paddingLeft={free}>
				<Board {...board} />
			</Box>
		</Section>
	);
}

function Program({scene, ...room}: SectionProps) {
	const {glyphs, text} = useDisplay();
	const {model, moment, variant, work} = scene;
	// The lit lines of a placement ran in the call that placed the queen, not in the one that begins.
	const column = moment.step?.type === 'place' ? moment.step.column : loopColumn(moment);
	const values = isFast(model) ? [] : [focusOf(moment), column];
	// The variant decides which attack was found.
	const asRun = {...moment, step: work.step};
	const ran = programLines(variant.listings[model.code], asRun, !hiding.of(model).nextLine, work);
	const still = {state: undefined, isDeciding: false, isReturn: false};
	const lines = isFast(model) ? ran.map((line) => ({...line, ...still})) : ran;
	return (
		<Section title={text.titles.program(...values)} height={room.height} paddingX={0}>
			<Lines lines={listingLines(lines, variant.id, model.code, room, glyphs)} />
		</Section>
	);
}

/** While playback is fast, it is that of the step in its title, which changes four times a second. */
function Memory({scene, below = false, width, height}: SectionProps & {readonly below?: boolean}) {
	const writing = useDisplay();
	const {model, knowledge} = scene;
	const moment = momentToRead(model, knowledge, scene.moment);
	const work = isFast(model) ? {...workOf(model, moment), step: undefined} : scene.work;
	// Where a row is missing it is that of the queens, which the board shows.
	return (
		<Section below={below} title={memoryTitle(scene, moment, writing.text)}>
			<Lines lines={memoryLines(work, moment, width - 2, writing).slice(-height)} />
		</Section>
	);
}

function memoryTitle({model, variant, work}: SearchScene, moment: Moment, text: Text): Wordings {
	const name = text.titles.memory();
	if (isFast(model)) {
		return [text.titles.memory(moment.index), name];
	}

	return work.checksShown
		? text.titles.look(name, work.checksShown, work.checks)
		: [costWords(work, variant, moment, text, name), name];
}

function Tree({scene, layout, width, height}: SectionProps & {readonly layout: CallsLayout}) {
	const writing = useDisplay();
	const {size} = scene.model;
	const rows = {...visibleRows(size, layout, focusOf(scene.moment)), linesOf: () => layout.square.height};
	return (
		<Section title={treeTitle(scene, writing)}>
			<Lines lines={treeBeside(scene, {width: width - 2, height}, rows, writing)} />
		</Section>
	);
}

export function searchStack(scene: SearchScene, layout: CallsLayout) {
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
