import type {Moment, Queens, Tape} from '../solver/index.js';
import {type Screen, showsSteps} from './screen.js';

/** Where to go in the search. Beyond the end counts as the end, beyond the last solution as the last. */
export type Goal =
	| {readonly type: 'step'; readonly index: number}
	| {readonly type: 'solution'; readonly number: number}
	/** The first solution of a class. */
	| {readonly type: 'class'; readonly number: number}
	| {readonly type: 'last-class'}
	| {readonly type: 'dead-end'; readonly number: number}
	/** The step that places the last of these queens, and the one that takes it back: where a call begins and ends. */
	| {readonly type: 'placing' | 'taking-back'; readonly queens: Queens}
	/** The step that reports a solution. */
	| {readonly type: 'report'; readonly queens: Queens}
	| {readonly type: 'share'; readonly of: 'steps' | 'solutions'; readonly percent: number};

/** What a number means on a screen: a step in Search, a solution in Solutions. */
export function numbered(screen: Screen, number: number): Goal {
	return showsSteps(screen) ? {type: 'step', index: number} : {type: 'solution', number};
}

/** The largest such number; none as long as the end of the search is not known. */
export function lastNumber(tape: Tape, screen: Screen): number | undefined {
	return showsSteps(screen) ? tape.end?.index : tape.end?.solutions;
}

export const lastStep: Goal = {type: 'share', of: 'steps', percent: 100};
export const lastSolution: Goal = {type: 'share', of: 'solutions', percent: 100};

/** Whether the goal counts solutions rather than steps. */
export function isOfSolutions(goal: Goal): boolean {
	return ['solution', 'class', 'last-class'].includes(goal.type) || (goal.type === 'share' && goal.of === 'solutions');
}

/** A key may make the tape read on for so long, in milliseconds, before its goal counts as far away. */
const patience = 20;

/** The moment of a goal; none if it is not known yet, or if it is a solution and there is none. */
export function momentOf(tape: Tape, goal: Goal): Moment | undefined {
	const moment = resolve(tape, goal);
	if (moment || tape.end) {
		return moment;
	}

	tape.advance(patience);
	return resolve(tape, goal);
}

function resolve(tape: Tape, goal: Goal): Moment | undefined {
	switch (goal.type) {
		case 'step': {
			const {end} = tape;
			return end && goal.index >= end.index ? end : tape.at(Math.max(0, goal.index));
		}

		case 'solution': {
			const {end} = tape;
			return tape.solution(Math.max(1, end ? Math.min(goal.number, end.solutions) : goal.number));
		}

		case 'class': {
			return tape.fundamental(Math.max(1, goal.number));
		}

		case 'last-class': {
			return tape.end && tape.fundamental(Math.max(1, tape.end.fundamental));
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

		case 'taking-back': {
			return tape.removing(goal.queens);
		}

		case 'share': {
			const {end} = tape;
			const share = goal.percent / 100;
			return (
				end &&
				resolve(
					tape,
					goal.of === 'steps'
						? {type: 'step', index: Math.round(share * end.index)}
						: {type: 'solution', number: Math.round(share * end.solutions)},
				)
			);
		}
	}
}
