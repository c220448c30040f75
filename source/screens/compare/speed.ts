import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model, usualSpeed} from '../../explorer/model.js';
import {fastSpeed, highestSpeed, nextSpeed} from '../../explorer/playback.js';
import {isRace} from './race.js';

/** In seconds, about. */
const raceTime = 40;
/** In steps per second, while nobody knows how many there are. */
const speedOfUnknown = 500;

const raceSpeed = createSlotBySize<{readonly chosen: number | undefined}>('race-speed', {chosen: undefined});

/** A race has a speed of its own, with which it ends in time. */
export function speedOf(model: Model, knowledge: Knowledge): number {
	const {end} = knowledge.tape(model.size);
	const usual = end ? Math.max(usualSpeed, nextSpeed(Math.min(end.index / raceTime, highestSpeed), 1)) : speedOfUnknown;
	return isRace(model) ? (raceSpeed.of(model).chosen ?? usual) : model.speed;
}

export function withSpeed(model: Model, speed: number): Model {
	return isRace(model) ? raceSpeed.with(model, {chosen: speed}) : {...model, speed};
}

export function isFast(model: Model, knowledge: Knowledge): boolean {
	return model.isPlaying && speedOf(model, knowledge) > fastSpeed;
}
