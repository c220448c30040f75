import {Box} from 'ink';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import type {Hidden} from '../explorer/prediction/question.js';
import {totalOf} from '../explorer/total.js';
import type {Moment} from '../solver/index.js';
import {displayWidth} from '../text/width.js';
import {useDisplay} from './display.js';
import {type Glyphs, unicodeGlyphs} from './glyphs.js';
import {type Line, StyledText, styled} from './styled-text.js';

type TimelineProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly moment: Moment;
	readonly isPredicting?: boolean | undefined;
	readonly hidden?: Hidden;
};

export function Timeline(props: TimelineProps) {
	const {model, knowledge, isPredicting} = props;
	const {glyphs} = useDisplay();
	const width = trackColumns(model, knowledge, isPredicting);
	return (
		<Box height={1} flexShrink={0} paddingLeft={1}>
			<Box flexShrink={0}>
				<StyledText runs={trackRuns(props, width, glyphs)} />
			</Box>
			<StyledText runs={wordRuns(props, glyphs)} />
		</Box>
	);
}

function trackRuns(props: TimelineProps, width: number, glyphs: Glyphs): Line {
	const {model, knowledge, moment, hidden} = props;
	const {horizon, end} = knowledge.tape(model.size);
	const place = Math.min(width - 1, Math.floor((moment.index / Math.max(1, horizon.index)) * width));
	const counts = knowledge.density(model.size, width);
	const most = Math.max(1, ...counts);
	const glyphOf = (cell: number) => {
		const count = end && counts[cell];
		// What follows would answer the question.
		if (cell === place || (hidden?.future && cell > place)) {
			return cell === place ? glyphs.place : ' ';
		}

		const height = Math.ceil(((count ?? 0) / most) * (glyphs.skyline.length - 1));
		return count === undefined ? glyphs.unknown : glyphs.skyline.charAt(height);
	};
	const track = Array.from({length: width}, (_, cell) => ({
		...styled(glyphOf(cell), cell <= place ? 'accent' : 'line'),
		bold: false,
	}));
	return [...track, styled(end ? ' ' : glyphs.openEnd, 'line')];
}

function wordRuns({model, knowledge, moment, isPredicting, hidden}: TimelineProps, glyphs: Glyphs): Line {
	const {text, isPlaying} = model;
	const state = hidden?.future ? text.prediction.waiting : playbackText(model, glyphs);
	const step = text.step(moment.index, totalOf(knowledge.tape(model.size), 'index', text));
	const number = text.number(moment.index);
	const at = step.indexOf(number);
	const gap = wordsColumns(model, knowledge, isPredicting) - displayWidth(`${state} ${glyphs.dash} ${step}`) + 1;
	return [
		styled(' '.repeat(Math.max(1, gap))),
		styled(state, isPlaying || hidden?.future ? 'accent' : undefined),
		styled(` ${glyphs.dash} `, 'line'),
		styled(step.slice(0, at)),
		styled(number, 'strong'),
		styled(step.slice(at + number.length)),
	];
}

function trackColumns(model: Model, knowledge: Knowledge, isPredicting = false): number {
	// The margins, the sign behind the last stretch, and the gap.
	const room = model.window.columns - wordsColumns(model, knowledge, isPredicting) - 4;
	return Math.max(1, room);
}

function wordsColumns(model: Model, knowledge: Knowledge, isPredicting = false): number {
	const {text} = model;
	const tape = knowledge.tape(model.size);
	// As wide as with other glyphs.
	const playback = [true, false].map((isPlaying) => playbackText({...model, isPlaying}, unicodeGlyphs));
	const states = [...playback, ...(isPredicting ? [text.prediction.waiting] : [])];
	const step = text.step(tape.horizon.index, totalOf(tape, 'index', text));
	return Math.max(...states.map(displayWidth)) + displayWidth(` . ${step}`);
}

function playbackText({isPlaying, speed, text}: Model, {forwards}: Glyphs): string {
	const state = (isPlaying ? text.playing : text.paused).trimEnd();
	return `${state} ${forwards} ${text.speed(speed)}`;
}
