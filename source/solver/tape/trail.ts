import {backtrack} from '../search/backtrack.js';
import {flags} from '../search/flags.js';
import type {Step} from '../search/step.js';
import {guardWith} from '../search/variant.js';
import type {Tape} from './tape.js';

const never = Number.NEGATIVE_INFINITY;

/**
 * The steps at which each square was last tested, and last got a queen: of a window of steps that ends at a moment. Walks every
 * step, so it is fast where the next window begins within the last one.
 */
export class Trail {
	/** By row and column. Steps before the window are left out, or not. */
	readonly #last: Readonly<Record<'test' | 'place', Float64Array>>;
	#search: Generator<Step, undefined> | undefined;
	/** It has walked the steps after `#begin`, up to `#index`. */
	#begin = 0;
	#index = 0;

	constructor(private readonly tape: Tape) {
		const squares = tape.size ** 2;
		this.#last = {test: new Float64Array(squares), place: new Float64Array(squares)};
	}

	/** Throws a RangeError for an `index` that the tape has not read. */
	goTo(index: number, window: number): this {
		const first = Math.max(0, index - window);
		let search = this.#search;
		if (!search || first < this.#begin || first > this.#index || index < this.#index) {
			search = this.#startAt(first);
		}

		for (; this.#index < index; this.#index++) {
			const {value: step} = search.next();
			if (step?.type === 'test' || step?.type === 'place') {
				this.#last[step.type][step.row * this.tape.size + step.column] = this.#index + 1;
			}
		}

		return this;
	}

	/** The number of the step, from 1; -Infinity if none was in the window. */
	readonly lastOn = (type: 'test' | 'place', row: number, column: number): number =>
		this.#last[type][row * this.tape.size + column] ?? never;

	#startAt(index: number): Generator<Step, undefined> {
		const moment = this.tape.at(index);
		if (!moment) {
			throw new RangeError(`step ${index} is not read yet`);
		}

		const {size} = this.tape;
		this.#last.test.fill(never);
		this.#last.place.fill(never);
		[this.#begin, this.#index] = [index, index];
		this.#search = backtrack(size, guardWith(size, flags, moment.queens), moment);
		return this.#search;
	}
}
