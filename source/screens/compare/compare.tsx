import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {borderColumns, Panel, panelColumns, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {StepReport, sentenceRows, stepCounters} from '../../components/step-report.js';
import {focusOf, marksOnBoard, stepRows} from '../../components/step-squares.js';
import {marksOnTimeline} from '../../components/timeline.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import type {MarkId} from '../../panels/legend.js';
import {allNarrations} from '../../panels/narration.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {type Moment, variants} from '../../solver/index.js';
import type {ScreenProps} from '../screen.js';
import {Costs, costGroups, leastCosts, marksOnCosts} from './costs.js';
import {type CompareLayout, compactGap, compactLayout, compareLayout, isCompact, isLarge} from './layout.js';
import {costsHere, Trades, tradeLines, tradesOf} from './trades.js';

/** What the three variants cost at one step of the search, and in the whole of it. */
export function Compare(props: ScreenProps) {
	return isCompact(props.model) ? <CompactCompare {...props} /> : <WholeCompare {...props} />;
}

function WholeCompare({model, knowledge, room, message}: ScreenProps) {
	const {text, window} = model;
	const moment = searchMoment(model, knowledge);
	const tape = knowledge.tape(model.size);
	const layout = compareLayout(model, room);
	const {board, left, right, height} = layout;
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
				<Panel width={right}>
					<Section title={text.compare.cost}>
						<Costs groups={costGroups(knowledge, moment)} room={roomForCosts(layout)} isLarge={isLarge(room)} />
					</Section>
				</Panel>
			</Box>
			{!window.isPart && (
				<StepReport
					model={model}
					knowledge={knowledge}
					moment={moment}
					words={sentences(model, knowledge, moment)}
					counters={stepCounters(tape, moment, text)}
					message={message}
				/>
			)}
		</>
	);
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
				words={sentences(model, knowledge, moment)}
				columns={room.width}
				rows={sentenceRows}
				message={message}
			/>
		</>
	);
}

/** What the last step did, or which variants did it wrong. */
function sentences(model: Model, knowledge: Knowledge, moment: Moment): readonly string[] {
	return allNarrations(model, knowledge, moment, undefined, knowledge.runs.disagreements(moment));
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

/** The marks of the legend on the screen now. */
export function marksOnCompare(model: Model, knowledge: Knowledge, room: PanelSize): ReadonlySet<MarkId> {
	const {size, text, window} = model;
	const moment = searchMoment(model, knowledge);
	const groups = costGroups(knowledge, moment);
	const layout = compareLayout(model, room);
	const compact = compactLayout(size, room, leastCosts);
	const isSmall = isCompact(model);
	const {board} = isSmall ? compact : layout;
	const costRoom = isSmall ? {width: compact.costs, height: compact.height} : roomForCosts(layout);
	return new Set([
		...marksOnBoard(stepRows(model, knowledge, moment, board), board, focusOf(moment), moment),
		...(costRoom.width > 0 ? marksOnCosts(groups, costRoom, !isSmall && isLarge(room), text) : []),
		...(isSmall || window.isPart ? [] : marksOnTimeline(model, knowledge, moment)),
	]);
}
