import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Timeline} from '../explorer/knowledge/timeline.js';
import type {Model} from '../explorer/model.js';
import type {Moment, Tape} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {cells, padEnd, padStart} from '../text/width.js';
import type {Glyphs} from './glyphs.js';
import {clip, type Line, type Role, type Span, span} from './line.js';
import {totalOf} from './total.js';

/**
 * Returns the timeline, the state of playback and the number of the step, in one line. The width stays the same during
 * playback.
 */
export function timelineLine(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	glyphs: Glyphs,
	questions: Questions = 'none',
): Line {
	const tape = knowledge.tape(model.size);
	const {text, window} = model;
	const total = totalOf(tape, 'index', text);
	const line = [
		span(' '),
		...trackSpans(
			tape,
			timelineOf(model, knowledge, questions !== 'none'),
			moment.index,
			questions === 'standing',
			glyphs,
		),
		span(` ${stateText(model, glyphs, questions)} `, model.isPlaying || questions === 'standing' ? 'accent' : 'dim'),
		span(` ${padStart(text.step(moment.index, total), cells(longestStepText(tape, text)))} `),
	];
	return clip(line, window.columns, glyphs.openEnd);
}

/**
 * Returns the timeline in the width that the texts beside it leave. Its end takes one more cell. Where there are questions,
 * the width is the same while one is waiting for its answer and between them.
 */
export function timelineOf(model: Model, knowledge: Knowledge, hasQuestions = false): Timeline {
	const tape = knowledge.tape(model.size);
	// Every arrow is one cell wide.
	const state = stateText(model, {forwards: ' ', backwards: ' '}, hasQuestions ? 'between' : 'none');
	const words = ` ${state}  ${longestStepText(tape, model.text)} `;
	return knowledge.timeline(model.size, Math.max(1, model.window.columns - cells(words) - 2));
}

function longestStepText(tape: Tape, text: Text): string {
	return text.step(tape.horizon.index, totalOf(tape, 'index', text));
}

/**
 * Draws the search from its first step to its last: the current step, and the stretches that contain solutions. While
 * the last step is unknown, the track ends at the last known step with an open end. `isFutureHidden` hides the solutions
 * that follow.
 */
function trackSpans(tape: Tape, timeline: Timeline, index: number, isFutureHidden: boolean, glyphs: Glyphs): Line {
	const {width} = timeline;
	const place = Math.min(width - 1, Math.floor((index / Math.max(1, tape.horizon.index)) * width));
	const stretches = Array.from({length: width}, (_, cell) =>
		isFutureHidden && cell >= place ? glyphs.concealed : stretchGlyph(tape.end && timeline.counts[cell], glyphs),
	);
	const track = (cell: number, text: string, role: Role): Span => ({
		text,
		role,
		target: {type: 'track', cell, width},
	});
	return [
		track(0, stretches.slice(0, place).join(''), 'dim'),
		track(place, glyphs.place, 'accent'),
		track(place + 1, [...stretches.slice(place + 1), tape.end ? glyphs.end : glyphs.openEnd].join(''), 'dim'),
	];
}

function stretchGlyph(solutions: number | undefined, glyphs: Glyphs): string {
	if (solutions === undefined) {
		return glyphs.unknown;
	}

	return solutions > 0 ? glyphs.solution : glyphs.track;
}

/** Whether the screen asks questions, and whether one waits for its answer. */
export type Questions = 'none' | 'between' | 'standing';

function stateText(model: Model, glyphs: Pick<Glyphs, 'forwards' | 'backwards'>, questions: Questions): string {
	const {waiting} = model.text.prediction;
	const playback = playbackText(model, glyphs);
	return questions === 'standing'
		? padEnd(waiting, cells(playback))
		: padEnd(playback, questions === 'none' ? 0 : cells(waiting));
}

/** Returns whether playback runs, its direction and its speed. */
function playbackText(
	{isPlaying, direction, speed, text}: Model,
	{forwards, backwards}: Pick<Glyphs, 'forwards' | 'backwards'>,
): string {
	return `${isPlaying ? text.playing : text.paused} ${direction > 0 ? forwards : backwards} ${text.speed(speed)}`;
}
