import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Statements} from '../screen.js';

/**
 * The sentence, the number of the step, and what the key of playback does. The total is spoken once, when it is final.
 */
export function stepStatements(
	model: Model,
	knowledge: Knowledge,
	{label}: Display,
	said: readonly string[],
): Statements {
	const {text, isMotionReduced, speed} = model;
	const {horizon, isDone} = knowledge.tape(model.size);
	const {step} = placeOf(model);
	const number = isDone ? text.joined.sentence(text.step(step, text.number(horizon.index))) : text.spoken.step(step);
	const key = label('play');
	return {
		place: text.joined.sentences([...said, number]),
		speed: isMotionReduced ? text.spoken.jumps(key) : text.spoken.speed(key, speed),
	};
}
