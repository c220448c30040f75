import {Box} from 'ink';
import {Board, type BoardRow, type LastCall, visibleRows} from '../../components/board.js';
import {type CallsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {type Line, Lines, StyledText, styled} from '../../components/styled-text.js';
import type {Wordings} from '../../text/width.js';
import {memoryRows} from './memory.js';
import {type Call, callsAt, focusOf, type StepScene, stepRows} from './squares.js';

export type StepSection = {
	readonly title: Wordings;
	readonly lines: readonly Line[];
};

type StackPanelProps = StepScene & {
	readonly layout: CallsLayout;
	/** The size of the panel. */
	readonly width: number;
	readonly height: number;
	/** This section stands below the board. */
	readonly below?: StepSection | undefined;
};

/** The columns that the board and its calls take, with the border. */
export function stackColumns(size: number, {calls, square}: CallsLayout): number {
	return calls.width + size * square.width + borderColumns;
}

/** Row r of the board is the call place(r). */
export function StackPanel({layout, width, height, below, ...scene}: StackPanelProps) {
	const {glyphs, text} = useDisplay();
	const board = stackOf(scene, layout);
	const {size} = scene.model;
	const free = ' '.repeat(Math.max(0, width - stackColumns(size, layout)) >> 1);
	const title = text.titles.stack(hiddenAbove(board), glyphs.above);
	return (
		<Panel width={width} height={height}>
			<Section title={title} ruler={` ${free}${numbersAbove(size, layout)}`} paddingX={0}>
				<Box paddingLeft={free.length}>
					<Board {...board} />
				</Box>
			</Section>
			{below && <SectionBelow section={below} />}
		</Panel>
	);
}

/** A section below another takes these rows, with its divider. */
export const sectionRows = 1 + memoryRows;

export function SectionBelow({section: {title, lines}}: {readonly section: StepSection}) {
	return (
		<Section below title={title} height={memoryRows} paddingX={0}>
			<Box flexDirection="column" paddingLeft={1} flexShrink={0}>
				<Lines lines={lines} />
			</Box>
		</Section>
	);
}

type StackBoard = {
	readonly rows: readonly BoardRow[];
	readonly last: LastCall | undefined;
	readonly layout: CallsLayout;
	readonly focus: number;
};

/** Below the numbers of the columns, and of the calls that are hidden above. */
export function Stack(board: StackBoard) {
	const {glyphs} = useDisplay();
	const hidden = hiddenAbove(board);
	const above = hidden > 0 ? ` ${glyphs.above} ${hidden}` : '';
	const numbers = numbersAbove(board.rows.length, board.layout);
	return (
		<Box flexDirection="column" flexShrink={0}>
			<StyledText runs={[styled(above + numbers.slice(above.length))]} />
			<Board {...board} />
		</Box>
	);
}

function hiddenAbove({rows, layout, focus}: StackBoard): number {
	return visibleRows(rows.length, layout, focus).first;
}

function numbersAbove(size: number, {calls, square}: CallsLayout): string {
	return ' '.repeat(calls.width) + columnNumbers(size, square);
}

export function stackOf(scene: StepScene, layout: CallsLayout): StackBoard {
	const calls = callsAt(scene.knowledge, scene.moment);
	return {
		rows: stepRows(scene, layout.square, calls),
		last: lastCall(scene, calls),
		layout,
		focus: focusOf(scene.moment),
	};
}

/** Finds all rows filled. A question does not tell that: it leads to a solution. */
function lastCall({model, moment, hidden}: StepScene, calls: readonly Call[]): LastCall | undefined {
	const {text, size} = model;
	const {step, solutions} = moment;
	const call = calls[size];
	const fullBoard = step?.type === 'place' && !hidden?.future ? text.fullBoard : '';
	return call && {...call, note: step?.type === 'solution' ? text.solutionNumber(solutions) : fullBoard};
}
