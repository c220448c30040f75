import type {Queens, Square} from '../../solver/board.js';
import {completing} from '../../solver/counting/completing.js';
import {solutions} from '../../solver/counting/solutions.js';
import {type SearchTree, treeOf} from '../../solver/search-tree.js';
import type {Moment} from '../../solver/tape/moment.js';
import {Tape} from '../../solver/tape/tape.js';
import {Trail} from '../../solver/tape/trail.js';
import {Catalogue} from './catalogue.js';
import {memoize} from './memoize.js';

/** The searches of boards up to this size are read at once; larger ones are known only as far as they have been read. */
export const largestAtOnce = 12;
/** Milliseconds of reading at once for larger ones. */
const firstReading = 20;
const mostTrees = 32;
const mostTrails = 16;
/** Placements, which take tens of milliseconds. */
const mostTried = 500;
/** The most milliseconds for a tape beyond what is looked for. */
const longestReadingAhead = 60_000;

/** What is expensive to compute again. One object is created at the start and passed on; views only read it. */
export class Knowledge {
	readonly #tapes = new Map<number, Tape>();
	readonly #catalogues = new Map<number, Catalogue>();
	readonly #solutions = new Map<number, readonly Queens[]>();
	readonly #completions = new Map<string, Queens | 'none' | 'unknown'>();
	readonly #moments = new Map<string, number | undefined>();
	readonly #trees = new Map<string, SearchTree>();
	readonly #placings = new Map<string, Moment | undefined>();
	readonly #reports = new Map<string, Moment | undefined>();
	readonly #trails = new Map<string, Trail>();
	readonly #spent = new WeakMap<Tape, number>();

	tape(size: number): Tape {
		return memoize(this.#tapes, size, () => {
			const tape = new Tape(size);
			tape.advance(size <= largestAtOnce ? Number.POSITIVE_INFINITY : firstReading);
			return tape;
		});
	}

	catalogue(size: number): Catalogue {
		return memoize(this.#catalogues, size, () => new Catalogue(this.tape(size)));
	}

	/** One for each board that plays. */
	trail(size: number, board: string): Trail {
		return memoize(this.#trails, `${size} ${board}`, () => new Trail(this.tape(size)), mostTrails);
	}

	/** All solutions in order; undefined for sizes whose search is not read at once. */
	solutions(size: number): readonly Queens[] | undefined {
		return size > largestAtOnce ? undefined : memoize(this.#solutions, size, () => [...solutions(size)]);
	}

	/** A solution that contains these queens, the first on small boards; `none`, or `unknown` if the search for it takes long. */
	completion(size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' {
		const key = [size, ...queens.map(({row, column}) => `${row},${column}`).sort()].join(' ');
		return memoize(this.#completions, key, () => this.#complete(size, queens));
	}

	#complete(size: number, queens: readonly Square[]): Queens | 'none' | 'unknown' {
		const known = this.solutions(size);
		if (known) {
			return known.find((solution) => contains(solution, queens)) ?? 'none';
		}

		let placements = 0;
		for (const solution of completing(size, queens)) {
			if (solution) {
				return solution.toSorted((a, b) => a.row - b.row).map(({column}) => column);
			}

			if (++placements > mostTried) {
				return 'unknown';
			}
		}

		return 'none';
	}

	/** For how many moments these queens stand; undefined where the tape has not been read that far. */
	moments(size: number, root: Queens): number | undefined {
		return memoize(this.#moments, [size, ...root].join(' '), () => {
			const [first, after] = [this.placing(size, root), this.tape(size).removing(root)];
			// No queens still stand at the end.
			return first && after && after.index - first.index + Number(root.length === 0);
		});
	}

	/** See `treeOf` of the solver. The tape has been read to where the last of the queens is removed. */
	tree(size: number, root: Queens, width: number): SearchTree {
		const key = [size, width, ...root].join(' ');
		return memoize(this.#trees, key, () => treeOf(size, root, width, this.moments(size, root)!), mostTrees);
	}

	/** The moment at which the last of these queens is placed; undefined where the tape has not been read that far. */
	placing(size: number, queens: Queens): Moment | undefined {
		return memoize(this.#placings, [size, ...queens].join(' '), () => this.tape(size).placing(queens));
	}

	/** The moment after this solution, counted from 1; undefined where the tape has not been read that far. */
	solution(size: number, number: number): Moment | undefined {
		return memoize(this.#reports, `${size} ${number}`, () => this.tape(size).solution(number));
	}

	advance(tape: Tape, milliseconds: number): void {
		tape.advance(milliseconds);
		this.#spent.set(tape, (this.#spent.get(tape) ?? 0) + milliseconds);
	}

	isOutOfReach(tape: Tape): boolean {
		return !tape.end && (this.#spent.get(tape) ?? 0) > longestReadingAhead;
	}
}

export function contains(solution: Queens, queens: readonly Square[]): boolean {
	return queens.every(({row, column}) => solution[row] === column);
}
