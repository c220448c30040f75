import {type AttackLine, checkSize, progressOf, type Queens, type Square} from '../board.js';
import {bitCount, columnOf} from './bits.js';

/** The lines along which queens attack each other. With fewer lines the tree is larger, and a full board can be no solution. */
export type Rules = Readonly<Record<AttackLine, boolean>>;

/** The rules of the N-queens problem. */
export const allRules: Rules = {column: true, diagonal: true, antidiagonal: true};

/** About a millisecond. */
const placementsAtOnce = 2 ** 16;

/**
 * Counts the nodes of the search tree of a board (the empty board and each placement) and its full boards, in slices of
 * time. Given queens limit the tree to boards that contain all of them. The tape has these counts for the usual rules only,
 * and without given queens.
 *
 * N = 4 with all rules: 17 nodes and 2 full boards (OEIS A319284 and A000170).
 *
 * The search has three masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997). Bit c of
 * a mask tells whether column c of a row is attacked: along the column, along `\` or along `/`. The zeros of their union are
 * the safe squares. On a board of size 4 with a queen in column 1 of row 0, row 1 has the masks `0b0010`, `0b0100` and
 * `0b0001`: only column 3 is safe.
 */
export class TreeCount {
	readonly #size: number;
	readonly #rules: Rules;
	/** Those above the row at work are placed. */
	readonly #queens: number[];
	/** For each row: the squares that the given queens leave, those that are still to be tried, and the three masks. */
	readonly #allowed: Int32Array;
	readonly #rest: Int32Array;
	readonly #columns: Int32Array;
	readonly #diagonals: Int32Array;
	readonly #antidiagonals: Int32Array;
	/** -1 at the end. */
	#row: number;
	#placements = 0;
	#boards = 0;
	#first: Queens | undefined;
	/** Row by row. */
	readonly #boardsOn: Float64Array;

	/** Throws a RangeError for a size out of range. */
	constructor(size: number, rules: Rules = allRules, given: readonly Square[] = []) {
		checkSize(size);
		this.#size = size;
		this.#rules = rules;
		this.#queens = new Array<number>(size).fill(0);
		this.#allowed = allowedColumns(size, rules, given);
		this.#rest = this.#allowed.slice();
		this.#columns = new Int32Array(size);
		this.#diagonals = new Int32Array(size);
		this.#antidiagonals = new Int32Array(size);
		// If a row has no allowed square, no board contains the given queens.
		this.#row = this.#allowed.includes(0) ? -1 : 0;
		this.#boardsOn = new Float64Array(size * size);
	}

	/** Counts for about this time, or to the end. */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.isDone && performance.now() < deadline) {
			this.#count(placementsAtOnce, Number.POSITIVE_INFINITY);
		}
	}

	/** Counts to the first full board, for about `most` placements, or to the end. */
	advanceToFirst(most: number): void {
		this.#count(most, 1);
	}

	/** How much of the tree has been counted, from 0 to 1, estimated from the columns of the upper rows. */
	get progress(): number {
		const rest = this.#rest[this.#row] ?? 0;
		const next = rest === 0 ? this.#size : columnOf(rest & -rest);
		const columns = [...this.#queens.slice(0, Math.max(0, this.#row)), next];
		return this.isDone ? 1 : Math.min(progressOf(this.#size, columns), 1 - Number.EPSILON);
	}

	/** Whether the whole tree has been counted. */
	get isDone(): boolean {
		return this.#row < 0;
	}

	/** The counts so far, which are final when `isDone` is true. */
	get counted(): {readonly nodes: number; readonly boards: number} {
		return {nodes: this.#placements + 1, boards: this.#boards};
	}

	/** The number of full boards counted so far with a queen on this square. Counted with all rules only, otherwise 0. */
	boardsOn({row, column}: Square): number {
		return this.#boardsOn[row * this.#size + column] ?? 0;
	}

	/** The first full board in lexicographic order; undefined until the count finds it. */
	get first(): Queens | undefined {
		return this.#first;
	}

	#count(mostPlacements: number, mostBoards: number): void {
		const last = this.#size - 1;
		const [allowed, rest, queens] = [this.#allowed, this.#rest, this.#queens];
		const [columns, diagonals, antidiagonals] = [this.#columns, this.#diagonals, this.#antidiagonals];
		const {column, diagonal, antidiagonal} = this.#rules;
		// With all bits set where the rule holds, no branch depends on it.
		const [columnRule, diagonalRule, antidiagonalRule] = [-Number(column), -Number(diagonal), -Number(antidiagonal)];
		let row = this.#row;
		let left = mostPlacements;
		const boards = this.#boards + mostBoards;
		while (row >= 0 && left > 0 && this.#boards < boards) {
			const safe = rest[row]!;
			if (safe === 0) {
				row--;
			} else if (row === last) {
				rest[row] = 0;
				left -= bitCount(safe);
				this.#addBoards(safe);
			} else {
				const bit = safe & -safe;
				rest[row] = safe ^ bit;
				queens[row] = columnOf(bit);
				left--;
				const columnsBelow = (columns[row]! | bit) & columnRule;
				const diagonalsBelow = ((diagonals[row]! | bit) << 1) & diagonalRule;
				const antidiagonalsBelow = ((antidiagonals[row]! | bit) >>> 1) & antidiagonalRule;
				const safeBelow = allowed[row + 1]! & ~(columnsBelow | diagonalsBelow | antidiagonalsBelow);
				// Most rows below would have nothing to place.
				if (safeBelow !== 0) {
					row++;
					rest[row] = safeBelow;
					columns[row] = columnsBelow;
					diagonals[row] = diagonalsBelow;
					antidiagonals[row] = antidiagonalsBelow;
				}
			}
		}

		this.#row = row;
		this.#placements += mostPlacements - left;
	}

	/** With each of these squares of the last row; with all rules it is only one. */
	#addBoards(safe: number): void {
		const queens = this.#queens;
		this.#boards += bitCount(safe);
		queens[this.#size - 1] = columnOf(safe & -safe);
		this.#first ??= [...queens];
		const {column, diagonal, antidiagonal} = this.#rules;
		// Counting the many full boards of fewer rules on each square would take most of the time.
		if (column && diagonal && antidiagonal) {
			for (const [row, queen] of queens.entries()) {
				this.#boardsOn[row * this.#size + queen]!++;
			}
		}
	}
}

/** As masks; in the row of a given queen, only its own column. */
function allowedColumns(size: number, rules: Rules, given: readonly Square[]): Int32Array {
	const allowed = new Int32Array(size).fill(2 ** size - 1);
	for (const queen of given) {
		const own = 1 << queen.column;
		for (let row = 0; row < size; row++) {
			const distance = row - queen.row;
			const [downs, ups] = distance > 0 ? [own << distance, own >>> distance] : [own >>> -distance, own << -distance];
			const attacked = (rules.column ? own : 0) | (rules.diagonal ? downs : 0) | (rules.antidiagonal ? ups : 0);
			allowed[row]! &= distance === 0 ? own : ~attacked;
		}
	}

	return allowed;
}
