import {publishedCount} from '../solver/counting/known.js';
import type {Moment} from '../solver/tape/moment.js';
import type {Tape} from '../solver/tape/tape.js';
import {Refusal} from '../text/refusal.js';

/** What a number counts: steps from 0, or solutions from 1. */
export type Counted = 'steps' | 'solutions';

/** Finds the moment to go to; undefined if the tape has not been read that far, or has no such moment. */
export type Goal = (tape: Tape) => Moment | undefined;

export type Sought = {readonly type: Counted; readonly goal: Goal; readonly step?: number};

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

/** `fraction` of all steps is from 0 to 1. Unknown before the end of the search. */
export function fractionGoal(fraction: number): Goal {
	return (tape) => tape.end && stepGoal(Math.round(fraction * tape.end.index))(tape);
}

export const lastNumber = Number.POSITIVE_INFINITY;

/** Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** The last step is undefined while the end of the search is unknown; of solutions, the number is published. */
export function rangeOf({size, end}: Tape, counted: Counted): Range {
	return counted === 'steps' ? {first: 0, last: end?.index} : {first: 1, last: Number(publishedCount(size))};
}

/** Throws a Refusal for a solution that this size does not have. The number of steps is known only at the end. */
export function refuseImpossible(size: number, counted: Counted, number: number): void {
	const solutions = publishedCount(size);
	if (counted === 'solutions' && number > solutions) {
		throw new Refusal((text) => text.beyondEnd(counted, size, number, solutions));
	}
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
