import {Box, Text} from 'ink';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Timeline as Stretches} from '../explorer/knowledge/timeline.js';
import type {Model} from '../explorer/model.js';
import {totalOf} from '../explorer/total.js';
import type {Moment, Tape} from '../solver/index.js';
import type {MarkId, Text as Texts} from '../text/en.js';
import {cells} from '../text/width.js';
import {useClickable} from './clickable.js';
import {useDisplay} from './display.js';
import type {Glyphs} from './glyphs.js';
import {palette} from './theme.js';

/** Whether the screen asks questions, and whether one waits for its answer. */
export type Questions = 'none' | 'between' | 'standing';

type TimelineProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly moment: Moment;
	readonly questions?: Questions;
};

/**
 * The whole search from its first step to its last, in one line: how many solutions each stretch has, where the current step
 * is, the state of playback, and the number of the step. The width stays the same during playback.
 */
export function Timeline({model, knowledge, moment, questions = 'none'}: TimelineProps) {
	const {glyphs} = useDisplay();
	const {text} = model;
	const tape = knowledge.tape(model.size);
	const stretches = timelineOf(model, knowledge, questions !== 'none');
	const {width} = stretches;
	const place = placeIn(stretches, tape, moment);
	const signs = Array.from({length: width}, (_, cell) =>
		signOf(stateOf(cell, stretches, tape, place, questions), glyphs),
	);
	const element = useClickable(({column}) => ({type: 'track', cell: column, width}));
	const {accent, line} = palette();
	const hasQuestions = questions !== 'none';
	const state = hasState(model, knowledge, hasQuestions) ? stateText(model, glyphs, questions) : '';
	const step = text.step(moment.index, totalOf(tape, 'index', text));
	const [beforeNumber, number, afterNumber] = splitAt(step, text.number(moment.index));
	const isNotable = model.isPlaying || questions === 'standing';
	const words = cells(state === '' ? step : `${state} ${glyphs.dash} ${step}`);
	const gap = ' '.repeat(Math.max(1, wordsColumns(model, knowledge, hasQuestions, state !== '') - words + 1));
	return (
		<Box height={1} flexShrink={0} paddingLeft={1}>
			<Box ref={element} flexShrink={0}>
				<Text>
					<Text color={accent}>{signs.slice(0, place).join('') + glyphs.place}</Text>
					<Text color={line}>{signs.slice(place + 1).join('') + (tape.end ? ' ' : glyphs.openEnd)}</Text>
				</Text>
			</Box>
			<Text wrap="truncate">
				{gap}
				{state !== '' && (
					<>
						<Text bold={isNotable} color={isNotable ? accent : ''}>
							{state}
						</Text>
						<Text color={line}> {glyphs.dash} </Text>
					</>
				)}
				{beforeNumber}
				<Text bold>{number}</Text>
				{afterNumber}
			</Text>
		</Box>
	);
}

/** The text before, in and after the first occurrence of a part. */
function splitAt(text: string, part: string): readonly [string, string, string] {
	const start = text.indexOf(part);
	return [text.slice(0, start), part, text.slice(start + part.length)];
}

/** The stretches in the width that the texts beside them leave. It is the same while a question is standing and between them. */
export function timelineOf(model: Model, knowledge: Knowledge, hasQuestions = false): Stretches {
	const hasPlayback = hasState(model, knowledge, hasQuestions);
	return knowledge.timeline(model.size, Math.max(1, roomFor(model, knowledge, hasQuestions, hasPlayback)));
}

/** The fewest stretches beside the state of playback. */
const leastStretches = 8;

function hasState(model: Model, knowledge: Knowledge, hasQuestions: boolean): boolean {
	return roomFor(model, knowledge, hasQuestions, true) >= leastStretches;
}

function roomFor(model: Model, knowledge: Knowledge, hasQuestions: boolean, hasState: boolean): number {
	// The margins, the sign behind the last stretch, and the gap.
	return model.window.columns - wordsColumns(model, knowledge, hasQuestions, hasState) - 4;
}

/** The width of the longest words beside the timeline. */
function wordsColumns(model: Model, knowledge: Knowledge, hasQuestions: boolean, hasState: boolean): number {
	const {text} = model;
	// Every glyph is one cell wide.
	const playback = [true, false].map((isPlaying) =>
		playbackText({...model, isPlaying}, {forwards: ' ', backwards: ' '}),
	);
	const states = [...playback, ...(hasQuestions ? [text.prediction.waiting] : [])];
	const step = cells(longestStepText(knowledge.tape(model.size), text));
	return step + (hasState ? Math.max(...states.map(cells)) + ' . '.length : 0);
}

function longestStepText(tape: Tape, text: Texts): string {
	return text.step(tape.horizon.index, totalOf(tape, 'index', text));
}

function placeIn({width}: Stretches, tape: Tape, {index}: Moment): number {
	return Math.min(width - 1, Math.floor((index / Math.max(1, tape.horizon.index)) * width));
}

/** How dense the solutions of a stretch are, from 0 to 1, or why that is not shown. What is concealed is blank. */
type StretchState = number | 'unknown' | 'concealed';

function stateOf(cell: number, {counts}: Stretches, tape: Tape, place: number, questions: Questions): StretchState {
	if (questions === 'standing' && cell >= place) {
		return 'concealed';
	}

	const count = tape.end && counts[cell];
	return count === undefined ? 'unknown' : count / Math.max(1, ...counts);
}

function signOf(state: StretchState, glyphs: Glyphs): string {
	switch (state) {
		case 'unknown': {
			return glyphs.unknown;
		}

		case 'concealed': {
			return ' ';
		}

		default: {
			return glyphs.skyline.charAt(Math.ceil(state * (glyphs.skyline.length - 1)));
		}
	}
}

/** The marks of the legend that the timeline shows. */
export function marksOnTimeline(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	questions: Questions = 'none',
): ReadonlySet<MarkId> {
	const tape = knowledge.tape(model.size);
	const stretches = timelineOf(model, knowledge, questions !== 'none');
	const place = placeIn(stretches, tape, moment);
	const states = Array.from({length: stretches.width}, (_, cell) => stateOf(cell, stretches, tape, place, questions));
	const marks = states
		.filter((state, cell) => cell !== place && state !== 'concealed')
		.map((state): MarkId => {
			if (state === 'unknown') {
				return 'timeline-unknown';
			}

			return Number(state) > 0 ? 'timeline-solution' : 'timeline-track';
		});
	return new Set(['timeline-place', ...marks]);
}

type PlaybackGlyphs = Pick<Glyphs, 'forwards' | 'backwards'>;

function stateText(model: Model, glyphs: PlaybackGlyphs, questions: Questions): string {
	return questions === 'standing' ? model.text.prediction.waiting : playbackText(model, glyphs);
}

/** Whether playback runs, its direction and its speed. */
function playbackText({isPlaying, direction, speed, text}: Model, {forwards, backwards}: PlaybackGlyphs): string {
	const state = (isPlaying ? text.playing : text.paused).trimEnd();
	return `${state} ${direction > 0 ? forwards : backwards} ${text.speed(speed)}`;
}
