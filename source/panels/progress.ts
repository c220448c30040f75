import {isAtDeadEnd} from '../explorer/calls.js';
import type {Model} from '../explorer/model.js';
import {askedSquare} from '../explorer/prediction.js';
import {tapeOf} from '../explorer/tapes.js';
import type {Moment} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, type Role, span, widthOf, wrap} from './line.js';
import {timelineSpans} from './timeline.js';
import {totalOf} from './total.js';

/** What the last step did, in a sentence. */
export function narration({size}: Model, moment: Moment): string {
	return text.narration(size, moment, moment.index === tapeOf(size).end?.index, isAtDeadEnd(size, moment));
}

/** The sentence in lines of its own, in the tone of what happened; a question about the next step in its place. */
export function narrationLines(model: Model, moment: Moment): Line[] {
	const question = questionOf(model);
	const role = question ? 'accent' : roleOf(moment);
	return wrap(question ?? narration(model, moment), model.window.columns - 1).map((each) => line(` ${each}`, role));
}

/** What is asked about the next test while predicting. */
export function questionOf(model: Model): string | undefined {
	const asked = askedSquare(model);
	return model.prediction && asked && text.question(asked.row, asked.column, model.prediction.typed);
}

function roleOf({step}: Moment): Role {
	if (step?.type === 'test') {
		return step.attack ? 'warning' : 'good';
	}

	return step?.type === 'solution' ? 'good' : 'accent';
}

/** The timeline, and in words where on it the search stands and how it is being played. Keeps its width while it plays. */
export function timelineLine(model: Model, moment: Moment, glyphs: Glyphs): Line {
	const tape = tapeOf(model.size);
	const total = totalOf(tape, 'index');
	const words = [
		span(` ${playbackText(model, glyphs)} `, model.isPlaying ? 'accent' : 'dim'),
		span(` ${text.step(moment.index, total).padStart(text.step(tape.horizon.index, total).length)} `),
	];
	const width = model.window.columns - widthOf(words) - 1;
	return [span(' '), ...timelineSpans(tape, moment.index, width, glyphs), ...words];
}

/** Whether it plays, in which direction and how fast. */
function playbackText({isPlaying, direction, speed}: Model, glyphs: Glyphs): string {
	const arrow = direction > 0 ? glyphs.forwards : glyphs.backwards;
	return `${isPlaying ? text.playing : text.paused} ${arrow} ${text.speed(speed)}`;
}
