import type {Moment, Tape} from '../solver/index.js';
import type {Text} from '../text/en.js';
import type {KeyId} from './keymap.js';
import type {Knowledge} from './knowledge/knowledge.js';
import {type Model, placeOf} from './model.js';
import {totalOf} from './total.js';

/** Returns the step that Search and Compare show, with the total, for the header of a compact view. */
export function stepWords(model: Model, knowledge: Knowledge): string {
	const {size, text} = model;
	return text.step(placeOf(model).step, totalOf(knowledge.tape(size), 'index', text));
}

/**
 * Returns the number of the step as a sentence for screen readers. The total appears only when it is final, so that it
 * is spoken once.
 */
export function stepSpeech(tape: Tape, {index}: Moment, text: Text): string {
	return tape.isDone
		? text.joined.sentence(text.step(index, text.number(tape.horizon.index)))
		: text.spoken.step(index);
}

/** Returns a sentence for screen readers that says what the key of playback does. */
export function playbackSpeech({isMotionReduced, direction, speed, text}: Model, label: (id: KeyId) => string): string {
	const key = label('play');
	return isMotionReduced ? text.spoken.jumps(key, direction) : text.spoken.speed(key, speed, direction);
}
