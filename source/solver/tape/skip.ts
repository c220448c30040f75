import type {Queens} from '../board.js';
import {type Moment, momentAt} from './moment.js';
import {createSubtreeCounter} from './subtree.js';
import {addTally} from './tally.js';

/**
 * Subtrees below a queen are skipped if they have at most this many rows: they are counted in a fraction of a millisecond.
 * On larger boards the queens above leave fewer safe squares in as many rows.
 */
export function rowsSkipped(size: number): number {
	return 10 + Math.max(0, Math.floor((size - 14) / 3));
}

/**
 * Returns a function that skips subtrees of at most this many rows on a board of `size`: after the test of a safe square,
 * it returns the moment after the subtree below the square; undefined if the subtree is large or the test fails.
 */
export function createSkip(size: number, rows = rowsSkipped(size)): (moment: Moment) => Moment | undefined {
	const countSubtree = createSubtreeCounter(size);
	const isSmall = (queens: Queens) => queens.length >= Math.max(1, size - 1 - rows);
	return (moment) => {
		const {queens, step} = moment;
		if (step?.type !== 'test' || step.attack || !isSmall(queens)) {
			return undefined;
		}

		const subtree = countSubtree([...queens, step.column]);
		return momentAt(size, queens, {...step, type: 'backtrack'}, addTally(moment, subtree));
	};
}
