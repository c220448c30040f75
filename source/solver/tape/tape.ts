import {checkSize, type Queens} from '../board.js';
import {compareQueens} from '../symmetry.js';
import {Checkpoints, type Reached} from './checkpoints.js';
import {emptyTally, type Moment, momentAfter, momentAt} from './moment.js';
import {createSkip} from './subtree.js';

/** Within this distance, stepping is faster than seeking. */
const nearbySteps = 100;

/**
 * Random access to all steps of the search on a board of `size`, without storing them. `advance` moves the horizon: it
 * counts subtree after subtree and stores checkpoints. Every moment up to the horizon can be sought: a seek starts at the
 * last checkpoint before its goal, skips subtrees and then steps. Memory is bounded for every size; only time is not.
 */
export class Tape {
	readonly #skip: (moment: Moment) => Moment | undefined;
	readonly #checkpoints: Checkpoints;
	#horizon: Moment;
	/** The moment after the columns of row 0 left of the middle, once the horizon is there. */
	#leftHalf: Moment;
	#end: Moment | undefined;
	/** The last moment that `at` returned. The next request is often soon after it. */
	#recent: Moment;

	/** Throws a RangeError for a size out of range. */
	constructor(readonly size: number) {
		checkSize(size);
		const first = momentAt(size, [], undefined, emptyTally);
		this.#skip = createSkip(size);
		this.#checkpoints = new Checkpoints(first);
		this.#horizon = first;
		this.#leftHalf = first;
		this.#recent = first;
	}

	/** The moment up to which the search is known. Once the end is known, this is the end. */
	get horizon(): Moment {
		return this.#end ?? this.#horizon;
	}

	/** The last moment of the search; undefined until it is known. */
	get end(): Moment | undefined {
		return this.#end;
	}

	/**
	 * Moves the horizon for about this time, or to the end. Exceeds the time by a few milliseconds at most. Stops only at a
	 * backtrack, so that of each moment before the horizon the next backtrack is known, too.
	 */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.#end && (performance.now() < deadline || this.#horizon.step?.type !== 'backtrack')) {
			this.#advanceOnce();
		}
	}

	/** The moment after `index` steps; undefined beyond the horizon. Fastest soon after the last moment that it returned. */
	at(index: number): Moment | undefined {
		const recent = this.#recent;
		const isNear = index >= recent.index && index <= Math.min(recent.index + nearbySteps, this.horizon.index);
		let moment = isNear ? recent : this.#find((passed) => passed.index >= index);
		while (moment && moment.index < index) {
			moment = momentAfter(moment);
		}

		this.#recent = moment ?? recent;
		return moment;
	}

	/** The moment after the step that reports solution `number`, counted from 1. */
	solution(number: number): Moment | undefined {
		return this.#find((moment) => moment.solutions >= number);
	}

	/** The moment after the step that reports fundamental solution `number`, counted from 1. */
	fundamental(number: number): Moment | undefined {
		return this.#find((moment) => moment.fundamental >= number);
	}

	/** The moment after the last test in dead end `number`, counted from 1. */
	deadEnd(number: number): Moment | undefined {
		return this.#find((moment) => moment.deadEnds >= number);
	}

	/** The moment after the last of these queens is placed; the start for no queens. No queen may attack another. */
	placing(queens: Queens): Moment | undefined {
		return this.#find((moment) => startsWith(moment.queens, queens) || isDoneWith(queens, moment));
	}

	/** The moment after the step that reports this solution. */
	report(solution: Queens): Moment | undefined {
		const placed = this.placing(solution);
		return placed && momentAfter(placed);
	}

	/** The moment after the last of these queens is removed; the end for no queens. No queen may attack another. */
	removing(queens: Queens): Moment | undefined {
		return queens.length === 0 ? this.#end : this.#find((moment) => isDoneWith(queens, moment));
	}

	/**
	 * The last moment at which `costOf` is within the budget; undefined beyond the horizon. The cost must not fall from a moment to
	 * the next, and be 0 at the first.
	 */
	within(costOf: (moment: Moment) => number, budget: number): Moment | undefined {
		const isBeyond: Reached = (moment) => costOf(moment) > budget;
		return isBeyond(this.horizon) ? this.#lastBefore(isBeyond) : this.#end;
	}

	#find(reached: Reached): Moment | undefined {
		if (!reached(this.horizon)) {
			return undefined;
		}

		const before = this.#lastBefore(reached);
		return reached(before) ? before : momentAfter(before);
	}

	/** The last moment that has not reached it; the first moment if all have. */
	#lastBefore(reached: Reached): Moment {
		let moment = this.#checkpoints.lastBefore(reached);
		for (;;) {
			const skipped = this.#skip(moment);
			const next = skipped && !reached(skipped) ? skipped : momentAfter(moment);
			if (!next || reached(next)) {
				return moment;
			}

			moment = next;
		}
	}

	#advanceOnce(): void {
		const skipped = this.#skip(this.#horizon);
		// The end is known when the horizon is halfway, so there is always a next moment here.
		this.#horizon = skipped ?? momentAfter(this.#horizon) ?? this.#horizon;
		if (skipped) {
			this.#checkpoints.add(skipped);
		}

		const {queens, step} = this.#horizon;
		if (queens.length > 0 || step?.type !== 'backtrack') {
			return;
		}

		// The right half of the search is the mirror image of the left half.
		const columnsDone = step.column + 1;
		if (columnsDone === Math.floor(this.size / 2)) {
			this.#leftHalf = this.#horizon;
		}

		if (columnsDone === Math.ceil(this.size / 2)) {
			this.#end = this.#checkpoints.reflect(this.#leftHalf, this.#horizon);
		}
	}
}

/** It has removed the last of these queens, or has passed them. */
function isDoneWith(queens: Queens, {queens: placed, step}: Moment): boolean {
	const path = step?.type === 'test' || step?.type === 'backtrack' ? [...placed, step.column] : placed;
	const isRemoved = step?.type === 'backtrack' && startsWith(queens, path);
	return isRemoved || compareQueens(path.slice(0, queens.length), queens) > 0;
}

function startsWith(queens: Queens, beginning: Queens): boolean {
	return beginning.every((column, row) => queens[row] === column);
}
