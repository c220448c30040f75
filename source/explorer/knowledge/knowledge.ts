import {completing, type Queens, type Square, solutions, Tape} from '../../solver/index.js';
import {Catalogue} from './catalogue.js';

/** Tapes up to this size are read at once. */
const smallSize = 12;
/** Milliseconds for larger ones. */
const firstReading = 20;
/** Kept at once. */
const mostCompletions = 1000;
/** Tens of milliseconds. */
const mostPlacements = 500;
/** The most milliseconds for a tape beyond what is looked for. */
const longestReadingAhead = 30_000;

/** What is expensive to compute again. One object is created at the start and passed on; views only read it. */
export class Knowledge {
	readonly #tapes = new Map<number, Tape>();
	readonly #catalogues = new Map<number, Catalogue>();
	readonly #solutions = new Map<number, readonly Queens[]>();
	readonly #completions = new Map<string, Queens | 'none' | 'unknown'>();
	readonly #densities = new Map<number, readonly number[]>();
	readonly #spent = new WeakMap<Tape, number>();

	tape(size: number): Tape {
		let tape = this.#tapes.get(size);
		if (!tape) {
			tape = new Tape(size);
			tape.advance(size <= smallSize ? Number.POSITIVE_INFINITY : firstReading);
			this.#tapes.set(size, tape);
		}

		return tape;
	}

	catalogue(size: number): Catalogue {
		const catalogue = this.#catalogues.get(size) ?? new Catalogue(this.tape(size));
		this.#catalogues.set(size, catalogue);
		return catalogue;
	}

	/** All in order; undefined for larger sizes. */
	solutions(size: number): readonly Queens[] | undefined {
		if (size > smallSize) {
			return undefined;
		}

		const list = this.#solutions.get(size) ?? [...solutions(size)];
		this.#solutions.set(size, list);
		return list;
	}

	/** A solution that contains these queens, the first on small boards; `none`, or `unknown` if the search for it takes long. */
	completion(size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' {
		const key = [size, ...queens.map(({row, column}) => `${row},${column}`).sort()].join(' ');
		const completion = this.#completions.get(key) ?? this.#complete(size, queens);
		if (this.#completions.size > mostCompletions) {
			this.#completions.clear();
		}

		this.#completions.set(key, completion);
		return completion;
	}

	#complete(size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' {
		const known = this.solutions(size);
		if (known) {
			return known.find((solution) => contains(solution, queens)) ?? 'none';
		}

		let placements = 0;
		for (const found of completing(size, queens)) {
			if (found) {
				return found.toSorted((a, b) => a.row - b.row).map(({column}) => column);
			}

			if (++placements > mostPlacements) {
				return 'unknown';
			}
		}

		return 'none';
	}

	/** How many solutions each of `width` stretches of the search has; empty until its end is known. Keeps the last width of each size. */
	density(size: number, width: number): readonly number[] {
		const {end} = this.tape(size);
		const kept = this.#densities.get(size);
		if (!end || kept?.length === width) {
			return kept?.length === width ? kept : [];
		}

		// A step on a border belongs to the later stretch, as the place of the search does.
		const borders = Array.from({length: width}, (_, stretch) => Math.ceil(((stretch + 1) * end.index) / width));
		const found = borders.map((next) => (next < end.index ? this.tape(size).at(next - 1) : end)?.solutions ?? 0);
		const density = found.map((solutions, stretch) => solutions - (found[stretch - 1] ?? 0));
		this.#densities.set(size, density);
		return density;
	}

	advance(tape: Tape, milliseconds: number): void {
		tape.advance(milliseconds);
		this.#spent.set(tape, (this.#spent.get(tape) ?? 0) + milliseconds);
	}

	/** How much has been read, from 0 to 1, and how many seconds the rest takes at that speed. */
	wayTo(step: number, tape: Tape): {readonly share: number; readonly seconds: number} {
		const read = Math.max(1, tape.horizon.index);
		const spent = firstReading + (this.#spent.get(tape) ?? 0);
		return {share: Math.min(1, read / step), seconds: (Math.max(0, step / read - 1) * spent) / 1000};
	}

	isOutOfReach(tape: Tape): boolean {
		return !tape.isDone && (this.#spent.get(tape) ?? 0) > longestReadingAhead;
	}
}

export function contains(solution: Queens, queens: readonly Square[]): boolean {
	return queens.every(({row, column}) => solution[row] === column);
}
