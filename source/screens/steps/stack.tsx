import {Box} from 'ink';
import {Board, type LastCall, visibleRows} from '../../components/board.js';
import {type BoardLayout, type CallsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {type Line, Lines, StyledText, styled} from '../../components/styled-text.js';
import type {VariantId} from '../../solver/index.js';
import type {Wordings} from '../../text/width.js';
import {memoryRows} from './memory.js';
import {type Call, callsAt, focusOf, type StepScene, stepRows} from './squares.js';

export type StepSection = {
	readonly title: Wordings;
	readonly variant?: VariantId;
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
export function StackPanel({layout, width, height, below, ...props}: StackPanelProps) {
	const {glyphs, text} = useDisplay();
	const {board, hidden, numbers} = stackOf(props, layout);
	const free = Math.max(0, width - stackColumns(props.model.size, layout)) >> 1;
	return (
		<Panel width={width} height={height}>
			<Section title={text.titles.stack(hidden, glyphs.above)} ruler={` ${' '.repeat(free)}${numbers}`} paddingX={0}>
				<Box paddingLeft={free}>{board}</Box>
			</Section>
			{below && <SectionBelow section={below} />}
		</Panel>
	);
}

/** A section below another takes these rows, with its divider. */
export const sectionRows = 1 + memoryRows;

export function SectionBelow({section: {title, variant, lines}}: {readonly section: StepSection}) {
	return (
		<Section below title={title} variant={variant} height={memoryRows} paddingX={0}>
			<Box flexDirection="column" paddingLeft={1} flexShrink={0}>
				<Lines lines={lines} />
			</Box>
		</Section>
	);
}

export function Stack({layout, ...props}: StepScene & {readonly layout: BoardLayout}) {
	const {glyphs} = useDisplay();
	const {board, hidden, numbers} = stackOf(props, layout);
	const above = hidden > 0 ? ` ${glyphs.above} ${hidden}` : '';
	return (
		<Box flexDirection="column" flexShrink={0}>
			<StyledText runs={[styled(above + numbers.slice(above.length))]} />
			{board}
		</Box>
	);
}

function stackOf(props: StepScene, layout: BoardLayout) {
	const {model, knowledge, moment} = props;
	const calls = callsAt(knowledge, moment);
	const last = lastCall(props, calls);
	const focus = focusOf(moment);
	const rows = stepRows(props, layout.square, calls);
	return {
		board: <Board rows={rows} last={last} layout={layout} focus={focus} />,
		hidden: visibleRows(model.size, layout, focus).first,
		numbers: ' '.repeat(layout.calls?.width ?? 0) + columnNumbers(model.size, layout.square),
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
