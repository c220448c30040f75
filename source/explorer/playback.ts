import {stopOnTheWay} from './breakpoints.js';
import {momentOf} from './goal.js';
import {type Model, placeOf} from './model.js';
import {askedSquare} from './prediction.js';
import {tapeOf} from './tapes.js';
import {at, searchMoment} from './travel.js';

/** Playback never makes up for more than this, in milliseconds: after a pause of the machine it goes on, it does not jump. */
const longestTick = 250;

/** Whether there is nothing left in the direction of play. */
export function isPlayedOut(model: Model): boolean {
	const {step} = placeOf(model);
	return model.direction > 0 ? step === tapeOf(model.size).end?.index : step === 0;
}

/** The model after so many milliseconds of playback. Parts of a step add up until they make one. */
export function play(model: Model, milliseconds: number): Model {
	// Forwards, playback waits for the answer to a question.
	if (!model.isPlaying || (model.direction > 0 && askedSquare(model))) {
		return model;
	}

	const lead = model.lead + (model.speed * Math.min(milliseconds, longestTick)) / 1000;
	const by =
		(model.prediction && model.screen === 'search' && model.direction > 0
			? Math.min(1, Math.floor(lead))
			: Math.floor(lead)) * model.direction;
	const tape = tapeOf(model.size);
	const moment = momentOf(tape, {type: 'step', index: placeOf(model).step + by});
	const stop = moment && stopOnTheWay(tape, model, searchMoment(model), moment.index);
	if (stop !== undefined) {
		return {...at(model, {step: stop}), lead: 0, isPlaying: false};
	}

	if (by === 0 || !moment) {
		// Where the tape has not been read yet, playback waits for it.
		return {...model, lead: moment ? lead : model.lead};
	}

	const moved = {...at(model, {step: moment.index}), lead: lead % 1};
	return isPlayedOut(moved) ? {...moved, isPlaying: false} : moved;
}
