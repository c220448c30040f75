import type {Queens, Square} from '../board.js';
import {bitCount, columnOf} from './bits.js';
import {allRules, BoardSearch, type Rules} from './board-search.js';

/** About a millisecond. */
const placementsAtOnce = 2 ** 16;

/**
 * Counts the nodes of the search tree of a board (the empty board and each placement) and its full boards, in slices of
 * time. Given queens limit the tree to boards that contain all of them. The tape has these counts for the usual rules only,
 * and without given queens.
 *
 * N = 4 with all rules: 17 nodes and 2 full boards (OEIS A319284 and A000170).
 */
export class TreeCount {
	readonly #size: number;
	readonly #search: BoardSearch;
	#boards = 0;
	#first: Queens | undefined;
	/** Counting the many full boards of fewer rules on each square would take most of the time. */
	readonly #isEachSquareCounted: boolean;
	/** Row by row. */
	readonly #boardsOn: Float64Array;

	/** Throws a RangeError for a size out of range. */
	constructor(size: number, rules: Rules = allRules, given: readonly Square[] = []) {
		this.#search = new BoardSearch(size, {rules, given});
		this.#size = size;
		this.#isEachSquareCounted = rules.column && rules.diagonal && rules.antidiagonal;
		this.#boardsOn = new Float64Array(size * size);
	}

	/** Counts for about this time, or to the end. */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.isDone && performance.now() < deadline) {
			this.#countTo(this.#search.placements + placementsAtOnce);
		}
	}

	/** How much of the tree has been counted, from 0 to 1, estimated from the columns of the upper rows. */
	get progress(): number {
		return this.#search.progress;
	}

	/** Whether the whole tree has been counted. */
	get isDone(): boolean {
		return this.#search.isDone;
	}

	/** The counts so far, which are final when `isDone` is true. */
	get counted(): {readonly nodes: number; readonly boards: number} {
		return {nodes: this.#search.placements + 1, boards: this.#boards};
	}

	/** The number of full boards counted so far with a queen on this square. Counted with all rules only, otherwise 0. */
	boardsOn({row, column}: Square): number {
		return this.#boardsOn[row * this.#size + column] ?? 0;
	}

	/** The first full board in lexicographic order; undefined until the count finds it. */
	get first(): Queens | undefined {
		return this.#first;
	}

	#countTo(placements: number): void {
		const search = this.#search;
		while (search.placements < placements && !search.isDone) {
			const safe = search.next(placements - search.placements);
			if (safe !== 0) {
				this.#boards += bitCount(safe);
				search.queens[this.#size - 1] = columnOf(safe & -safe);
				this.#first ??= [...search.queens];
				if (this.#isEachSquareCounted) {
					this.#add(search.queens);
				}
			}
		}
	}

	#add(queens: Queens): void {
		for (let row = 0; row < this.#size; row++) {
			this.#boardsOn[row * this.#size + queens[row]!]!++;
		}
	}
}
