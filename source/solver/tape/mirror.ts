import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {type Moment, momentAt, type Stepper} from './moment.js';
import {addTally, emptyTally, type Tally} from './tally.js';

/** The same stretch of the search seen in a left-right mirror: all is alike but the two kinds of diagonal. */
function mirrored(tally: Tally): Tally {
	return {
		...tally,
		// Whatever lies right of the centre has an image that comes before it.
		fundamental: 0,
		checks: {...tally.checks, flags: tally.mirroredFlags},
		mirroredFlags: tally.checks.flags,
	};
}

/** What the whole search contains, given what it has done when it is through with the columns of row 0 left of its centre, and up to its centre. */
export function wholeSearch(left: Tally, upToCentre: Tally): Tally {
	return addTally(upToCentre, mirrored(left));
}

/**
 * The moment at which the search has yet to do what it had done at `moment`, left and right exchanged, out of `total`.
 * `moment` lies left of the centre and has just come back from a column.
 */
export function mirrorImage(size: number, moment: Moment, total: Tally, stepper: Stepper): Moment {
	const queens = moment.queens.map((column) => size - 1 - column);
	const columnsDone = moment.step?.type === 'backtrack' ? moment.step.column + 1 : 0;
	// The queens that stand have been placed before either moment.
	const toDo = mirrored(addTally(moment, pathTo(size, moment.queens, stepper), -1));
	return momentAt(queens, stepBeforeColumn(queens, size - columnsDone), addTally(total, toDo, -1));
}

/** What it takes to place the queens, without what the search tries before in vain. */
function pathTo(size: number, queens: Queens, {tallyOf}: Stepper): Tally {
	return queens.reduce<Tally>((sum, column, row) => {
		const above = queens.slice(0, row);
		const test = tallyOf(above, {type: 'test', row, column, attack: undefined});
		const placement = tallyOf(above, {type: 'place', row, column});
		return addTally(sum, addTally(test, placement));
	}, emptyTally(size));
}
