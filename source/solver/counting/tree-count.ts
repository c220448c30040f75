import {type AttackLine, checkSize, type Queens, type Square} from '../board.js';
import {bitCount, columnOf} from './bits.js';

/** The lines along which queens attack each other. With fewer lines the tree is larger, and a full board can be no solution. */
export type Rules = Readonly<Record<AttackLine, boolean>>;

/** The rules of the N-queens problem. */
export const allRules: Rules = {column: true, diagonal: true, antidiagonal: true};

/** This many lower rows are counted without a pause, which takes at most a few milliseconds. */
const rowsAtOnce = 7;

type Masks = readonly [columns: number, diagonals: number, antidiagonals: number];

/**
 * Counts the nodes of the search tree of a board (the empty board and each placement) and its full boards, in slices of
 * time. Given queens limit the tree to boards that contain all of them. Counts about 100 million placements per second, which
 * `backtrack` does not; the tape has these counts for the usual rules only, and without given queens.
 *
 * N = 4 with all rules: 17 nodes and 2 full boards (OEIS A319284 and A000170).
 */
export class TreeCount {
	readonly #size: number;
	readonly #rules: Rules;
	/** The columns of each row that the given queens do not attack. */
	readonly #allowed: Int32Array;
	readonly #walk: Generator<number, undefined>;
	#nodes = 1;
	#boards = 0;
	#progress = 0;
	readonly #path: number[];
	/** With fewer rules, counting the many full boards on each square would take most of the time. */
	readonly #isEachSquareCounted: boolean;
	/** The full boards so far with a queen on each square, row by row. */
	readonly #boardsOn: Float64Array;
	#first: Queens | undefined;

	/** Throws a RangeError for a size out of range. */
	constructor(size: number, rules: Rules = allRules, given: readonly Square[] = []) {
		checkSize(size);
		this.#size = size;
		this.#rules = rules;
		this.#allowed = Int32Array.from({length: size}, (_, row) => allowedIn(row, size, rules, given));
		this.#path = new Array<number>(size).fill(0);
		this.#isEachSquareCounted = rules.column && rules.diagonal && rules.antidiagonal;
		this.#boardsOn = new Float64Array(size * size);
		// If a row has no allowed square, there is nothing to count.
		this.#progress = this.#allowed.includes(0) ? 1 : 0;
		this.#walk = this.#upperRows(0, [0, 0, 0], 0, 1);
	}

	/** Counts for about this time, or to the end. */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (this.#progress < 1 && performance.now() < deadline) {
			this.#progress = this.#walk.next().value ?? 1;
		}
	}

	/** How much of the tree has been counted, from 0 to 1, estimated from the columns of the upper rows. */
	get progress(): number {
		return this.#progress;
	}

	/** Whether the whole tree has been counted. */
	get isDone(): boolean {
		return this.#progress === 1;
	}

	/** The counts so far, which are final when `isDone` is true. */
	get counted(): {readonly nodes: number; readonly boards: number} {
		return {nodes: this.#nodes, boards: this.#boards};
	}

	/** The number of full boards counted so far with a queen on this square. Counted with all rules only, otherwise 0. */
	boardsOn({row, column}: Square): number {
		return this.#boardsOn[row * this.#size + column] ?? 0;
	}

	/** The first full board in lexicographic order; undefined until the count finds it. */
	get first(): Queens | undefined {
		return this.#first;
	}

	/** Counts the upper rows and yields the progress. `share` is the part of the progress that belongs to this call. */
	*#upperRows(row: number, masks: Masks, from: number, share: number): Generator<number, undefined> {
		if (row >= this.#size - rowsAtOnce) {
			const boards = this.#lowerRows(row, ...masks);
			this.#boards += boards;
			for (const [above, column] of this.#path.slice(0, row).entries()) {
				this.#addBoards(above, column, boards);
			}

			yield Math.min(from + share, 1 - Number.EPSILON);
			return;
		}

		const safe = (this.#allowed[row] ?? 0) & ~(masks[0] | masks[1] | masks[2]);
		if (safe === 0) {
			yield Math.min(from + share, 1 - Number.EPSILON);
		}

		for (let column = 0; column < this.#size; column++) {
			if ((safe >>> column) & 1) {
				this.#nodes++;
				this.#path[row] = column;
				const below = share / this.#size;
				yield* this.#upperRows(row + 1, this.#masksBelow(masks, 1 << column), from + column * below, below);
			}
		}
	}

	#masksBelow([columns, diagonals, antidiagonals]: Masks, bit: number): Masks {
		const {column, diagonal, antidiagonal} = this.#rules;
		return [
			column ? columns | bit : 0,
			diagonal ? (diagonals | bit) << 1 : 0,
			antidiagonal ? (antidiagonals | bit) >>> 1 : 0,
		];
	}

	/** Returns the number of full boards below a node, and adds the nodes below it. */
	#lowerRows(row: number, columns: number, diagonals: number, antidiagonals: number): number {
		let safe = (this.#allowed[row] ?? 0) & ~(columns | diagonals | antidiagonals);
		const children = bitCount(safe);
		this.#nodes += children;
		if (row === this.#size - 1) {
			if (children > 0 && !this.#first) {
				this.#first = [...this.#path.slice(0, row), columnOf(safe & -safe)];
			}

			if (children > 0) {
				this.#addBoards(row, columnOf(safe), 1);
			}

			return children;
		}

		const {column, diagonal, antidiagonal} = this.#rules;
		let boards = 0;
		while (safe !== 0) {
			const bit = safe & -safe;
			safe ^= bit;
			if (!this.#first) {
				this.#path[row] = columnOf(bit);
			}

			const below = this.#lowerRows(
				row + 1,
				column ? columns | bit : 0,
				diagonal ? (diagonals | bit) << 1 : 0,
				antidiagonal ? (antidiagonals | bit) >>> 1 : 0,
			);
			boards += below;
			if (below > 0) {
				this.#addBoards(row, columnOf(bit), below);
			}
		}

		return boards;
	}

	#addBoards(row: number, column: number, boards: number): void {
		if (!this.#isEachSquareCounted) {
			return;
		}

		const square = row * this.#size + column;
		this.#boardsOn[square] = (this.#boardsOn[square] ?? 0) + boards;
	}
}

/** The columns of a row that no given queen attacks, as a mask. In the row of a given queen, only its own column. */
function allowedIn(row: number, size: number, rules: Rules, given: readonly Square[]): number {
	return given.reduce(
		(mask, queen) => {
			const distance = row - queen.row;
			const own = 1 << queen.column;
			const at = (column: number) => (column >= 0 && column < size ? 1 << column : 0);
			const attacked =
				(rules.column ? own : 0) |
				(rules.diagonal ? at(queen.column + distance) : 0) |
				(rules.antidiagonal ? at(queen.column - distance) : 0);
			return mask & (distance === 0 ? own : ~attacked);
		},
		2 ** size - 1,
	);
}
