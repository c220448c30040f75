import {publishedCount} from '../solver/counting/known.js';
import {isFundamental} from '../solver/symmetry.js';
import type {Moment} from '../solver/tape/moment.js';
import type {Tape} from '../solver/tape/tape.js';
import {endOf, type Knowledge} from './knowledge.js';
import {type Counted, createSlotBySize, type Goal, type Model, placeNumber, placeOf, withPlace} from './model.js';

/** Beyond the end it is the end. */
export function stepGoal(index: number): Goal {
	return (tape) => (tape.end && index >= tape.end.index ? tape.end : tape.at(Math.max(0, index)));
}

export function solutionGoal(number: number): Goal {
	return (tape) => tape.solution(Math.max(1, Math.min(number, tape.end?.solutions ?? number)));
}

export function numbered(counted: Counted, number: number): Goal {
	return counted === 'steps' ? stepGoal(number) : solutionGoal(number);
}

export const lastNumber = Number.POSITIVE_INFINITY;

/** Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** The last step is undefined while the total is unknown; of solutions, the number is published. */
export function rangeOf(tape: Tape, counted: Counted): Range {
	return counted === 'steps'
		? {first: 0, last: endOf(tape)?.index}
		: {first: 1, last: Number(publishedCount(tape.size))};
}

/** The longest reading in one call, in milliseconds. */
const readTime = 10;

export function readTo(tape: Tape, goal: Goal): Moment | undefined {
	const moment = goal(tape);
	if (moment || tape.end) {
		return moment;
	}

	tape.advance(readTime);
	return goal(tape);
}

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
		? withPlace(model, {step: moment.index})
		: withPlace(
				{...model, isFundamentalOnly: model.isFundamentalOnly && isFundamental(moment.queens)},
				{solution: moment.solutions},
			);
}

export function goToEnd(model: Model, knowledge: Knowledge, counted: Counted, goal: Goal): Model {
	const moved = goTo(model, knowledge, counted, goal);
	const isStart = placeNumber(moved, counted) === rangeOf(knowledge.tape(moved.size), counted).first;
	return unlessStuck(model, moved, isStart ? 'at-start' : 'at-end');
}

export function isFound({size, sought}: Model, knowledge: Knowledge): boolean {
	return sought !== undefined && sought.goal(knowledge.tape(size)) !== undefined;
}

export function seek(model: Model, knowledge: Knowledge): Model {
	const {size, sought} = model;
	const isOver = isFound(model, knowledge) || knowledge.tape(size).end;
	return sought && isOver ? goTo(model, knowledge, sought.type, sought.goal) : model;
}

export function unlessStuck(before: Model, after: Model, notice: Model['notice']): Model {
	const [from, to] = [placeOf(before), placeOf(after)];
	const isStuck = from.step === to.step && from.solution === to.solution && !after.sought;
	return isStuck ? {...after, notice} : after;
}

/** The tape to read on: while a goal is sought or the search plays, however long that takes; undefined when all is known or out of reach. */
export function nextReading({size, sought, isPlaying}: Model, knowledge: Knowledge): Tape | undefined {
	const tape = knowledge.tape(size);
	return !tape.end && (sought || isPlaying || !knowledge.isOutOfReach(tape)) ? tape : undefined;
}

export function moveBySteps(model: Model, knowledge: Knowledge, by: number): Model {
	const moved = goTo(model, knowledge, 'steps', stepGoal(placeOf(model).step + by));
	return unlessStuck(model, moved, by > 0 ? 'at-end' : 'at-start');
}

/** The next step of this call of place() or of one above: skips the calls below. Also backwards. */
export function moveOver(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model, knowledge);
	if (by === 1 && step?.type === 'place') {
		return goTo(model, knowledge, 'steps', (tape) => tape.removing(queens));
	}

	if (by === -1 && step?.type === 'backtrack') {
		return goTo(model, knowledge, 'steps', (tape) => tape.placing([...queens, step.column]));
	}

	return moveBySteps(model, knowledge, by);
}

/** Where this call returns; backwards, where it began, and from there where the call above began. */
export function moveOut(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const {queens, step} = searchMoment(model, knowledge);
	if (by === 1) {
		return queens.length === 0
			? unlessStuck(model, goTo(model, knowledge, 'steps', stepGoal(lastNumber)), 'at-end')
			: goTo(model, knowledge, 'steps', (tape) => tape.removing(queens));
	}

	const caller = step?.type === 'place' ? queens.slice(0, -1) : queens;
	const moved = goTo(model, knowledge, 'steps', (tape) => tape.placing(caller));
	return unlessStuck(model, moved, 'at-start');
}

export function moveByDeadEnds(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	return moveByCount(model, knowledge, by, 'deadEnds');
}

export function moveToSolution(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	return moveByCount(model, knowledge, by, 'solutions');
}

function moveByCount(model: Model, knowledge: Knowledge, by: 1 | -1, counted: 'deadEnds' | 'solutions'): Model {
	const tape = knowledge.tape(model.size);
	const find = (read: Tape, at: number) => (counted === 'deadEnds' ? read.deadEnd(at) : read.solution(at));
	const moment = searchMoment(model, knowledge);
	const count = moment[counted];
	const isBetween = by === -1 && find(tape, count)?.index !== moment.index;
	const number = count + by + (isBetween ? 1 : 0);
	if (number < 1 || (tape.end && number > tape.end[counted])) {
		return {...model, notice: by === -1 ? 'none-before' : 'none-after'};
	}

	return goTo(model, knowledge, 'steps', (read) => find(read, number));
}

export function showSolution(model: Model, knowledge: Knowledge): Model {
	const {step} = searchMoment(model, knowledge);
	return step?.type === 'solution'
		? {...withPlace(model, {solution: step.number}), screen: 'solutions', isFundamentalOnly: false}
		: {...model, notice: 'no-solution-here'};
}

/** Starts at the first placement that the previous solution does not share: no other solution lies between. */
export function showWayTo(model: Model, knowledge: Knowledge, {index, queens, solutions}: Moment): Model {
	const previous = knowledge.tape(model.size).solution(solutions - 1)?.queens ?? [];
	const shared = queens.findIndex((column, row) => column !== previous[row]);
	const begun = goTo(model, knowledge, 'steps', (tape) => tape.placing(queens.slice(0, shared + 1)));
	return {...watched.with(begun, {from: placeOf(begun).step, to: index}), screen: 'search', notice: 'watching'};
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
