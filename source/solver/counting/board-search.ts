import {type AttackLine, checkSize, progressOf, type Square} from '../board.js';
import {bitCount, columnOf} from './bits.js';

/** The lines along which queens attack each other. With fewer lines the tree is larger, and a full board can be no solution. */
export type Rules = Readonly<Record<AttackLine, boolean>>;

/** The rules of the N-queens problem. */
export const allRules: Rules = {column: true, diagonal: true, antidiagonal: true};

type Limits = {
	readonly rules?: Rules;
	readonly given?: readonly Square[];
	/** The row at which the search stops: the last one, if it is not given. */
	readonly depth?: number;
	/** The columns of row 0 that are searched: this many from the left. */
	readonly firstColumns?: number;
};

/**
 * The search with three masks (Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997), from one
 * stop to the next: it stops wherever the row `depth` has safe squares. `backtrack` makes every test a step, which takes many
 * times as long, and knows neither fewer rules nor queens that are given.
 *
 * Bit c of a mask tells whether column c of a row is attacked: along the column, along `\` or along `/`. The zeros of their
 * union are the safe squares. On a board of size 4 with a queen in column 1 of row 0, row 1 has the masks `0b0010`, `0b0100`
 * and `0b0001`: only column 3 is safe.
 */
export class BoardSearch {
	/** The columns of the queens. At a stop, those above the row `depth` are placed. */
	readonly queens: number[];
	/** The placements so far. Those in the row `depth` are counted at the stop, all at once. */
	placements = 0;
	readonly #size: number;
	readonly #depth: number;
	readonly #rules: Rules;
	/** For each row: the squares that the given queens leave, those that are still to be tried, and the three masks. */
	readonly #allowed: Int32Array;
	readonly #rest: Int32Array;
	readonly #columns: Int32Array;
	readonly #diagonals: Int32Array;
	readonly #antidiagonals: Int32Array;
	/** -1 at the end. */
	#row: number;

	/** Throws a RangeError for a size out of range. */
	constructor(size: number, {rules = allRules, given = [], depth = size - 1, firstColumns = size}: Limits = {}) {
		checkSize(size);
		this.queens = new Array<number>(size).fill(0);
		this.#size = size;
		this.#depth = depth;
		this.#rules = rules;
		this.#allowed = allowedColumns(size, rules, given);
		this.#rest = this.#allowed.slice();
		this.#rest[0]! &= 2 ** firstColumns - 1;
		this.#columns = new Int32Array(size);
		this.#diagonals = new Int32Array(size);
		this.#antidiagonals = new Int32Array(size);
		// If a row has no allowed square, no board contains the given queens.
		this.#row = this.#allowed.includes(0) ? -1 : 0;
	}

	/** Goes on to the next stop, for about `most` placements. Returns the safe squares of the row `depth`; 0 if there is no stop. */
	next(most: number): number {
		const depth = this.#depth;
		const queens = this.queens;
		const [allowed, rest] = [this.#allowed, this.#rest];
		const [columns, diagonals, antidiagonals] = [this.#columns, this.#diagonals, this.#antidiagonals];
		const {column, diagonal, antidiagonal} = this.#rules;
		// With all bits set where the rule holds, no branch depends on it.
		const [columnRule, diagonalRule, antidiagonalRule] = [-Number(column), -Number(diagonal), -Number(antidiagonal)];
		let row = this.#row;
		let left = most;
		let found = 0;
		while (row >= 0 && left > 0 && found === 0) {
			const safe = rest[row]!;
			if (safe === 0) {
				row--;
			} else if (row === depth) {
				rest[row] = 0;
				left -= bitCount(safe);
				found = safe;
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
		this.placements += most - left;
		return found;
	}

	/** The masks of a row, not below the one at work. */
	masksAt(row: number): readonly [columns: number, diagonals: number, antidiagonals: number] {
		return [this.#columns[row]!, this.#diagonals[row]!, this.#antidiagonals[row]!];
	}

	get isDone(): boolean {
		return this.#row < 0;
	}

	/** How much of the search is done, from 0 to 1, estimated from the columns of the upper rows. */
	get progress(): number {
		const rest = this.#rest[this.#row] ?? 0;
		const next = rest === 0 ? this.#size : columnOf(rest & -rest);
		const columns = [...this.queens.slice(0, Math.max(0, this.#row)), next];
		return this.isDone ? 1 : Math.min(progressOf(this.#size, columns), 1 - Number.EPSILON);
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
