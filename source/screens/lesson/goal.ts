import type {Model} from '../../explorer/model.js';
import type {Moment, Square, Tape} from '../../solver/index.js';
import type {Fault} from '../../text/lesson-facts.js';
import {indexBefore, type NextStep} from './next-step.js';

/** What the screen of a task shows. */
export type State = {
	readonly model: Model;
	readonly tape: Tape;
	/** The moment of the search. */
	readonly moment: Moment;
	/** The queens on the board. */
	readonly queens: readonly Square[];
};

/** A state to reach with the keys of a screen. */
export type Goal = {
	readonly isReached: (state: State) => boolean;
	/** What must be put right first. */
	readonly faultOf?: (state: State) => Fault | undefined;
	/** What is shown when the task is skipped: the moment before a step, or a board. */
	readonly until?: NextStep;
	readonly queens?: readonly Square[];
};

/** The moment before a step. A learner who is past it has to go back. */
export function goTo(until: NextStep): Goal {
	return {
		until,
		isReached: ({tape, moment}) => moment.index === indexBefore(tape, until),
		faultOf({tape, moment}) {
			const index = indexBefore(tape, until);
			return moment.index > index ? {type: 'past', index: moment.index, goal: index} : undefined;
		},
	};
}
