import type {Tape} from '../../solver/index.js';

export class Stretches {
	readonly width: number;
	readonly #tape: Tape;
	readonly #counts: number[] = [];
	#before = 0;

	constructor(tape: Tape, width: number) {
		this.#tape = tape;
		this.width = width;
	}

	get counts(): readonly number[] {
		return this.#counts;
	}

	get isDone(): boolean {
		return !this.#tape.end || this.#counts.length >= this.width;
	}

	get progress(): number {
		return this.#counts.length / this.width;
	}

	advance(milliseconds: number): void {
		const {end} = this.#tape;
		const deadline = performance.now() + milliseconds;
		while (end && !this.isDone && performance.now() < deadline) {
			// A step on a border belongs to the later stretch, as the place of the search does.
			const next = Math.ceil(((this.#counts.length + 1) * end.index) / this.width);
			const after = (next < end.index ? this.#tape.at(next - 1) : end)?.solutions ?? 0;
			this.#counts.push(after - this.#before);
			this.#before = after;
		}
	}
}
