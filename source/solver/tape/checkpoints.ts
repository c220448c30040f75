import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {mirrorImage} from '../symmetry.js';
import {addTally, emptyTally, type Moment, momentAt, type Tally, tallyOf} from './moment.js';

/** Beyond this, every second checkpoint is dropped, which bounds the memory. */
const maxCheckpoints = 2 ** 14;

/** False before some point of the search, true for all later moments. */
export type Reached = (moment: Moment) => boolean;

/** In the order of the search. */
export class Checkpoints {
	#moments: Moment[];
	/** In reverse order; each stands for its mirror image in the right half. */
	#reflected: readonly Moment[] = [];
	#end: Moment;
	/** One of this many offered moments becomes a checkpoint. */
	#spacing = 1;
	#offered = 0;

	constructor(first: Moment) {
		this.#moments = [first];
		this.#end = first;
	}

	/** The moment must be later than all offered before. */
	add(moment: Moment): void {
		if (++this.#offered % this.#spacing !== 0) {
			return;
		}

		this.#moments.push(moment);
		if (this.#moments.length > maxCheckpoints) {
			this.#moments = this.#moments.filter((_, index) => index % 2 === 0);
			this.#spacing *= 2;
		}
	}

	/** `leftHalf` is the end of the left half, `end` the last moment. */
	reflect(leftHalf: Moment, end: Moment): void {
		this.#reflected = this.#moments.filter(({index}) => index > 0 && index < leftHalf.index).reverse();
		this.#end = end;
	}

	/** By bisection; the first checkpoint if all have reached the goal. */
	lastBefore(reached: Reached): Moment {
		let checkpoint = this.#moments[0]!;
		let low = 0;
		let high = this.#moments.length + this.#reflected.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			const moment = this.#at(middle);
			if (!moment || reached(moment)) {
				high = middle;
			} else {
				checkpoint = moment;
				low = middle + 1;
			}
		}

		return checkpoint;
	}

	#at(index: number): Moment | undefined {
		const reflected = this.#reflected[index - this.#moments.length];
		return reflected ? mirrorMoment(reflected, this.#end) : this.#moments[index];
	}
}

/**
 * `\` becomes `/`. No solution is fundamental, because its image in the left half precedes it. Comparisons are equal:
 * the same queen attacks.
 */
function mirroredTally(tally: Tally): Tally {
	return {...tally, diagonalFree: tally.antidiagonalFree, antidiagonalFree: tally.diagonalFree, fundamental: 0};
}

/**
 * The search is the columns of row 0 left of the middle, the middle one if the size is odd, and the mirror images of
 * the left ones. `leftHalf` is the moment after the left columns, `half` after the middle one too.
 */
export function endOf(leftHalf: Moment, half: Moment): Moment {
	const {size} = half;
	return momentAt(size, [], stepBeforeColumn([], size), addTally(half, mirroredTally(leftHalf)));
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
	const mirrored = mirroredTally(addTally(moment, pathTo(size, moment.queens), -1));
	return momentAt(size, queens, stepBeforeColumn(queens, size - columnsDone), addTally(end, mirrored, -1));
}

/** Of the successful tests and the placements of these queens alone. */
function pathTo(size: number, queens: Queens): Tally {
	return queens.reduce<Tally>((sum, column, row) => {
		const above = queens.slice(0, row);
		const test = tallyOf(size, above, {type: 'test', row, column, attack: undefined});
		const placement = tallyOf(size, above, {type: 'place', row, column});
		return addTally(sum, addTally(test, placement));
	}, emptyTally);
}
