import {isDeadEnd, type Queens} from '../board.js';
import {factsOfTest} from '../search/facts.js';
import {type Position, positionBefore, queensAfter, type Step, stepAfter} from '../search/step.js';
import {isFundamental} from '../symmetry.js';
import {addTally, emptyTally, placementsIn, type Tally} from './tally.js';

/** The position after `index` steps of the search on a board of `size`, and the tally of these steps. */
export type Moment = Position & Tally & {readonly size: number; readonly index: number};

/** The moment before the first step. */
export function firstMoment(size: number): Moment {
	return momentAt(size, [], undefined, emptyTally(size));
}

/** The moment after the steps with the tally `done`. `queens` are on the board and `step` is the last step. */
export function momentAt(size: number, queens: Queens, step: Step | undefined, done: Tally): Moment {
	// Each queen placed takes two steps, to place and to remove it. The queens on the board are not removed yet.
	const index = done.tests + 2 * placementsIn(done) - queens.length + done.solutions;
	return {size, queens, step, index, ...done};
}

/** The next moment; undefined at the end. Computed from the board, so that no variant is needed to know what variants must do. */
export function momentAfter(moment: Moment): Moment | undefined {
	const {size, queens} = moment;
	const step = stepAfter(size, moment);
	return step && momentAt(size, queensAfter(queens, step), step, addTally(moment, tallyOf(size, queens, step)));
}

/** The moment one step before; undefined at the start. */
export function momentBefore(moment: Moment): Moment | undefined {
	const {size, step} = moment;
	const before = positionBefore(size, moment);
	return (
		before &&
		step &&
		momentAt(size, before.queens, before.step, addTally(moment, tallyOf(size, before.queens, step), -1))
	);
}

/** The tally of one step. `queens` are on the board before the step. */
export function tallyOf(size: number, queens: Queens, step: Step): Tally {
	const empty = emptyTally(size);
	switch (step.type) {
		case 'test': {
			const isLast = step.column === size - 1;
			return {...empty, ...factsOfTest(queens, step.column), deadEnds: Number(isLast && isDeadEnd(size, queens))};
		}

		case 'place': {
			return {...empty, placements: empty.placements.map((_, row) => Number(row === step.row))};
		}

		case 'solution': {
			return {...empty, solutions: 1, fundamental: Number(isFundamental(queens))};
		}

		case 'backtrack': {
			return empty;
		}
	}
}
