import {mirrorImage} from './mirror.js';
import type {Moment} from './moment.js';

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

	/** Adds the mirror images of all checkpoints before `left`, the end of the left half. `end` is the last moment. */
	reflect(left: Moment, end: Moment): void {
		this.#reflected = this.#moments.filter(({index}) => index > 0 && index < left.index).reverse();
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
