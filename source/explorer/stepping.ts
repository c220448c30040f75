import type {Moment} from '../solver/tape/moment.js';
import type {Tape} from '../solver/tape/tape.js';
import {lastNumber, stepGoal} from './goal.js';
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

/** To a step at which a call has found no safe square. */
export function moveByDeadEnds(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	return moveByCount(model, knowledge, by, 'deadEnds', (tape, number) => tape.deadEnd(number));
}

export function moveToSolution(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	return moveByCount(model, knowledge, by, 'solutions', (tape, number) => tape.solution(number));
}

function moveByCount(
	model: Model,
	knowledge: Knowledge,
	by: 1 | -1,
	counted: 'deadEnds' | 'solutions',
	find: (tape: Tape, number: number) => Moment | undefined,
): Model {
	const tape = knowledge.tape(model.size);
	const moment = searchMoment(model, knowledge);
	const count = moment[counted];
	const isBetween = by < 0 && find(tape, count)?.index !== moment.index;
	const number = count + by + (isBetween ? 1 : 0);
	if (number < 1 || (tape.end && number > tape.end[counted])) {
		return {...model, notice: by < 0 ? 'none-before' : 'none-after'};
	}

	return goTo(model, knowledge, 'steps', (read) => find(read, number));
}

export function showSolution(model: Model, knowledge: Knowledge): Model {
	const {step} = searchMoment(model, knowledge);
	return step?.type === 'solution'
		? {...at(model, {solution: step.number}), screen: 'solutions', isFundamentalOnly: false}
		: {...model, notice: 'no-solution-here'};
}
