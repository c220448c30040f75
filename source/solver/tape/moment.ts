import {isDeadEnd, type Queens} from '../board.js';
import {backtrack} from '../search/backtrack.js';
import {createMeter} from '../search/meter.js';
import {scan} from '../search/scan.js';
import {type Position, positionBefore, type Step, start} from '../search/step.js';
import {isFundamental} from '../symmetry.js';
import {addTally, emptyTally, placementsIn, type Tally} from './tally.js';

/** A moment of the search: where it stands after `index` steps, and what it has done until then. */
export type Moment = Position & Tally & {readonly index: number};

export function firstMoment(size: number): Moment {
	return {...start, ...emptyTally(size), index: 0};
}

/** The moment at which a search that has done all this stands there. */
export function momentAt(queens: Queens, step: Step | undefined, done: Tally): Moment {
	// Every placement has been taken back but those that stand.
	const index = done.tests + 2 * placementsIn(done) - queens.length + done.solutions;
	const {tests, placements, solutions, deadEnds, fundamental, checks, mirroredFlags} = done;
	return {queens, step, index, tests, placements, solutions, deadEnds, fundamental, checks, mirroredFlags};
}

/** Goes from moment to moment, one step at a time. */
export type Stepper = {
	/** One step on; none at the end. */
	readonly after: (moment: Moment) => Moment | undefined;
	/** One step back; none at the start. */
	readonly before: (moment: Moment) => Moment | undefined;
	/** What a step contains that is about to be done. */
	readonly tallyOf: (queens: Queens, step: Step) => Tally;
};

export function createStepper(size: number): Stepper {
	const empty = emptyTally(size);
	const checksOf = createMeter(size);
	const checksInMirror = createMeter(size);

	function tallyOf(queens: Queens, step: Step): Tally {
		switch (step.type) {
			case 'test': {
				const mirrored = queens.map((column) => size - 1 - column);
				return {
					...empty,
					tests: 1,
					deadEnds: step.column === size - 1 && isDeadEnd(size, queens) ? 1 : 0,
					checks: checksOf(queens, step.column),
					mirroredFlags: checksInMirror(mirrored, size - 1 - step.column).flags,
				};
			}

			case 'place': {
				return {...empty, placements: empty.placements.map((_, row) => (row === step.row ? 1 : 0))};
			}

			case 'solution': {
				return {...empty, solutions: 1, fundamental: isFundamental(queens) ? 1 : 0};
			}

			case 'backtrack': {
				return empty;
			}
		}
	}

	return {
		tallyOf,
		after(moment) {
			const step = backtrack(size, scan, moment).next().value;
			return step && momentAt(queensAfter(moment.queens, step), step, addTally(moment, tallyOf(moment.queens, step)));
		},
		before(moment) {
			const before = positionBefore(size, moment);
			return (
				before &&
				moment.step &&
				momentAt(before.queens, before.step, addTally(moment, tallyOf(before.queens, moment.step), -1))
			);
		},
	};
}

function queensAfter(queens: Queens, step: Step): Queens {
	switch (step.type) {
		case 'place': {
			return [...queens, step.column];
		}

		case 'backtrack': {
			return queens.slice(0, -1);
		}

		case 'test':
		case 'solution': {
			return queens;
		}
	}
}
