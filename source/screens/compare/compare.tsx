import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {layoutOf, sentenceRows} from '../../components/window.js';
import {isFast} from '../../explorer/playback.js';
import {wrap} from '../../text/wrap.js';
import type {ScreenProps} from '../screen.js';
import {countFigure, reportRows, StepReport, stepFigure} from '../steps/report.js';
import {LaneColumn} from './lane.js';
import {laneLayout, leastBelow} from './layout.js';
import {isRace, raceAt, sentenceOf, speedOf} from './race.js';

export function Compare(props: ScreenProps) {
	const {model, knowledge, room, message} = props;
	const display = useDisplay();
	const race = raceAt(model, knowledge);
	const isCompact = layoutOf(model) === 'compact';
	const height = isCompact ? room.height : room.height - reportRows;
	const layout = laneLayout(model.size, {width: room.width, height}, isCompact);
	// In a small window without room for a sentence, a message covers the last lines.
	const isFull = isCompact && layout.below.height < leastBelow.compact + sentenceRows;
	const said = message === undefined ? 0 : wrap(message, sentenceColumns(room.width)).length;
	const sentence = isFull ? Math.min(sentenceRows, said) : sentenceRows;
	const {text} = display;
	const {operations, moment} = race.cursor;
	const figure = isRace(model)
		? countFigure(text.number(operations), text.counted.operations(operations))
		: stepFigure(model, knowledge, moment);
	const shared = {model, knowledge, race, layout, isFast: isFast(model, speedOf(model, knowledge))};
	const hasWords = !isFull && (isRace(model) || !shared.isFast);
	const words = hasWords ? sentenceOf(model, knowledge, race, display) : '';
	return (
		<>
			<Box height={isCompact ? height - sentence : height} flexShrink={0} flexDirection="column" overflowY="hidden">
				<Box flexGrow={1} />
				<Box justifyContent="space-between" flexShrink={0}>
					{race.lanes.map((lane) => (
						<LaneColumn key={lane.variant.id} {...shared} lane={lane} />
					))}
				</Box>
				<Box flexGrow={1} />
			</Box>
			{isCompact && sentence > 0 && <Sentence words={words} columns={room.width} rows={sentence} message={message} />}
			{!isCompact && (
				<StepReport
					model={model}
					speed={speedOf(model, knowledge)}
					words={words}
					rows={sentenceRows}
					figures={[figure]}
					message={message}
				/>
			)}
		</>
	);
}
