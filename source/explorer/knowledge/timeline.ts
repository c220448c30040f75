import type {Tape} from '../../solver/index.js';
import type {Reading} from './reading.js';

/** Divides the search into stretches of equal length and finds out which of them contain solutions, one seek for each. */
export class Timeline implements Reading {
	readonly width: number;
	readonly #tape: Tape;
	readonly #hasSolution: boolean[] = [];
	#before = 0;

	/** `width` is the number of stretches. */
	constructor(tape: Tape, width: number) {
		this.#tape = tape;
		this.width = width;
	}

	/** Whether each stretch contains solutions, for the stretches looked at so far. */
	get hasSolution(): readonly boolean[] {
		return this.#hasSolution;
	}

	/** Whether nothing is left to do now. While the end of the search is unknown, nothing can be done. */
	get isDone(): boolean {
		return !this.#tape.end || this.#hasSolution.length >= this.width;
	}

	get progress(): number {
		return this.#hasSolution.length / this.width;
	}

	advance(milliseconds: number): void {
		const {end} = this.#tape;
		const deadline = performance.now() + milliseconds;
		while (end && !this.isDone && performance.now() < deadline) {
			// A step on the border of two stretches belongs to the later one, as the place of the search does.
			const next = Math.ceil(((this.#hasSolution.length + 1) * end.index) / this.width);
			const after = (next < end.index ? this.#tape.at(next - 1) : end)?.solutions ?? 0;
			this.#hasSolution.push(after > this.#before);
			this.#before = after;
		}
	}
}
