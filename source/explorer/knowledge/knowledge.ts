import {allRules, type Rules, type Square, Tape, TreeCount} from '../../solver/index.js';
import {Catalogue} from './catalogue.js';
import {Stretches} from './stretches.js';

/** Something large that is computed in slices, in the background. */
export type Reading = {
	/** Continues for about this long, in milliseconds. */
	readonly advance: (milliseconds: number) => void;
	readonly isDone: boolean;
	/** How much is done, from 0 to 1. */
	readonly progress: number;
};

/** Tapes up to this size are read at once, in some milliseconds. */
const smallSize = 12;
/** Larger ones are read for this long at first, in milliseconds. */
const firstReading = 20;
/** Enough for a game of Play and its hints. */
const mostCounts = 200;
/** The program works on one reading for at most this long, in milliseconds. */
const longestReading = 300_000;
/** It reads a tape beyond what is looked for, but for at most this long. */
const longestReadingAhead = 30_000;
/** After this long, the progress shows whether that is enough. */
const estimateDelay = 3000;

/**
 * What has been computed and is expensive to compute again: the tape of each size, its catalogue and stretches, and counts
 * of search trees. One object is created at the start and passed on. Views only read it.
 */
export class Knowledge {
	readonly #tapes = new Map<number, Tape>();
	readonly #catalogues = new Map<number, Catalogue>();
	readonly #counts = new Map<string, TreeCount>();
	readonly #stretches = new Map<number, Stretches>();
	readonly #spent = new WeakMap<Reading, number>();

	/** The tape of a size. The first call for a size takes about 20 ms. */
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

	/** Counts the boards of this size, under these rules, that contain the given queens in any order. `advance` continues it. */
	treeCount(size: number, rules: Rules = allRules, standing: readonly Square[] = []): TreeCount {
		const squares = standing.map(({row, column}) => `${row},${column}`).sort();
		const key = [size, rules.column, rules.diagonal, rules.antidiagonal, ...squares].join(' ');
		const count = this.#counts.get(key) ?? new TreeCount(size, rules, standing);
		// Those that were in use last are kept. Counts without queens are few and take long, so they are kept too.
		this.#counts.delete(key);
		this.#counts.set(key, count);
		if (this.#counts.size > mostCounts) {
			const dropped = [...this.#counts.keys()].find((each) => each.includes(','));
			if (dropped !== undefined) {
				this.#counts.delete(dropped);
			}
		}

		return count;
	}

	/** The search of a size in this many stretches of equal length. Only the last width of each size is kept. */
	stretches(size: number, width: number): Stretches {
		const last = this.#stretches.get(size);
		if (last?.width === width) {
			return last;
		}

		const stretches = new Stretches(this.tape(size), width);
		this.#stretches.set(size, stretches);
		return stretches;
	}

	advance(reading: Reading, milliseconds: number): void {
		reading.advance(milliseconds);
		this.spend(reading, milliseconds);
	}

	spend(reading: Reading, milliseconds: number): void {
		this.#spent.set(reading, (this.#spent.get(reading) ?? 0) + milliseconds);
	}

	/** How much of the way to a step the tape has been read, from 0 to 1, and how many seconds the rest takes at that speed. */
	wayTo(step: number, tape: Tape): {readonly share: number; readonly seconds: number} {
		const read = Math.max(1, tape.horizon.index);
		const spent = firstReading + (this.#spent.get(tape) ?? 0);
		return {share: Math.min(1, read / step), seconds: (Math.max(0, step / read - 1) * spent) / 1000};
	}

	/** Whether a reading would take longer than some minutes, or a tape has been read ahead long enough. */
	isOutOfReach(reading: Reading): boolean {
		if (reading.isDone) {
			return false;
		}

		const spent = this.#spent.get(reading) ?? 0;
		if (reading instanceof Tape) {
			return spent > longestReadingAhead;
		}

		return spent > longestReading || (spent > estimateDelay && spent / reading.progress > longestReading);
	}
}
