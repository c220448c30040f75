import {isDeadEnd, type Moment} from '../solver/index.js';
import {lastStep} from './goal.js';
import type {Model} from './model.js';
import {tapeOf} from './tapes.js';
import {goTo, moveBySteps, searchMoment, unlessStuck} from './travel.js';

/** To the next step in this call of place() or above it, past all that the calls below do; or the same backwards. */
export function moveOver(model: Model, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model);
	if (by > 0 && step?.type === 'place') {
		return goTo(model, {type: 'taking-back', queens});
	}

	if (by < 0 && step?.type === 'backtrack') {
		return goTo(model, {type: 'placing', queens: [...queens, step.column]});
	}

	return moveBySteps(model, by);
}

/** Out of this call, to where it returns; or back to where it began, and from there to where the one above began. */
export function moveOut(model: Model, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model);
	if (by > 0) {
		return queens.length === 0
			? unlessStuck(model, goTo(model, lastStep), 'last-step')
			: goTo(model, {type: 'taking-back', queens});
	}

	const isAtStart = step?.type === 'place';
	return unlessStuck(
		model,
		goTo(model, {type: 'placing', queens: isAtStart ? queens.slice(0, -1) : queens}),
		'first-step',
	);
}

/** To the next or previous step at which a call has found no safe square. */
export function moveByDeadEnds(model: Model, by: 1 | -1): Model {
	const moment = searchMoment(model);
	const number = moment.deadEnds + by + (by < 0 && !isAtDeadEnd(model.size, moment) ? 1 : 0);
	if (number < 1) {
		return {...model, notice: 'no-dead-end-before'};
	}

	const {end} = tapeOf(model.size);
	return end && number > end.deadEnds
		? {...model, notice: 'no-dead-end-after'}
		: goTo(model, {type: 'dead-end', number});
}

/** Whether the last step was the one that found the last square of a row attacked, and no other safe. */
export function isAtDeadEnd(size: number, {queens, step}: Moment): boolean {
	return step?.type === 'test' && step.column === size - 1 && isDeadEnd(size, queens);
}
