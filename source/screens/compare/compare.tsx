import {Box} from 'ink';
import {useDisplay, type Writing} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {Lines} from '../../components/styled-text.js';
import {drawsBlocks} from '../../components/theme.js';
import {type PanelSize, sentenceRows, windowLayout} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {fitting} from '../../text/width.js';
import {rowsOfSentence} from '../compact.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {emphasized, reportRows, StepReport} from '../steps/report.js';
import {type ColumnLayout, Columns, columnLayout} from './columns.js';
import {type Lane, played, raceAt} from './race.js';
import {sentenceOf} from './sentence.js';
import {trackLines, tracksOf} from './tracks.js';

/** The words before the figures have about this width. */
const playbackWidth = 28;

export function Compare({knowledge, room, message, ...props}: ScreenProps) {
	const model = played(props.model, knowledge);
	const display = useDisplay();
	const {text} = display;
	const isCompact = windowLayout(model) === 'compact';
	const least = {width: room.width, height: room.height - (isCompact ? sentenceRows : reportRows)};
	const {left} = raceLayout(model, knowledge, least, display);
	// In a small window the sentence takes rows of the tracks.
	const rows = isCompact ? rowsOfSentence(room.width, sentenceRows + left) : sentenceRows;
	const inside = {...least, height: least.height + sentenceRows - rows};
	const words = sentenceOf(model, knowledge, display);
	const race = raceAt(model, knowledge);
	const spent = fitting(text.compare.spent(race.operations), room.width - playbackWidth);
	return (
		<>
			<RaceView model={model} knowledge={knowledge} room={inside} />
			{isCompact ? (
				<Sentence words={words} columns={room.width} rows={rows} message={message} />
			) : (
				<StepReport
					model={model}
					state={race.slowest.state === 'through' ? text.compare.over : undefined}
					words={words}
					figures={[emphasized(spent, text.number(race.operations))]}
					message={message}
				/>
			)}
		</>
	);
}

type ViewProps = Pick<ScreenProps, 'model' | 'knowledge' | 'room'>;

/** Solutions and work below each board; where there is room, the cells of memory, too. */
const countRows = {least: 3, most: 4};
const leastWithCounts = 16;

/** The race without its sentences. */
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

function RaceView({model, knowledge, room}: ViewProps) {
	const writing = useDisplay();
	const race = raceAt(model, knowledge);
	const {lanes, tracks, layout, counted, above, blank, caption, left} = raceLayout(model, knowledge, room, writing);
	return (
		<Box flexDirection="column" height={room.height} flexShrink={0} paddingTop={above}>
			<Columns model={model} knowledge={knowledge} race={race} lanes={lanes} layout={layout} rows={counted} />
			<Box height={blank} flexShrink={0} />
			<Lines lines={trackLines(tracks, race, {width: room.width, height: caption + tracks.length + left}, writing)} />
		</Box>
	);
}

/** From top to bottom: columns, a blank line, and the tracks, which take the rows that are `left`. */
function raceLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize, {text, glyphs}: Writing) {
	const race = raceAt(model, knowledge);
	const tracks = tracksOf(race, knowledge);
	const fixed = 1 + tracks.length;
	const counts = height < leastWithCounts ? 0 : countRows.least;
	const room = {width, height: height - fixed - counts};
	const layoutFor = (count: number) => columnLayout(model.size, count, room, drawsBlocks(glyphs));
	// Where the boards have no room, that of brute force is left out, and then those between the slowest and the last.
	const [, ...variants] = race.lanes;
	const ends = [race.slowest, ...variants.slice(-1)];
	const titleWidth = Math.max(...variants.map(({id}) => `${id} ${text.number(race.solutions ?? 0)}`.length));
	const hasRoom = ({square, width}: ColumnLayout) => square && width >= titleWidth;
	const fittingLanes = [race.lanes, variants, ends].filter(({length}) => hasRoom(layoutFor(length)));
	const squareOf = ({length}: readonly Lane[]) => layoutFor(length).square?.width ?? 0;
	// The race of large boards, which nobody ends, is shown in the largest squares.
	const largest = fittingLanes.toSorted((one, other) => squareOf(other) - squareOf(one));
	const lanes = (tracks.length > 0 ? fittingLanes : largest)[0] ?? variants;
	const layout = layoutFor(lanes.length);
	const below = height - fixed - layout.boardRows;
	const caption = tracks.length > 0 && below > countRows.least ? 1 : 0;
	// A blank line is more useful than the cells of memory, but not than the sentence of a small window.
	const blank = below > countRows.most && windowLayout(model) !== 'compact' ? 1 : 0;
	const counted = Math.min(below - caption - blank, countRows.most);
	const left = below - caption - blank - counted;
	const above = tracks.length > 0 ? 0 : left >> 1;
	return {lanes, tracks, layout, counted, caption, blank, left, above};
}
