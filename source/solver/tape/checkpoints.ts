import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {factsOfTest} from '../search/variant.js';
import {mirrorImage} from '../symmetry.js';
import {addTally, emptyTally, type Moment, momentAt, type Tally} from './moment.js';

/** Beyond this, every second checkpoint is dropped, which bounds the memory. */
const maxCheckpoints = 2 ** 14;

/** False before some point of the search, true for all later moments. */
export type Reached = (moment: Moment) => boolean;

/** Moments in the order of the search, from which a seek starts. */
export class Checkpoints {
	/** Computed when they are needed, because mirror images take much longer than the others. */
	#moments: (() => Moment)[];
	/** One of this many offered moments becomes a checkpoint. */
	#spacing = 1;
	#offered = 0;

	constructor(first: Moment) {
		this.#moments = [() => first];
	}

	/** The moment must be later than all offered before. */
	add(moment: Moment): void {
		if (++this.#offered % this.#spacing !== 0) {
			return;
		}

		this.#moments.push(() => moment);
		if (this.#moments.length > maxCheckpoints) {
			this.#moments = this.#moments.filter((_, index) => index % 2 === 0);
			this.#spacing *= 2;
		}
	}

	/**
	 * The search is the columns of row 0 left of the middle, the middle one if the size is odd, and the mirror images of the
	 * left ones. `leftHalf` is the moment after the left columns, `half` after the middle one too. Adds the mirror images of
	 * the moments in the left half, and returns the end of the search.
	 */
	reflect(leftHalf: Moment, half: Moment): Moment {
		const {size} = half;
		const end = momentAt(size, [], stepBeforeColumn([], size), addTally(half, mirroredTally(leftHalf)));
		const left = this.#moments.map((moment) => moment()).filter(({index}) => index > 0 && index < leftHalf.index);
		this.#moments = [...this.#moments, ...left.reverse().map((moment) => () => mirrorMoment(moment, end))];
		return end;
	}

	/** Found by bisection; the first checkpoint if all have reached the goal. */
	lastBefore(reached: Reached): Moment {
		let low = 0;
		let high = this.#moments.length;
		while (high - low > 1) {
			const middle = (low + high) >> 1;
			if (reached(this.#moments[middle]!())) {
				high = middle;
			} else {
				low = middle;
			}
		}

		return this.#moments[low]!();
	}
}

/** `\` becomes `/`. No solution is fundamental: its image in the left half precedes it. The same queens attack. */
function mirroredTally(tally: Tally): Tally {
	return {...tally, diagonalFree: tally.antidiagonalFree, antidiagonalFree: tally.diagonalFree, fundamental: 0};
}

/**
 * The moment at which only the mirror image of all steps up to `moment` is left to do. `moment` is in the left half, just
 * after a backtrack step; `end` is the last one.
 */
function mirrorMoment(moment: Moment, end: Moment): Moment {
	const {size, step} = moment;
	const queens = mirrorImage(size, moment.queens);
	const columnsDone = step?.type === 'backtrack' ? step.column + 1 : 0;
	// The queens on the board are placed before both moments, so their tests and placements are not mirrored.
	const mirrored = mirroredTally(addTally(moment, pathTo(moment.queens), -1));
	return momentAt(size, queens, stepBeforeColumn(queens, size - columnsDone), addTally(end, mirrored, -1));
}

/** The tally of the successful tests and the placements of these queens alone. */
function pathTo(queens: Queens): Tally {
	return queens.reduce<Tally>(
		(sum, column, row) => addTally(sum, {...emptyTally, ...factsOfTest(queens.slice(0, row), column), placements: 1}),
		emptyTally,
	);
}
