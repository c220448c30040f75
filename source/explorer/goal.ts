import {type Moment, publishedCount, type Queens, stepBound, type Tape} from '../solver/index.js';
import {Refusal} from '../text/refusal.js';

/** What a number counts: steps from 0, or solutions from 1. */
export type Counted = 'steps' | 'solutions';

/** Where to go in the search. A step beyond the end is the end; a number beyond the last solution is the last. */
export type Goal =
	| {readonly type: 'step'; readonly index: number}
	| {readonly type: 'solution'; readonly number: number}
	/** The first solution of a class. */
	| {readonly type: 'class'; readonly number: number}
	| {readonly type: 'last-class'}
	| {readonly type: 'dead-end'; readonly number: number}
	/** The step that places the last of these queens, or the one that removes it: where a call begins or ends. */
	| {readonly type: 'placing' | 'removing'; readonly queens: Queens}
	/** The step that reports a solution. */
	| {readonly type: 'report'; readonly queens: Queens}
	| {readonly type: 'percentage'; readonly of: Counted; readonly percent: number};

/** A search for the next or previous solution or breakpoint that has found none up to step `from`. */
export type StopSearch = {readonly type: 'stop'; readonly by: 1 | -1; readonly from: number};

/** What is looked for in the background: a stop, or a goal that the tape has not been read to, as a step or a solution. */
export type Sought = (Goal & {readonly as: 'step' | 'solution'}) | StopSearch;

/** The goal that a number stands for. */
export function numbered(counted: Counted, number: number): Goal {
	return counted === 'steps' ? {type: 'step', index: number} : {type: 'solution', number};
}

/** The first and the last number. The last is undefined while the end of the search is unknown. */
export function rangeOf({end}: Tape, counted: Counted): {readonly first: number; readonly last: number | undefined} {
	return counted === 'steps' ? {first: 0, last: end?.index} : {first: 1, last: end?.solutions};
}

/** Throws a Refusal if no search of this size can have such a step or solution, as far as that is known without searching. */
export function refuseImpossible(size: number, counted: Counted, number: number): void {
	const [solutions, steps] = [publishedCount(size), stepBound(size)];
	if (counted === 'solutions' && number > solutions) {
		throw new Refusal((text) => text.beyondEnd(counted, size, number, solutions));
	}

	if (counted === 'steps' && number >= steps) {
		throw new Refusal((text) => text.beyondBound(size, number, steps));
	}
}

export const lastStep: Goal = {type: 'percentage', of: 'steps', percent: 100};
export const lastSolution: Goal = {type: 'percentage', of: 'solutions', percent: 100};

/** The longest time that one call reads the tape for a goal, in milliseconds. */
const readTime = 10;

/** The moment of a goal; undefined if it is not known yet, or if it is a solution and there is none. */
export function momentOf(tape: Tape, goal: Goal): Moment | undefined {
	const {end} = tape;
	switch (goal.type) {
		case 'step': {
			return end && goal.index >= end.index ? end : tape.at(Math.max(0, goal.index));
		}

		case 'solution': {
			return tape.solution(Math.max(1, end ? Math.min(goal.number, end.solutions) : goal.number));
		}

		case 'class': {
			return tape.fundamental(Math.max(1, goal.number));
		}

		case 'last-class': {
			return end && tape.fundamental(Math.max(1, end.fundamental));
		}

		case 'dead-end': {
			return tape.deadEnd(goal.number);
		}

		case 'placing': {
			return tape.placing(goal.queens);
		}

		case 'report': {
			return tape.report(goal.queens);
		}

		case 'removing': {
			return tape.removing(goal.queens);
		}

		case 'percentage': {
			return end && momentOf(tape, goalAt(end, goal.of, goal.percent));
		}
	}
}

function goalAt({index, solutions}: Moment, of: Counted, percent: number): Goal {
	return numbered(of, Math.round((percent / 100) * (of === 'steps' ? index : solutions)));
}

/** The same, but reads the tape a little further first if the moment is not known yet. */
export function readTo(tape: Tape, goal: Goal): Moment | undefined {
	const moment = momentOf(tape, goal);
	if (moment || tape.end) {
		return moment;
	}

	tape.advance(readTime);
	return momentOf(tape, goal);
}
