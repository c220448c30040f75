import type {KeyId} from '../explorer/keymap.js';
import type {Model} from '../explorer/model.js';
import type {Moment, Tape} from '../solver/index.js';
import type {Text} from '../text/en.js';

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
