import type {Moment} from '../solver/tape/moment.js';
import type {Text} from '../text/en.js';
import type {Knowledge} from './knowledge.js';
import {type Model, placeOf, stopped, withPlace} from './model.js';
import {moveToSolution, readTo, stepGoal, watchedOnTheWay} from './navigation.js';

/** Milliseconds. Playback must not jump after the machine was suspended. */
const longestTick = 250;

export function togglePlayback(model: Model, knowledge: Knowledge): Model {
	if (model.isMotionReduced) {
		return moveToSolution({...model, isPlaying: false}, knowledge, 1);
	}

	return model.isPlaying || !isPlayedOut(model, knowledge)
		? {...model, isPlaying: !model.isPlaying, stepFraction: 0}
		: {...model, notice: 'at-end'};
}

function isPlayedOut(model: Model, knowledge: Knowledge): boolean {
	return placeOf(model).step === knowledge.tape(model.size).end?.index;
}

/** Moves at most `most` steps, and not below an overlay; parts of a step stay in `stepFraction`. */
export function playFor(
	model: Model,
	knowledge: Knowledge,
	milliseconds: number,
	most = Number.POSITIVE_INFINITY,
	speed = model.speed,
): Model {
	if (isHeld(model) || most === 0) {
		return model;
	}

	const due = stepsDue(model, milliseconds, speed);
	const by = Math.min(most, Math.floor(due));
	const moment = readTo(knowledge.tape(model.size), stepGoal(placeOf(model).step + by));
	const report = moment && watchedOnTheWay(model, moment.index);
	if (report !== undefined) {
		return {...stopped(withPlace(model, {step: report})), notice: 'watched'};
	}

	if (by === 0 || !moment) {
		return {...model, stepFraction: moment ? due : model.stepFraction};
	}

	const moved = {...withPlace(model, {step: moment.index}), stepFraction: due % 1};
	return isPlayedOut(moved, knowledge) ? {...moved, isPlaying: false} : moved;
}

/** An overlay, such as the help, explains the step that it covers. */
function isHeld({isPlaying, overlay}: Model): boolean {
	return !isPlaying || overlay !== undefined;
}

function stepsDue({stepFraction}: Model, milliseconds: number, speed: number): number {
	return stepFraction + (speed * Math.min(milliseconds, longestTick)) / 1000;
}

/** What a screen counts instead of steps or solutions, from 0 to `last`, and where it is. */
export type Axis = {
	readonly of: (model: Model) => {readonly at: number; readonly last: number};
	readonly goTo: (model: Model, at: number) => Model;
};

export function playAlong(model: Model, milliseconds: number, {of, goTo}: Axis): Model {
	if (isHeld(model)) {
		return model;
	}

	const due = stepsDue(model, milliseconds, model.speed);
	const {at, last} = of(model);
	const to = Math.min(last, at + Math.floor(due));
	return {...goTo(model, to), stepFraction: due % 1, isPlaying: to < last};
}

/** Steps per second. Beyond this, signs and colours of each step would only flash. */
const fastSpeed = 10;

export function isFast({isPlaying, speed}: Model): boolean {
	return isPlaying && speed > fastSpeed;
}

/** While playback is fast, figures change four times a second, all at once. */
export function momentToRead(model: Model, knowledge: Knowledge, moment: Moment): Moment {
	const interval = Math.ceil(model.speed / 4);
	const index = Math.floor(moment.index / interval) * interval;
	return isFast(model) ? (knowledge.tape(model.size).at(index) ?? moment) : moment;
}

const decades = [1, 10, 100, 1000, 10_000, 100_000];

export const highestSpeed = 1_000_000;

/** Steps per second. The command line can ask for others. */
const speeds: readonly number[] = [...decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]), highestSpeed];

/** While it plays, the figures show the speed: no notice. */
export function saidSpeed(model: Model, before: number, after: number): Model {
	const isShown = model.isPlaying && before !== after;
	const notice = isShown ? undefined : (text: Text) => text.notices.speed(text.speed(after));
	return {...model, stepFraction: 0, notice};
}

/** `usual` is a speed to choose, too. */
export function nextSpeed(speed: number, by: 1 | -1, usual: number = speed): number {
	const all = [...speeds, usual].toSorted((a, b) => a - b);
	return (by === 1 ? all.find((faster) => faster > speed) : all.findLast((slower) => slower < speed)) ?? speed;
}
