import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {type Moment, momentAt, tallyOf} from './moment.js';
import {addTally, emptyTally, type Tally} from './tally.js';

/**
 * A stretch of the search in the left half, seen in a left-right mirror: `\` becomes `/`, and no solution is fundamental,
 * because its image in the left half comes first. The comparisons stay the same: the same queen attacks.
 */
function mirrored(tally: Tally): Tally {
	return {...tally, diagonalFree: tally.antidiagonalFree, antidiagonalFree: tally.diagonalFree, fundamental: 0};
}

/**
 * The last moment of the search: the left columns of row 0, the middle column of an odd board, and the left ones again in a
 * mirror. `left` is the moment after the left columns, `half` the one after the middle column too.
 */
export function endOf(left: Moment, half: Moment): Moment {
	const {size} = half;
	return momentAt(size, [], stepBeforeColumn([], size), addTally(half, mirrored(left)));
}

/**
 * The moment from which the search still has to do the mirror image of what it has done at `moment`. `moment` is in the
 * left half, just after a return; `end` is the last moment.
 */
export function mirrorImage(moment: Moment, end: Moment): Moment {
	const {size, step} = moment;
	const queens = moment.queens.map((column) => size - 1 - column);
	const columnsDone = step?.type === 'backtrack' ? step.column + 1 : 0;
	// The queens on the board have been placed before both moments.
	const left = mirrored(addTally(moment, pathTo(size, moment.queens), -1));
	return momentAt(size, queens, stepBeforeColumn(queens, size - columnsDone), addTally(end, left, -1));
}

/** What testing and placing only these queens contains. */
function pathTo(size: number, queens: Queens): Tally {
	return queens.reduce<Tally>((sum, column, row) => {
		const above = queens.slice(0, row);
		const test = tallyOf(size, above, {type: 'test', row, column, attack: undefined});
		const placement = tallyOf(size, above, {type: 'place', row, column});
		return addTally(sum, addTally(test, placement));
	}, emptyTally(size));
}
