import {mirrorImage} from './mirror.js';
import type {Moment} from './moment.js';

/** At this number of checkpoints every second one is dropped, which bounds the memory. */
const mostCheckpoints = 2 ** 14;

/** What a seek looks for: true from some moment of the search on, false before. */
export type Reached = (moment: Moment) => boolean;

/** Known moments at which a seek can start, in the order of the search. */
export class Checkpoints {
	#moments: Moment[];
	/** Those of the left half, last first; each stands for its mirror image in the right half. */
	#reflected: readonly Moment[] = [];
	#end: Moment;
	/** Of the moments offered, every `spacing`th becomes a checkpoint. */
	#spacing = 1;
	#offered = 0;

	constructor(first: Moment) {
		this.#moments = [first];
		this.#end = first;
	}

	/** Offers a moment later than all others. */
	add(moment: Moment): void {
		if (++this.#offered % this.#spacing !== 0) {
			return;
		}

		this.#moments.push(moment);
		if (this.#moments.length > mostCheckpoints) {
			this.#moments = this.#moments.filter((_, index) => index % 2 === 0);
			this.#spacing *= 2;
		}
	}

	/** Adds the mirror images of all checkpoints before `left`, where the left half ends; `end` is the last moment. */
	reflect(left: Moment, end: Moment): void {
		this.#reflected = this.#moments.filter(({index}) => index > 0 && index < left.index).reverse();
		this.#end = end;
	}

	/** The last checkpoint that has not reached the goal, by bisection; the first one if all have. */
	lastBefore(reached: Reached): Moment {
		let low = 0;
		let high = this.#moments.length + this.#reflected.length;
		while (low + 1 < high) {
			const middle = (low + high) >> 1;
			if (reached(this.#at(middle))) {
				high = middle;
			} else {
				low = middle;
			}
		}

		return this.#at(low);
	}

	#at(index: number): Moment {
		const reflected = this.#reflected[index - this.#moments.length];
		return reflected ? mirrorImage(reflected, this.#end) : this.#moments[index]!;
	}
}
