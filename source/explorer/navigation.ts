import {isFundamental} from '../solver/symmetry.js';
import {knownEnd} from '../solver/tape/known-end.js';
import type {Moment} from '../solver/tape/moment.js';
import {type Counted, type Goal, rangeOf, readTo, solutionGoal, stepGoal} from './goal.js';
import type {Knowledge} from './knowledge/knowledge.js';
import {createSlotBySize, type Model, type Notice, type Place, placeNumber, placeOf} from './model.js';

/** The last known moment if the tape has not been read that far. */
export function searchMoment(model: Model, knowledge: Knowledge): Moment {
	const tape = knowledge.tape(model.size);
	return stepGoal(placeOf(model).step)(tape) ?? tape.horizon;
}

export function solutionMoment(model: Model, knowledge: Knowledge): Moment | undefined {
	return solutionGoal(placeOf(model).solution)(knowledge.tape(model.size));
}

/** An unknown goal is sought in the background. A solution that is not fundamental ends the list of those that are. */
export function goTo(model: Model, knowledge: Knowledge, counted: Counted, goal: Goal): Model {
	const tape = knowledge.tape(model.size);
	const moment = readTo(tape, goal);
	if (!moment) {
		return {...model, sought: tape.end ? undefined : {type: counted, goal}};
	}

	return counted === 'steps'
		? at(model, {step: moment.index})
		: at(
				{...model, isFundamentalOnly: model.isFundamentalOnly && isFundamental(moment.queens)},
				{solution: moment.solutions},
			);
}

/** `stepOf` takes the number of all steps, which is infinite where it is not known: if the step is, so is its time. */
export function goFar(
	model: Model,
	knowledge: Knowledge,
	counted: Counted,
	goal: Goal,
	stepOf: (total: number) => number,
): Model {
	const moved = goTo(model, knowledge, counted, goal);
	if (moved.sought?.type !== counted) {
		return moved;
	}

	const total = knownEnd(model.size)?.index ?? Number.POSITIVE_INFINITY;
	// The second half is the first in a mirror.
	const step = Math.min(stepOf(total), total / 2);
	return {...moved, sought: {...moved.sought, ...(Number.isFinite(step) && {step})}};
}

export function goToEnd(model: Model, knowledge: Knowledge, counted: Counted, goal: Goal): Model {
	const moved = goFar(model, knowledge, counted, goal, (total) => total);
	const isStart = placeNumber(moved, counted) === rangeOf(knowledge.tape(moved.size), counted).first;
	return moved.notice ? moved : unlessStuck(model, moved, isStart ? 'at-start' : 'at-end');
}

export function isFound({size, sought}: Model, knowledge: Knowledge): boolean {
	return sought !== undefined && sought.goal(knowledge.tape(size)) !== undefined;
}

export function seek(model: Model, knowledge: Knowledge): Model {
	const {size, sought} = model;
	const isOver = isFound(model, knowledge) || knowledge.tape(size).end;
	return sought && isOver ? goTo(model, knowledge, sought.type, sought.goal) : model;
}

/** Starts at the first placement that the previous solution does not share: no other solution lies between. */
export function showWayTo(model: Model, knowledge: Knowledge, {index, queens, solutions}: Moment): Model {
	const previous = knowledge.tape(model.size).solution(solutions - 1)?.queens ?? [];
	const shared = queens.findIndex((column, row) => column !== previous[row]);
	const begun = goTo(model, knowledge, 'steps', (tape) => tape.placing(queens.slice(0, shared + 1)));
	return {...watched.with(begun, {from: placeOf(begun).step, to: index}), screen: 'search', notice: 'watching'};
}

export function at(model: Model, place: Partial<Place>): Model {
	return {...model, sought: undefined, places: {...model.places, [model.size]: {...placeOf(model), ...place}}};
}

export function unlessStuck(before: Model, after: Model, notice: Notice): Model {
	const [from, to] = [placeOf(before), placeOf(after)];
	const isStuck = from.step === to.step && from.solution === to.solution && !after.sought;
	return isStuck ? {...after, notice} : after;
}

/** Playback that goes on from these steps stops at the last one. */
const watched = createSlotBySize<{readonly from: number; readonly to: number | undefined}>('watched', {
	from: 0,
	to: undefined,
});

export function watchedOnTheWay(model: Model, to: number): number | undefined {
	const {step} = placeOf(model);
	const {from, to: report} = watched.of(model);
	return report !== undefined && from <= step && step < report && report <= to ? report : undefined;
}
