import {isAtDeadEnd} from '../solver/index.js';
import {lastNumber, readTo, solutionGoal, stepGoal} from './goal.js';
import type {Knowledge} from './knowledge/knowledge.js';
import {type Model, placeOf} from './model.js';
import {at, goTo, searchMoment, unlessStuck} from './navigation.js';
import {workOf} from './work.js';

export function moveBySteps(model: Model, knowledge: Knowledge, by: number): Model {
	const moved = goTo(model, knowledge, 'steps', stepGoal(placeOf(model).step + by));
	return unlessStuck(model, moved, by > 0 ? 'at-end' : 'at-start');
}

/** Into the test of the last step, or out of it. */
export function toggleLooks(model: Model, knowledge: Knowledge): Model {
	const {checks} = workOf(model, searchMoment(model, knowledge));
	return checks === 0 ? {...model, notice: 'no-checks'} : {...model, looks: model.looks > 0 ? 0 : 1};
}

/** Check by check; before the first and after the last, the test is one step again. */
export function moveLook(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const looks = model.looks + by;
	return {...model, looks: looks > workOf(model, searchMoment(model, knowledge)).checks ? 0 : looks};
}

/** The next step of this call of place() or of one above: skips the calls below. Also backwards. */
export function moveOver(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model, knowledge);
	if (by > 0 && step?.type === 'place') {
		return goTo(model, knowledge, 'steps', (tape) => tape.removing(queens));
	}

	if (by < 0 && step?.type === 'backtrack') {
		return goTo(model, knowledge, 'steps', (tape) => tape.placing([...queens, step.column]));
	}

	return moveBySteps(model, knowledge, by);
}

/** Where this call returns; backwards, where it began, and from there where the call above began. */
export function moveOut(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model, knowledge);
	if (by > 0) {
		return queens.length === 0
			? unlessStuck(model, goTo(model, knowledge, 'steps', stepGoal(lastNumber)), 'at-end')
			: goTo(model, knowledge, 'steps', (tape) => tape.removing(queens));
	}

	const isAtStart = step?.type === 'place';
	const caller = isAtStart ? queens.slice(0, -1) : queens;
	const moved = goTo(model, knowledge, 'steps', (tape) => tape.placing(caller));
	return unlessStuck(model, moved, 'at-start');
}

/** The step at which a call has found no safe square. */
export function moveByDeadEnds(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const moment = searchMoment(model, knowledge);
	const number = moment.deadEnds + by + (by < 0 && !isAtDeadEnd(model.size, moment) ? 1 : 0);
	if (number < 1) {
		return {...model, notice: 'none-before'};
	}

	const {end} = knowledge.tape(model.size);
	return end && number > end.deadEnds
		? {...model, notice: 'none-after'}
		: goTo(model, knowledge, 'steps', (tape) => tape.deadEnd(number));
}

export function moveToSolution(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const tape = knowledge.tape(model.size);
	const from = searchMoment(model, knowledge);
	const isBetween = by < 0 && from.step?.type !== 'solution';
	const number = from.solutions + by + (isBetween ? 1 : 0);
	if (number < 1) {
		return {...model, notice: 'none-before'};
	}

	const isThere = readTo(tape, solutionGoal(number))?.solutions === number;
	return isThere || !tape.end
		? goTo(model, knowledge, 'steps', solutionGoal(number))
		: {...model, notice: 'none-after'};
}

export function showSolution(model: Model, knowledge: Knowledge): Model {
	const {step} = searchMoment(model, knowledge);
	return step?.type === 'solution'
		? {...at(model, {solution: step.number}), screen: 'solutions', isFundamentalOnly: false}
		: {...model, notice: 'no-solution-here'};
}
