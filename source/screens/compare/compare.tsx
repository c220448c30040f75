import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {Lines} from '../../components/styled-text.js';
import {layoutOf, type PanelSize, sentenceRows} from '../../components/window.js';
import {isFast} from '../../explorer/playback.js';
import {fitting} from '../../text/width.js';
import type {LonePanel, ScreenProps} from '../screen.js';
import {memoryRows} from '../steps/memory.js';
import {emphasized, reportRows, StepReport, stepFigure} from '../steps/report.js';
import {Columns, columnLayout, RaceHeading, raceColumn, stepColumn} from './columns.js';
import {isRace, lanesAtStep, raceAt, speedOf} from './race.js';
import {sentenceOf} from './sentence.js';
import {caption, trackLines, tracksOf} from './tracks.js';

/** Of the words before the figures, about. */
const playbackWidth = 28;

export function Compare({model, knowledge, room, message}: ScreenProps) {
	const display = useDisplay();
	const {text} = display;
	const isCompact = layoutOf(model) === 'compact';
	const inside = {width: room.width, height: room.height - (isCompact ? sentenceRows : reportRows)};
	const View = isRace(model) ? RaceView : StepView;
	const speed = speedOf(model, knowledge);
	const words = isRace(model) || !isFast(model, speed) ? sentenceOf(model, knowledge, display) : '';
	const race = raceAt(model, knowledge);
	const spent = fitting(text.compare.spent(race.operations), room.width - playbackWidth);
	return (
		<>
			<View model={model} knowledge={knowledge} room={inside} />
			{isCompact ? (
				<Sentence words={words} columns={room.width} rows={sentenceRows} message={message} />
			) : (
				<StepReport
					model={model}
					speed={speed}
					state={isRace(model) && race.slowest.state === 'through' ? text.compare.over : undefined}
					words={words}
					rows={sentenceRows}
					figures={[
						isRace(model) ? emphasized(spent, text.number(race.operations)) : stepFigure(model, knowledge, race.moment),
					]}
					message={message}
				/>
			)}
		</>
	);
}

type ViewProps = Pick<ScreenProps, 'model' | 'knowledge' | 'room'>;

/** Solutions and work below each board; where there is room, the cells of memory, too. */
const countRows = {least: 3, most: 4};
/** Lower ones have no heading, and the names of the boards say how many solutions each has found. */
const leastWithHeading = 11;
const leastWithCounts = 16;

/** How the rows of a race are used. */
function raceLayout(size: number, {width, height}: PanelSize, columns: number, tracks: number) {
	const heading = height < leastWithHeading ? 0 : 1;
	const title = 1;
	const counts = height < leastWithCounts ? heading : countRows.least;
	const board = columnLayout(size, columns, width, height - heading - title - counts - tracks);
	const below = height - heading - title - board.boardRows - tracks;
	const caption = below > countRows.least ? 1 : 0;
	const shown = Math.min(below - caption, countRows.most);
	const blank = below - caption - shown > 0 ? 1 : 0;
	const left = below - caption - shown - blank;
	return {heading, board, columns: title + board.boardRows + shown, blank, caption, tracks: tracks + left};
}

function RaceView({model, knowledge, room}: ViewProps) {
	const display = useDisplay();
	const race = raceAt(model, knowledge);
	const layout = raceLayout(model.size, room, race.lanes.length, tracksOf(race, knowledge).length);
	const shown = {
		model,
		knowledge,
		layout: layout.board,
		isSmall: layout.heading === 0,
		isFast: isFast(model, speedOf(model, knowledge)),
		writing: display,
	};
	return (
		<Box flexDirection="column" height={room.height} flexShrink={0} overflowY="hidden">
			{layout.heading > 0 && <RaceHeading width={layout.board.width} />}
			<Columns
				columns={race.lanes.map((lane) => raceColumn(lane, race, shown))}
				layout={layout.board}
				height={layout.columns}
			/>
			<Box height={layout.blank} flexShrink={0} />
			<Lines lines={layout.caption > 0 ? [caption(race, room.width, display)] : []} />
			<Lines lines={trackLines(race, knowledge, room.width, layout.tracks, display)} />
		</Box>
	);
}

function StepView({model, knowledge, room}: ViewProps) {
	const display = useDisplay();
	const lanes = lanesAtStep(model, knowledge);
	const rowsBelow = memoryRows + 1;
	const layout = columnLayout(model.size, lanes.length, room.width, room.height - 1 - rowsBelow);
	const shown = {model, knowledge, layout, isSmall: false, isFast: isFast(model), writing: display};
	return (
		<Box flexDirection="column" height={room.height} flexShrink={0} overflowY="hidden">
			<Columns
				columns={lanes.map((lane) => stepColumn(lane, shown))}
				layout={layout}
				height={1 + layout.boardRows + rowsBelow}
			/>
		</Box>
	);
}

/** The race alone, in any room. */
export const racePanel: LonePanel = {sizeIn: (_, room) => room, Component: RaceView};
