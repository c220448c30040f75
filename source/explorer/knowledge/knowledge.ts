import {allRules, type Rules, type Square, Tape, TreeCount} from '../../solver/index.js';
import {Catalogue} from './catalogue.js';
import {Stretches} from './stretches.js';

export type Reading = {
	/** Continues for about this long, in milliseconds. */
	readonly advance: (milliseconds: number) => void;
	readonly isDone: boolean;
	/** From 0 to 1. */
	readonly progress: number;
};

/** Tapes up to this size are read at once. */
const smallSize = 12;
/** Milliseconds for larger ones. */
const firstReading = 20;
/** Enough for a game of Play and its hints. */
const mostCounts = 200;
/** The most milliseconds for one reading. */
const longestReading = 300_000;
/** The most milliseconds for a tape beyond what is looked for. */
const longestReadingAhead = 30_000;
/** After these milliseconds, the progress tells how long the rest takes. */
const estimateDelay = 3000;

/** What is expensive to compute again. One object is created at the start and passed on; views only read it. */
export class Knowledge {
	readonly #tapes = new Map<number, Tape>();
	readonly #catalogues = new Map<number, Catalogue>();
	readonly #counts = new Map<string, TreeCount>();
	readonly #stretches = new Map<number, Stretches>();
	readonly #spent = new WeakMap<Reading, number>();

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

	treeCount(size: number, rules: Rules = allRules, standing: readonly Square[] = []): TreeCount {
		const squares = standing.map(({row, column}) => `${row},${column}`).sort();
		const key = [size, rules.column, rules.diagonal, rules.antidiagonal, ...squares].join(' ');
		const count = this.#counts.get(key) ?? new TreeCount(size, rules, standing);
		// Keeps those used last, and the few without queens, which take long.
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

	/** Keeps only the last width of each size. */
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

	/** How much has been read, from 0 to 1, and how many seconds the rest takes at that speed. */
	wayTo(step: number, tape: Tape): {readonly share: number; readonly seconds: number} {
		const read = Math.max(1, tape.horizon.index);
		const spent = firstReading + (this.#spent.get(tape) ?? 0);
		return {share: Math.min(1, read / step), seconds: (Math.max(0, step / read - 1) * spent) / 1000};
	}

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
