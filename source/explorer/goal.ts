import {type Moment, publishedCount, stepBound, type Tape} from '../solver/index.js';
import {Refusal} from '../text/refusal.js';

/** What a number counts: steps from 0, or solutions from 1. */
export type Counted = 'steps' | 'solutions';

/** Where to go in the search: answers with the moment there, if the tape has been read so far and there is one. */
export type Goal = (tape: Tape) => Moment | undefined;

/** A search for the next or previous solution or breakpoint that has found none up to step `from`. */
export type StopSearch = {readonly type: 'stop'; readonly by: 1 | -1; readonly from: number};

/** What is looked for in the background: a stop, or a goal that the tape has not been read to, to go to its step or solution. */
export type Sought =
	/** `step` is about where a far goal is. */
	{readonly type: Counted; readonly goal: Goal; readonly step?: number} | StopSearch;

/** A step by its number. Beyond the end it is the end. */
export function stepGoal(index: number): Goal {
	return (tape) => (tape.end && index >= tape.end.index ? tape.end : tape.at(Math.max(0, index)));
}

export function solutionGoal(number: number): Goal {
	return (tape) => tape.solution(Math.max(1, Math.min(number, tape.end?.solutions ?? number)));
}

export function numbered(counted: Counted, number: number): Goal {
	return counted === 'steps' ? stepGoal(number) : solutionGoal(number);
}

/** The step or the solution after this part of all, from 0 to 1. It is not known before the end of the search. */
export function fractionGoal(counted: Counted, fraction: number): Goal {
	return (tape) => {
		const {last} = rangeOf(tape, counted);
		return last === undefined ? undefined : numbered(counted, Math.round(fraction * last))(tape);
	};
}

/** The number of the last step, solution or class, which need not be known yet. */
export const last = Number.POSITIVE_INFINITY;

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

/** The longest time that one call reads the tape for a goal, in milliseconds. */
const readTime = 10;

/** The moment of a goal. If it is not known yet, reads the tape a little further first. */
export function readTo(tape: Tape, goal: Goal): Moment | undefined {
	const moment = goal(tape);
	if (moment || tape.end) {
		return moment;
	}

	tape.advance(readTime);
	return goal(tape);
}
