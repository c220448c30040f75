import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {fittingParts, StyledText, styled} from '../../components/styled-text.js';
import {layoutOf, sentenceRows} from '../../components/window.js';
import {totalOf} from '../../explorer/total.js';
import {wrap} from '../../text/wrap.js';
import type {ScreenProps} from '../screen.js';
import {LaneColumn} from './lane.js';
import {laneGap, laneLayout, leastBelow} from './layout.js';
import {isRace, type Race, raceAt} from './race.js';
import {sentenceOf} from './sentence.js';
import {isFast, speedOf} from './speed.js';

const statusRows = 1;

export function Compare(props: ScreenProps) {
	const {model, knowledge, room, message} = props;
	const display = useDisplay();
	const race = raceAt(model, knowledge);
	const isCompact = layoutOf(model) === 'compact';
	const height = isCompact ? room.height : room.height - sentenceRows - statusRows;
	const layout = laneLayout(model.size, {width: room.width, height}, isCompact);
	// In a small window without room for a sentence, a message covers the last lines.
	const isFull = isCompact && layout.below.height < leastBelow.compact + sentenceRows;
	const said = message === undefined ? 0 : wrap(message, sentenceColumns(room.width)).length;
	const sentence = isFull ? Math.min(sentenceRows, said) : sentenceRows;
	const shared = {model, knowledge, race, layout, isFast: isFast(model, knowledge)};
	const hasWords = !isFull && (isRace(model) || !shared.isFast);
	const words = hasWords ? sentenceOf(model, knowledge, race, display) : '';
	return (
		<>
			<Box height={isCompact ? height - sentence : height} flexShrink={0} columnGap={laneGap} overflowY="hidden">
				{race.lanes.map((lane) => (
					<LaneColumn key={lane.variant.id} {...shared} lane={lane} />
				))}
			</Box>
			{sentence > 0 && <Sentence words={words} columns={room.width} rows={sentence} message={message} />}
			{!isCompact && <Status {...props} race={race} />}
		</>
	);
}

function Status({model, knowledge, room, race}: ScreenProps & {readonly race: Race}) {
	const {text, glyphs} = useDisplay();
	const {isPlaying} = model;
	const {moment, operations} = race.cursor;
	const state = (isPlaying ? text.playing : text.paused).trimEnd();
	const playback = `${state} ${glyphs.forwards} ${text.compare.speed(speedOf(model, knowledge))}`;
	const step = text.step(moment.index, totalOf(knowledge.tape(model.size), 'index', text));
	const parts = [
		[styled(` ${playback}`, isPlaying ? 'accent' : undefined)],
		...[...(isRace(model) ? [text.compare.operations(operations)] : []), step].map((words) => [
			styled(` ${glyphs.dash} `, 'line'),
			styled(words),
		]),
	];
	return <StyledText runs={fittingParts(parts, room.width - 1)} />;
}
