import {Box} from 'ink';
import {type Display, type PanelSize, sentenceRows, useDisplay, windowLayout} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Lines} from '../../components/styled-text.js';
import {drawsBlocks} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {firstAttacked} from '../../solver/search/brute-force.js';
import type {BruteForceWork, LaneGroup} from '../../text/en/compare.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';
import {rowsOfSentence} from '../compact.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {emphasized, reportRows, StepReport} from '../steps/report.js';
import {type ColumnLayout, Columns, columnLayout} from './columns.js';
import {type Lane, played, type Race, raceAt} from './race.js';
import {trackLines, tracksOf} from './tracks.js';

export function Compare({knowledge, room, message, ...props}: ScreenProps) {
	const model = played(props.model, knowledge);
	const display = useDisplay();
	const {text} = display;
	const isCompact = windowLayout(model) === 'compact';
	const least = {width: room.width, height: room.height - (isCompact ? sentenceRows : reportRows)};
	const {race, left} = raceLayout(model, knowledge, least, display);
	// In a small window the sentence takes rows of the tracks.
	const rows = isCompact ? rowsOfSentence(room.width, sentenceRows + left) : sentenceRows;
	const inside = {...least, height: least.height + sentenceRows - rows};
	return (
		<>
			<RaceView model={model} knowledge={knowledge} room={inside} />
			<StepReport
				model={model}
				state={race.slowest.isThrough ? text.compare.over : undefined}
				words={sentenceOf(model, knowledge, display)}
				figures={[emphasized(text.compare.spent(race.operations), text.number(race.operations))]}
				message={message}
				rowsAlone={rows}
			/>
		</>
	);
}

export function RaceStage({model, knowledge, room}: StageProps) {
	const inside = {width: room.width - panelColumns, height: room.height - panelRows};
	return (
		<Panel {...room}>
			<Section isCentred>
				<RaceView model={played(model, knowledge)} knowledge={knowledge} room={inside} />
			</Section>
		</Panel>
	);
}

function RaceView({model, knowledge, room}: Pick<ScreenProps, 'model' | 'knowledge' | 'room'>) {
	const writing = useDisplay();
	const {race, lanes, tracks, layout, counted, left} = raceLayout(model, knowledge, room, writing);
	// A free row stands between boards and tracks.
	const height = tracks.length + Math.max(Math.min(left, 1), left - 1);
	return (
		<Box
			flexDirection="column"
			height={room.height}
			flexShrink={0}
			justifyContent={tracks.length > 0 ? 'space-between' : 'center'}
		>
			<Columns model={model} knowledge={knowledge} race={race} lanes={lanes} layout={layout} rows={counted} />
			<Box flexDirection="column" flexShrink={0}>
				<Lines lines={trackLines(tracks, race, {width: room.width, height}, writing)} />
			</Box>
		</Box>
	);
}

/** Solutions, work and the cells of memory. */
const countRows = 4;
const leastWithCounts = 16;

/** From top to bottom: columns with `counted` lines below each board, and the tracks, which take the rows that are `left`. */
function raceLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize, {text, glyphs}: Display) {
	const race = raceAt(model, knowledge);
	const tracks = tracksOf(race, knowledge);
	const fixed = 1 + tracks.length;
	// Boards are larger than the cells of memory are useful.
	const counts = height < leastWithCounts ? 0 : countRows - 1;
	const room = {width, height: height - fixed - counts};
	const [, ...variants] = race.lanes;
	const titleWidth = Math.max(...variants.map(({id}) => `${id} ${text.number(race.solutions ?? 0)}`.length));
	const layoutFor = (lanes: readonly Lane[]) => columnLayout(model.size, lanes.length, room, drawsBlocks(glyphs));
	const hasRoom = ({square, width}: ColumnLayout) => square && width >= titleWidth;
	// Brute force is left out where it would take the room of the boards, and in a race of large boards, which nobody ends.
	const hasAll = tracks.length > 0 && hasRoom(layoutFor(race.lanes));
	const lanes = hasAll ? race.lanes : variants;
	const layout = layoutFor(lanes);
	const below = height - fixed - layout.boardRows;
	const counted = Math.min(below, countRows);
	return {race, lanes, tracks, layout, counted, left: below - counted};
}

export function sentenceOf(model: Model, knowledge: Knowledge, {label}: Display): string {
	const {text} = model;
	const {compare} = text;
	const race = raceAt(model, knowledge);
	const {lanes, slowest} = race;
	if (slowest.moment.index === 0) {
		return compare.start(label('play'));
	}

	const nameOf = ({id}: Lane) => (id === 'brute-force' ? compare.bruteForce[0]! : id);
	// Lanes of equal value stand together, the largest first.
	const groupsBy = (of: (lane: Lane) => number | undefined): readonly LaneGroup[] =>
		[...new Set(lanes.flatMap((lane) => of(lane) ?? []))]
			.toSorted((a, b) => b - a)
			.map((value) => ({value, names: lanes.filter((lane) => of(lane) === value).map(nameOf)}));
	const work = workOf(race, text);
	if (slowest.isThrough) {
		return compare.end(groupsBy(({isThrough, total}) => (isThrough ? total : undefined)).toReversed(), work);
	}

	// The second sentence is about brute force.
	const groups = groupsBy(({id, solutions}) => (id === 'brute-force' && work ? undefined : solutions));
	return compare.found(groups, work);
}

/** Once brute force is through, too, nothing is to be said of it alone. */
function workOf({lanes: [lane], slowest}: Race, text: Text): BruteForceWork | undefined {
	const {boards, solutions, queens, total = 0, isThrough} = lane;
	const {size} = slowest.moment;
	const attacked = firstAttacked(queens);
	const rowsBelow = attacked ? size - 1 - attacked.row : 0;
	const alike = rowsBelow === 0 ? undefined : text.large(BigInt(size) ** BigInt(rowsBelow), 12);
	const factor = ratio(total, slowest.total ?? 1);
	return isThrough ? undefined : {boards, solutions, alike, factor, slowest: slowest.id};
}
