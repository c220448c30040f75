import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {type Moment, momentAt, tallyOf} from './moment.js';
import {addTally, emptyTally, type Tally} from './tally.js';

/**
 * The tally of the mirror image of a section in the left half of the search. `\` becomes `/`. No solution is fundamental,
 * because its image in the left half precedes it. The comparisons are the same: the same queen attacks.
 */
function mirroredTally(tally: Tally): Tally {
	return {...tally, diagonalFree: tally.antidiagonalFree, antidiagonalFree: tally.diagonalFree, fundamental: 0};
}

/**
 * The last moment of the search. The search consists of the columns of row 0 left of the middle, the middle column if the
 * size is odd, and the mirror images of the left columns. `left` is the moment after the left columns; `half` is the moment
 * after the middle column too, and equals `left` if the size is even.
 */
export function endOf(left: Moment, half: Moment): Moment {
	const {size} = half;
	return momentAt(size, [], stepBeforeColumn([], size), addTally(half, mirroredTally(left)));
}

/**
 * The mirror image of a moment. From there to the end, the search does the mirror image of what it has done up to
 * `moment`, which is in the left half just after a backtrack step. `end` is the last moment of the search.
 */
export function mirrorImage(moment: Moment, end: Moment): Moment {
	const {size, step} = moment;
	const queens = moment.queens.map((column) => size - 1 - column);
	const columnsDone = step?.type === 'backtrack' ? step.column + 1 : 0;
	// The queens on the board are placed before both moments, so their tests and placements are not mirrored.
	const left = mirroredTally(addTally(moment, pathTo(size, moment.queens), -1));
	return momentAt(size, queens, stepBeforeColumn(queens, size - columnsDone), addTally(end, left, -1));
}

/** The tally of the successful tests and the placements of these queens, without any other step. */
function pathTo(size: number, queens: Queens): Tally {
	return queens.reduce<Tally>((sum, column, row) => {
		const above = queens.slice(0, row);
		const test = tallyOf(size, above, {type: 'test', row, column, attack: undefined});
		const placement = tallyOf(size, above, {type: 'place', row, column});
		return addTally(sum, addTally(test, placement));
	}, emptyTally(size));
}
