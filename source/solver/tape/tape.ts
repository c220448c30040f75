import type {Queens} from '../board.js';
import {nextColumn} from '../search/backtrack.js';
import {stepBeforeColumn} from '../search/step.js';
import {compareQueens} from '../symmetry.js';
import {mirrorImage, wholeSearch} from './mirror.js';
import {createStepper, firstMoment, type Moment, momentAt, type Stepper} from './moment.js';
import {createSubtreeCounter} from './subtree.js';
import {addTally, type Tally} from './tally.js';

/** Subtrees of at most this many rows are counted in one go: some thousand placements, a fraction of a millisecond. */
const rowsSkipped = 10;
/** So many steps are sooner done than sought. */
const nearbySteps = 100;
const mostCheckpoints = 2 ** 14;

/** What a seek looks for: true from some moment of the search on, false before. */
export type Reached = (moment: Moment) => boolean;

/**
 * Random access to the search on one board, without storing it. Reading on leaps from subtree to subtree and leaves a
 * mark behind each; a seek goes to the last mark before its goal, and on from there in smaller and smaller leaps.
 * Marks thin out as they grow many, so memory is bounded and any size from 1 to 27 can be read as far as time allows.
 */
export class Tape {
	readonly #size: number;
	readonly #stepper: Stepper;
	readonly #count: (queens: Queens) => Tally;
	#checkpoints: Moment[];
	/** Marks of the first half, last first, each of which stands for its image in the second. */
	#mirrored: readonly Moment[] = [];
	#horizon: Moment;
	/** When the columns of row 0 left of the centre are done. */
	#centre: Moment;
	#end: Moment | undefined;
	#last: Moment;
	/** Every how many leaps a mark is left. */
	#spacing = 1;
	#skips = 0;

	constructor(size: number) {
		this.#size = size;
		this.#stepper = createStepper(size);
		this.#count = createSubtreeCounter(size);
		this.#horizon = firstMoment(size);
		this.#centre = this.#horizon;
		this.#last = this.#horizon;
		this.#checkpoints = [this.#horizon];
	}

	/** The moment up to which everything is known; the end, once that is. */
	get horizon(): Moment {
		return this.#end ?? this.#horizon;
	}

	/** The last moment of the search, unknown until all has been read. */
	get end(): Moment | undefined {
		return this.#end;
	}

	get isDone(): boolean {
		return this.#end !== undefined;
	}

	/** How much of it has been read, from 0 to 1, as the columns of the upper rows tell. */
	get progress(): number {
		const half = Math.ceil(this.#size / 2) / this.#size;
		const path = [...this.#horizon.queens, nextColumn(this.#size, this.#horizon)];
		const share = path.reduce((sum, column, row) => sum + column / this.#size ** (row + 1), 0);
		return this.#end ? 1 : Math.min(share / half, 1 - Number.EPSILON);
	}

	/** Reads on for about so long (a skipped more, at most a few milliseconds), or to the end. */
	advance(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.#end && performance.now() < deadline) {
			this.#advanceOnce();
		}
	}

	/** The moment one step before; none before the start. */
	before(moment: Moment): Moment | undefined {
		return this.#stepper.before(moment);
	}

	/** The first moment that has reached the goal: none if that lies beyond the horizon, or nowhere. */
	find(reached: Reached): Moment | undefined {
		if (!reached(this.horizon)) {
			return undefined;
		}

		let moment: Moment | undefined = this.#checkpointBefore(reached);
		while (moment && !reached(moment)) {
			const skipped = this.#skipSubtree(moment);
			moment = skipped && !reached(skipped) ? skipped : this.#stepper.after(moment);
		}

		return moment;
	}

	/** The moment after `index` steps. Those near the one asked for last are a few steps away from it. */
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

	/** The step at which the search finds that the row below the queens has no safe square, for the `number`th time. */
	deadEnd(number: number): Moment | undefined {
		return this.find((moment) => moment.deadEnds >= number);
	}

	/** The step that places the last of these queens, which the search must place so; the start for none. */
	placing(queens: Queens): Moment | undefined {
		return this.find((moment) => startsWith(moment.queens, queens) || isDoneWith(queens, moment));
	}

	/** The step that reports this solution. */
	report(solution: Queens): Moment | undefined {
		const isReported = ({queens, step}: Moment) => step?.type === 'solution' && startsWith(queens, solution);
		return this.find((moment) => isReported(moment) || isDoneWith(solution, moment));
	}

	/** The step that takes the last of these queens back, which the search must have placed so; the end for none. */
	removing(queens: Queens): Moment | undefined {
		return queens.length === 0 ? this.#end : this.find((moment) => isDoneWith(queens, moment));
	}

	#stepTo(index: number): Moment | undefined {
		let moment: Moment | undefined = this.#last;
		while (moment && moment.index !== index) {
			moment = moment.index < index ? this.#stepper.after(moment) : this.#stepper.before(moment);
		}

		return moment;
	}

	#advanceOnce(): void {
		const moment = this.#horizon;
		const skipped = this.#skipSubtree(moment);
		// The search never ends before its end is known.
		const next = skipped ?? this.#stepper.after(moment) ?? moment;
		this.#horizon = next;
		if (skipped && ++this.#skips % this.#spacing === 0) {
			this.#checkpoints.push(skipped);
			this.#thinOut();
		}

		if (next.queens.length === 0 && next.step?.type === 'backtrack') {
			this.#endIfHalfway(next, next.step.column + 1);
		}
	}

	/** Over the whole subtree below a square just found safe, if that is small. */
	#skipSubtree(moment: Moment): Moment | undefined {
		const {queens, step} = moment;
		const isSmall = queens.length >= Math.max(1, this.#size - 1 - rowsSkipped);
		if (step?.type !== 'test' || step.attack || !isSmall) {
			return undefined;
		}

		const subtree = this.#count([...queens, step.column]);
		return momentAt(queens, {...step, type: 'backtrack'}, addTally(moment, subtree));
	}

	#thinOut(): void {
		if (this.#checkpoints.length > mostCheckpoints) {
			this.#checkpoints = this.#checkpoints.filter((_, index) => index % 2 === 0);
			this.#spacing *= 2;
		}
	}

	#checkpointBefore(reached: Reached): Moment {
		let low = 0;
		let high = this.#checkpoints.length + this.#mirrored.length;
		while (low + 1 < high) {
			const middle = (low + high) >> 1;
			if (reached(this.#checkpoint(middle))) {
				high = middle;
			} else {
				low = middle;
			}
		}

		return this.#checkpoint(low);
	}

	#checkpoint(index: number): Moment {
		const image = this.#mirrored[index - this.#checkpoints.length];
		return image ? mirrorImage(this.#size, image, this.horizon, this.#stepper) : this.#checkpoints[index]!;
	}

	/** The second half of the search is the first seen in a mirror: when the columns of row 0 up to the centre are done, all is known. */
	#endIfHalfway(moment: Moment, column: number): void {
		if (column === Math.floor(this.#size / 2)) {
			this.#centre = moment;
		}

		if (column === Math.ceil(this.#size / 2)) {
			const total = wholeSearch(this.#centre, moment);
			this.#mirrored = this.#checkpoints
				.filter((checkpoint) => checkpoint.index > 0 && checkpoint.index < this.#centre.index)
				.reverse();
			this.#end = momentAt([], stepBeforeColumn([], this.#size), total);
		}
	}
}

/** Whether the search has taken the last of these queens back, or come to a place beyond. */
function isDoneWith(queens: Queens, {queens: standing, step}: Moment): boolean {
	const path = step?.type === 'test' || step?.type === 'backtrack' ? [...standing, step.column] : standing;
	const isBack = step?.type === 'backtrack' && startsWith(queens, path);
	return isBack || compareQueens(path.slice(0, queens.length), queens) > 0;
}

function startsWith(queens: Queens, beginning: Queens): boolean {
	return beginning.every((column, row) => queens[row] === column);
}
