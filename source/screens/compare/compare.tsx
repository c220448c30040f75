import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {type BoardLayout, boardLayout, boardSizeIn} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {MemoryRows, marksOnMemory, memoryOf, memoryRows} from '../../components/memory.js';
import {borderColumns, Panel, panelColumns, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {isCompactWindow, isLarge, panelsIn} from '../../components/step-layout.js';
import {StepReport, stepCounters} from '../../components/step-report.js';
import {focusOf, marksOnBoard, stepRows} from '../../components/step-squares.js';
import {marksOnTimeline} from '../../components/timeline.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costHere, costUpTo} from '../../explorer/live-run.js';
import type {Model} from '../../explorer/model.js';
import {allNarrations} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {compareView} from '../../explorer/step-views.js';
import {type Moment, variantOf, variants} from '../../solver/index.js';
import type {MarkId} from '../../text/en.js';
import type {Screen, ScreenProps} from '../screen.js';
import {Costs, costGroups, leastCosts, marksOnCosts} from './costs.js';
import {otherView} from './keys.js';
import {type CompareLayout, compactGap, compactLayout, compareLayout} from './layout.js';
import {costsHere, Trades, tradeLines, tradesOf} from './trades.js';

/** What the three variants cost at one step of the search, and in the whole of it. */
export function Compare(props: ScreenProps) {
	return isCompactWindow(props.model.window) ? <CompactCompare {...props} /> : <WholeCompare {...props} />;
}

function WholeCompare({model, knowledge, room, message}: ScreenProps) {
	const {text} = model;
	const moment = searchMoment(model, knowledge);
	const tape = knowledge.tape(model.size);
	const panels = panelsIn(room);
	const layout = compareLayout(model.size, panels);
	const {board, left, height} = layout;
	const lines = linesBelow(model, knowledge, moment, layout);
	return (
		<>
			<Box height={height}>
				<Panel width={left}>
					<Section title={text.panels.board} paddingX={0} isCentred>
						<Board rows={stepRows(model, knowledge, moment, board)} layout={board} focus={focusOf(moment)} />
					</Section>
					{lines.length > 0 && (
						<Section
							title={text.compare.against(tape.isDone, variants[0].id)}
							below
							height={lines.length}
							paddingX={marginBelow(layout)}
						>
							<Trades lines={lines} />
						</Section>
					)}
				</Panel>
				<RightBox model={model} knowledge={knowledge} moment={moment} panels={panels} />
			</Box>
			<StepReport
				model={model}
				knowledge={knowledge}
				moment={moment}
				words={sentences(model, knowledge, moment, board)}
				counters={stepCounters(tape, moment, text)}
				message={message}
			/>
		</>
	);
}

type RightBoxProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly moment: Moment;
	/** The room for both boxes. */
	readonly panels: PanelSize;
};

/** The costs, or the memories of the variants. */
function RightBox({model, knowledge, moment, panels}: RightBoxProps) {
	const {text, label} = useDisplay();
	const layout = compareLayout(model.size, panels);
	const {shown} = compareView.of(model);
	const key = label('view').split(' ')[0] ?? '';
	const hint = text.nextView(key, text.compare.views[otherView(shown)]);
	return (
		<Panel width={layout.right} height={layout.height}>
			{shown === 'cost' ? (
				<Section title={text.compare.cost} hint={hint}>
					<Costs groups={costGroups(knowledge, moment)} room={roomForCosts(layout)} isLarge={isLarge(panels)} />
				</Section>
			) : (
				memorySections(model, layout.height).map(({variant, rows}, index) => {
					const work = knowledge.runs.at(variant.id, moment);
					const costs = [costHere(work, variant), costUpTo(moment, variant)] as const;
					return (
						<Section
							key={variant.id}
							title={text.costTitles(variant.id, moment.step?.type, ...costs)}
							hint={index === 0 ? hint : undefined}
							below={index > 0}
							height={rows}
						>
							<MemoryRows work={work} variant={variant} code={model.code} width={layout.right - panelColumns} />
						</Section>
					);
				})
			)}
		</Panel>
	);
}

/** The fewest rows for the memory of a variant. */
const leastMemory = memoryRows - 1;

/** The variants whose memories have room, each with its rows: all, or the current one before others. */
function memorySections({variant}: Model, height: number) {
	// Each has a line above it, and the last one below it.
	const number = Math.max(1, Math.min(variants.length, Math.floor((height - 1) / (leastMemory + 1))));
	const current = variantOf(variant);
	const others = variants.filter((each) => each !== current).slice(0, number - 1);
	const shown = variants.filter((each) => each === current || others.includes(each));
	const rows = Math.floor((height - 1) / number) - 1;
	return shown.map((each, index) => ({
		variant: each,
		rows: index === number - 1 ? height - 1 - number - rows * (number - 1) : rows,
	}));
}

/** The board, the costs beside it where there is room, and a sentence. */
function CompactCompare({model, knowledge, room, message}: ScreenProps) {
	const moment = searchMoment(model, knowledge);
	const {board, costs, height} = compactLayout(model.size, room, leastCosts);
	return (
		<>
			<Box height={height} gap={compactGap} justifyContent={costs > 0 ? 'flex-start' : 'center'}>
				<Board rows={stepRows(model, knowledge, moment, board)} layout={board} focus={focusOf(moment)} />
				{costs > 0 && <Costs groups={costGroups(knowledge, moment)} room={{width: costs, height}} isLarge={false} />}
			</Box>
			<Sentence
				words={sentences(model, knowledge, moment, undefined)}
				columns={room.width}
				rows={sentenceRows}
				message={message}
			/>
		</>
	);
}

/** What the last step did, or which variants did it wrong. */
function sentences(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: BoardLayout | undefined,
): readonly string[] {
	return allNarrations(model, knowledge, moment, board, knowledge.runs.disagreements(moment));
}

function linesBelow(model: Model, knowledge: Knowledge, moment: Moment, layout: CompareLayout) {
	const {text} = model;
	const {step} = moment;
	const here = step && step.type !== 'solution' ? text.compare.here(step.type, costsHere(knowledge, moment)) : [];
	const width = layout.left - borderColumns - 2 * marginBelow(layout);
	return tradeLines(tradesOf(knowledge.tape(model.size), moment), here, {width, height: layout.below}, text);
}

/** Beside a small board, what stands below it needs all columns. */
function marginBelow({left}: CompareLayout): number {
	return left < leastWithMargin ? 0 : 1;
}

const leastWithMargin = 36;

function roomForCosts({right, height}: CompareLayout): PanelSize {
	return {width: right - panelColumns, height: height - 2};
}

/** The panels that can be drawn alone. */
export const panels = {
	board: {
		sizeIn: ({size}, room) => boardSizeIn(size, room),
		Component({model, knowledge, room}) {
			const moment = searchMoment(model, knowledge);
			const board = boardLayout(model.size, room.width, room.height);
			return <Board rows={stepRows(model, knowledge, moment, board)} layout={board} focus={focusOf(moment)} />;
		},
	},
	cost: {
		sizeIn: (_, room) => room,
		Component: ({model, knowledge, room}) => (
			<Costs groups={costGroups(knowledge, searchMoment(model, knowledge))} room={room} isLarge />
		),
	},
} satisfies Screen['panels'];

/** The marks of the legend on the screen now. */
export function marksOnCompare(model: Model, knowledge: Knowledge, room: PanelSize): ReadonlySet<MarkId> {
	const {size, text, window} = model;
	const moment = searchMoment(model, knowledge);
	const groups = costGroups(knowledge, moment);
	const marksOn = (board: BoardLayout) =>
		marksOnBoard(stepRows(model, knowledge, moment, board), board, focusOf(moment), moment);
	if (isCompactWindow(window)) {
		const {board, costs: width, height} = compactLayout(size, room, leastCosts);
		return new Set([...marksOn(board), ...(width > 0 ? marksOnCosts(groups, {width, height}, false, text) : [])]);
	}

	const panels = panelsIn(room);
	const layout = compareLayout(size, panels);
	const marksBeside =
		compareView.of(model).shown === 'cost'
			? marksOnCosts(groups, roomForCosts(layout), isLarge(panels), text)
			: memorySections(model, layout.height).flatMap(({variant}) =>
					marksOnMemory(memoryOf(knowledge.runs.at(variant.id, moment), variant, model.code, model.text)),
				);
	return new Set([...marksOn(layout.board), ...marksBeside, ...marksOnTimeline(model, knowledge, moment)]);
}
