import {Box} from 'ink';
import type {ReactNode} from 'react';
import {callsLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {explainTest, variantOf} from '../../solver/index.js';
import {padEnd, type Wordings} from '../../text/width.js';
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
export function StageView(props: StageProps) {
	const {host, stage, model, knowledge, room} = props;
	const {text} = useDisplay();
	const {width, height} = room;
	const inside = {width: width - borderColumns, height: height - panelRows};
	if (stage.right === 'spaces' || stage.right === 'growth') {
		return (
			<Framed title={text.overlays.growth} width={width} height={height}>
				<Chart {...props} room={{...inside, width: width - panelColumns}} />
			</Framed>
		);
	}

	if (stage.screen !== 'search') {
		const board = host.panels?.board;
		const size = board?.sizeIn(model, inside) ?? inside;
		return (
			<Framed title={board?.title?.(model, knowledge)} width={width} height={height} isCentred>
				{board && <board.Component model={model} knowledge={knowledge} room={size} />}
			</Framed>
		);
	}

	const board = callsLayout(model.size, {...inside, width: inside.width - leastRight});
	const left = board.calls.width + model.size * board.square.width + borderColumns;
	const right = width - left;
	const moment = searchMoment(model, knowledge);
	// Before the answer, the memory would tell it.
	const id = stage.right === 'memory' && !isDone(model) ? 'program' : stage.right;
	const panel = id === 'masks' ? undefined : host.panels?.[id];
	// The marks of the program stand at the border.
	const paddingX = id === 'program' ? 0 : 1;
	const size = {width: right - borderColumns - 2 * paddingX, height: inside.height};
	return (
		<Box>
			<StackPanel
				model={model}
				knowledge={knowledge}
				moment={moment}
				hidden={hiddenIn(model, knowledge)}
				layout={{board, left, height, below: 0}}
				below={undefined}
			/>
			<Panel width={right} height={height}>
				<Section
					title={panel ? panel.title?.(model, knowledge) : text.lesson.masks.title(moment.queens.length)}
					height={size.height}
					paddingX={paddingX}
				>
					{panel ? <panel.Component model={model} knowledge={knowledge} room={size} /> : <Masks {...props} />}
				</Section>
			</Panel>
		</Box>
	);
}

type FramedProps = PanelSize & {
	readonly title: Wordings | undefined;
	readonly isCentred?: boolean;
	readonly children: ReactNode;
};

function Framed({width, height, children, ...section}: FramedProps) {
	return (
		<Panel width={width} height={height}>
			<Section {...section}>{children}</Section>
		</Panel>
	);
}

/** Both charts, or where there is no room for both, the one that the task is about. */
function Chart({stage, model: {size}, knowledge, room: {width, height}}: StageProps) {
	const display = useDisplay();
	const spaces = spaceLines(size, knowledge, width, display);
	const growth = growthLines(size, knowledge, width, display);
	const both = [...spaces, [], ...growth];
	const one = stage.right === 'spaces' ? spaces : growth;
	return <Lines lines={both.length <= height ? both : one} />;
}

const nameColumns = 13;

/** How the masks of the last queen's row become those of the next one; what follows from its / only after the answer. */
function Masks({model, knowledge}: StageProps) {
	const {text} = useDisplay();
	const words = text.lesson.masks;
	const {size} = model;
	const {queens} = searchMoment(model, knowledge);
	const row = queens.length;
	const column = queens.at(-1) ?? 0;
	const [before, after] = [queens.slice(0, -1), queens].map((above) =>
		explainTest(size, variantOf('bitmask'), above, column),
	);
	if (before?.type !== 'masks' || after?.type !== 'masks') {
		return undefined;
	}

	const {bit} = before;
	const columns = Array.from({length: size}, (_, each) => each);
	const line = (name: string, bits: (column: number) => number | string, marked?: number, of?: number): Line => [
		styled(padEnd(name, nameColumns)),
		...columns.map((each) => styled(`${bits(each)} `, each === marked ? 'accent' : undefined)),
		styled(of === undefined ? '' : words.row(of)),
	];
	const bitOf = (mask: number) => (each: number) => (mask >>> each) & 1;
	const shifts = before.masks.flatMap(({name, mask, shift}, index): readonly Line[] => {
		if (!shift) {
			return [];
		}

		const isKnown = shift === '<<' || isDone(model);
		const next = after.masks[index]?.mask ?? 0;
		return [
			[],
			line(`${name} | ${bit.name}`, bitOf(mask | bit.mask), column, row - 1),
			[styled(isKnown ? ` ${shift} 1  ${words.moves[shift]}` : ' ?', 'accent')],
			isKnown
				? line(name, bitOf(next), column + (shift === '<<' ? 1 : -1), row)
				: line(name, () => '?', undefined, row),
		];
	});
	return <Lines lines={[line(bit.name, (each) => each), ...shifts]} />;
}
