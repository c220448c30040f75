import type {Queens} from '../board.js';
import {stepBeforeColumn} from '../search/step.js';
import {addTally, emptyTally, type Moment, momentAt, type Tally, tallyOf} from './moment.js';

/** When there are more checkpoints than this, every second one is dropped. This bounds the memory. */
const maxCheckpoints = 2 ** 14;

/** The goal of a seek: false for the moments before some point of the search, true for all later ones. */
export type Reached = (moment: Moment) => boolean;

/** The known moments at which a seek can start, in the order of the search. */
export class Checkpoints {
	readonly #first: Moment;
	#moments: Moment[];
	/** The checkpoints of the left half in reverse order. Each stands for its mirror image in the right half. */
	#reflected: readonly Moment[] = [];
	#end: Moment;
	/** One of this many offered moments becomes a checkpoint. */
	#spacing = 1;
	#offered = 0;

	constructor(first: Moment) {
		this.#first = first;
		this.#moments = [first];
		this.#end = first;
	}

	/** Offers a moment, which must be later than all moments offered before. */
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

	/** Adds the mirror images of all checkpoints before `leftHalf`, the end of the left half. `end` is the last moment. */
	reflect(leftHalf: Moment, end: Moment): void {
		this.#reflected = this.#moments.filter(({index}) => index > 0 && index < leftHalf.index).reverse();
		this.#end = end;
	}

	/** The last checkpoint that has not reached the goal, by bisection; the first checkpoint if all have reached it. */
	lastBefore(reached: Reached): Moment {
		let last = this.#first;
		let low = 0;
		let high = this.#moments.length + this.#reflected.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			const moment = this.#at(middle);
			if (!moment || reached(moment)) {
				high = middle;
			} else {
				last = moment;
				low = middle + 1;
			}
		}

		return last;
	}

	#at(index: number): Moment | undefined {
		const reflected = this.#reflected[index - this.#moments.length];
		return reflected ? mirrorImage(reflected, this.#end) : this.#moments[index];
	}
}

/**
 * The tally of the mirror image of a section in the left half of the search. `\` becomes `/`. No solution is fundamental,
 * because its image in the left half precedes it. The comparisons are the same: the same queen attacks.
 */
function mirroredTally(tally: Tally): Tally {
	return {...tally, diagonalFree: tally.antidiagonalFree, antidiagonalFree: tally.diagonalFree, fundamental: 0};
}

/**
 * The last moment of the search. The search consists of the columns of row 0 left of the middle, the middle column if the
 * size is odd, and the mirror images of the left columns. `leftHalf` is the moment after the left columns; `half` is the moment
 * after the middle column too, and equals `leftHalf` if the size is even.
 */
export function endOf(leftHalf: Moment, half: Moment): Moment {
	const {size} = half;
	return momentAt(size, [], stepBeforeColumn([], size), addTally(half, mirroredTally(leftHalf)));
}

/**
 * The mirror image of a moment. From there to the end, the search does the mirror image of what it has done up to
 * `moment`, which is in the left half just after a backtrack step. `end` is the last moment of the search.
 */
function mirrorImage(moment: Moment, end: Moment): Moment {
	const {size, step} = moment;
	const queens = moment.queens.map((column) => size - 1 - column);
	const columnsDone = step?.type === 'backtrack' ? step.column + 1 : 0;
	// The queens on the board are placed before both moments, so their tests and placements are not mirrored.
	const mirrored = mirroredTally(addTally(moment, pathTo(size, moment.queens), -1));
	return momentAt(size, queens, stepBeforeColumn(queens, size - columnsDone), addTally(end, mirrored, -1));
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
