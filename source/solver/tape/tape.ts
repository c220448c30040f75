import {checkSize, type Queens} from '../board.js';
import {nextColumn} from '../search/step.js';
import {compareQueens} from '../symmetry.js';
import {Checkpoints, type Reached} from './checkpoints.js';
import {endOf} from './mirror.js';
import {firstMoment, type Moment, momentAfter, momentAt, momentBefore} from './moment.js';
import {createSubtreeCounter} from './subtree.js';
import {addTally, type Tally} from './tally.js';

/** Subtrees of at most this many rows are counted in one go: some thousand placements, a fraction of a millisecond. */
const rowsSkipped = 10;
/** Within this distance, stepping is faster than seeking. */
const nearbySteps = 100;

/**
 * Random access to the search on a board of `size`, without storing it. Advancing skips from subtree to subtree and
 * leaves checkpoints. A seek starts at the last checkpoint before its goal and skips smaller and smaller subtrees. Memory
 * is bounded: any size can be advanced through as far as time allows.
 */
export class Tape {
	readonly size: number;
	readonly #countSubtree: (queens: Queens) => Tally;
	readonly #checkpoints: Checkpoints;
	#horizon: Moment;
	/** When the columns of row 0 left of the middle are done. */
	#left: Moment;
	#end: Moment | undefined;
	/** The moment asked for last: the next one is often near. */
	#last: Moment;

	/** Throws a RangeError for a size out of range. */
	constructor(size: number) {
		checkSize(size);
		const first = firstMoment(size);
		this.size = size;
		this.#countSubtree = createSubtreeCounter(size);
		this.#checkpoints = new Checkpoints(first);
		this.#horizon = first;
		this.#left = first;
		this.#last = first;
	}

	/** The moment up to which everything is known; the end, once that is. */
	get horizon(): Moment {
		return this.#end ?? this.#horizon;
	}

	/** The last moment of the search; unknown until the tape is done. */
	get end(): Moment | undefined {
		return this.#end;
	}

	/** Whether the whole search is known. */
	get isDone(): boolean {
		return this.#end !== undefined;
	}

	/** How much of the search is known, from 0 to 1, estimated from the columns of the upper rows. */
	get progress(): number {
		const half = Math.ceil(this.size / 2) / this.size;
		const path = [...this.#horizon.queens, nextColumn(this.size, this.#horizon)];
		const share = path.reduce((sum, column, row) => sum + column / this.size ** (row + 1), 0);
		return this.#end ? 1 : Math.min(share / half, 1 - Number.EPSILON);
	}

	/** Moves the horizon for about this long (at most some milliseconds more), or to the end. */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.#end && performance.now() < deadline) {
			this.#advanceOnce();
		}
	}

	/** The moment one step before; none before the start. */
	before(moment: Moment): Moment | undefined {
		return momentBefore(moment);
	}

	/** The first moment that has reached the goal; none if that is beyond the horizon, or nowhere. */
	find(reached: Reached): Moment | undefined {
		if (!reached(this.horizon)) {
			return undefined;
		}

		let moment: Moment | undefined = this.#checkpoints.lastBefore(reached);
		while (moment && !reached(moment)) {
			const skipped = this.#skipSubtree(moment);
			moment = skipped && !reached(skipped) ? skipped : momentAfter(moment);
		}

		return moment;
	}

	/** The moment after `index` steps; none beyond the horizon. Moments near the one asked for last are the cheapest. */
	at(index: number): Moment | undefined {
		const isNear = Math.abs(index - this.#last.index) <= nearbySteps && index >= 0 && index <= this.horizon.index;
		const moment = isNear ? this.#stepTo(index) : this.find((each) => each.index >= index);
		this.#last = moment ?? this.#last;
		return moment;
	}

	/** The step that reports solution `number`, counted from 1. */
	solution(number: number): Moment | undefined {
		return this.find((moment) => moment.solutions >= number);
	}

	/** The step that reports the first solution of class `number`, counted from 1. */
	fundamental(number: number): Moment | undefined {
		return this.find((moment) => moment.fundamental >= number);
	}

	/** The last test of dead end `number`, counted from 1: the row below the queens has no safe square. */
	deadEnd(number: number): Moment | undefined {
		return this.find((moment) => moment.deadEnds >= number);
	}

	/** The step that places the last of these queens, all of which the search places; the start for none. */
	placing(queens: Queens): Moment | undefined {
		return this.find((moment) => startsWith(moment.queens, queens) || isDoneWith(queens, moment));
	}

	/** The step that reports this solution. */
	report(solution: Queens): Moment | undefined {
		const isReported = ({queens, step}: Moment) => step?.type === 'solution' && startsWith(queens, solution);
		return this.find((moment) => isReported(moment) || isDoneWith(solution, moment));
	}

	/** The step that removes the last of these queens, all of which the search places; the end for none. */
	removing(queens: Queens): Moment | undefined {
		return queens.length === 0 ? this.#end : this.find((moment) => isDoneWith(queens, moment));
	}

	#stepTo(index: number): Moment | undefined {
		let moment: Moment | undefined = this.#last;
		while (moment && moment.index !== index) {
			moment = moment.index < index ? momentAfter(moment) : momentBefore(moment);
		}

		return moment;
	}

	#advanceOnce(): void {
		const skipped = this.#skipSubtree(this.#horizon);
		// The end is known before the horizon gets there, so there is always a next moment.
		this.#horizon = skipped ?? momentAfter(this.#horizon) ?? this.#horizon;
		if (skipped) {
			this.#checkpoints.add(skipped);
		}

		const {queens, step} = this.#horizon;
		if (queens.length === 0 && step?.type === 'backtrack') {
			this.#endIfHalfway(step.column + 1);
		}
	}

	/** The moment after the subtree below a square just found safe, if that is small enough. */
	#skipSubtree(moment: Moment): Moment | undefined {
		const {queens, step} = moment;
		const isSmall = queens.length >= Math.max(1, this.size - 1 - rowsSkipped);
		if (step?.type !== 'test' || step.attack || !isSmall) {
			return undefined;
		}

		const subtree = this.#countSubtree([...queens, step.column]);
		return momentAt(this.size, queens, {...step, type: 'backtrack'}, addTally(moment, subtree));
	}

	/** The right half of the search is the mirror image of the left one: at the middle of row 0 everything is known. */
	#endIfHalfway(columnsDone: number): void {
		if (columnsDone === Math.floor(this.size / 2)) {
			this.#left = this.#horizon;
		}

		if (columnsDone === Math.ceil(this.size / 2)) {
			this.#end = endOf(this.#left, this.#horizon);
			this.#checkpoints.reflect(this.#left, this.#end);
		}
	}
}

/** Whether the search has removed the last of these queens, or is at a later place. */
function isDoneWith(queens: Queens, {queens: placed, step}: Moment): boolean {
	const path = step?.type === 'test' || step?.type === 'backtrack' ? [...placed, step.column] : placed;
	const isRemoved = step?.type === 'backtrack' && startsWith(queens, path);
	return isRemoved || compareQueens(path.slice(0, queens.length), queens) > 0;
}

function startsWith(queens: Queens, beginning: Queens): boolean {
	return beginning.every((column, row) => queens[row] === column);
}
