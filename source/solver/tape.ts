import {nextColumn} from './backtrack.js';
import type {Queens} from './board.js';
import {mirrorImage, wholeSearch} from './mirror.js';
import {createStepper, firstMoment, type Moment, momentAt, type Stepper} from './moment.js';
import {stepBeforeColumn} from './step.js';
import {createSubtreeCounter} from './subtree.js';
import {compareQueens} from './symmetry.js';
import {addTally, type Tally} from './tally.js';

/** Subtrees of at most this many rows are counted in one go: some thousand placements, a fraction of a millisecond. */
const rowsLeaped = 10;
/** So many steps are sooner done than sought. */
const stepsNear = 100;
const mostMarks = 2 ** 14;

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
	#marks: Moment[];
	/** Marks of the first half, last first, each of which stands for its image in the second. */
	#marksInMirror: readonly Moment[] = [];
	#frontier: Moment;
	/** When the columns of row 0 left of the centre are done. */
	#centre: Moment;
	#end: Moment | undefined;
	#last: Moment;
	/** Every how many leaps a mark is left. */
	#spacing = 1;
	#leaps = 0;

	constructor(size: number) {
		this.#size = size;
		this.#stepper = createStepper(size);
		this.#count = createSubtreeCounter(size);
		this.#frontier = firstMoment(size);
		this.#centre = this.#frontier;
		this.#last = this.#frontier;
		this.#marks = [this.#frontier];
	}

	/** The moment up to which everything is known; the end, once that is. */
	get frontier(): Moment {
		return this.#end ?? this.#frontier;
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
		const path = [...this.#frontier.queens, nextColumn(this.#size, this.#frontier)];
		const share = path.reduce((sum, column, row) => sum + column / this.#size ** (row + 1), 0);
		return this.#end ? 1 : Math.min(share / half, 1 - Number.EPSILON);
	}

	/** Reads on for about so long (a leap more, at most a few milliseconds), or to the end. */
	read(milliseconds: number): void {
		const deadline = performance.now() + milliseconds;
		while (!this.#end && performance.now() < deadline) {
			this.#readOn();
		}
	}

	/** The moment one step before; none before the start. */
	before(moment: Moment): Moment | undefined {
		return this.#stepper.before(moment);
	}

	/** The first moment that has reached the goal: none if that lies beyond the frontier, or nowhere. */
	find(reached: Reached): Moment | undefined {
		if (!reached(this.frontier)) {
			return undefined;
		}

		let moment: Moment | undefined = this.#markBefore(reached);
		while (moment && !reached(moment)) {
			const leap = this.#leap(moment);
			moment = leap && !reached(leap) ? leap : this.#stepper.after(moment);
		}

		return moment;
	}

	/** The moment after `index` steps. Those near the one asked for last are a few steps away from it. */
	at(index: number): Moment | undefined {
		const isNear = Math.abs(index - this.#last.index) <= stepsNear && index >= 0 && index <= this.frontier.index;
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
	takingBack(queens: Queens): Moment | undefined {
		return queens.length === 0 ? this.#end : this.find((moment) => isDoneWith(queens, moment));
	}

	#stepTo(index: number): Moment | undefined {
		let moment: Moment | undefined = this.#last;
		while (moment && moment.index !== index) {
			moment = moment.index < index ? this.#stepper.after(moment) : this.#stepper.before(moment);
		}

		return moment;
	}

	#readOn(): void {
		const moment = this.#frontier;
		const leap = this.#leap(moment);
		// The search never ends before its end is known.
		const next = leap ?? this.#stepper.after(moment) ?? moment;
		this.#frontier = next;
		if (leap && ++this.#leaps % this.#spacing === 0) {
			this.#marks.push(leap);
			this.#thinOut();
		}

		if (next.queens.length === 0 && next.step?.type === 'backtrack') {
			this.#endIfHalfway(next, next.step.column + 1);
		}
	}

	/** Over the whole subtree below a square just found safe, if that is small. */
	#leap(moment: Moment): Moment | undefined {
		const {queens, step} = moment;
		const isSmall = queens.length >= Math.max(1, this.#size - 1 - rowsLeaped);
		if (step?.type !== 'test' || step.attack || !isSmall) {
			return undefined;
		}

		const subtree = this.#count([...queens, step.column]);
		return momentAt(queens, {...step, type: 'backtrack'}, addTally(moment, subtree));
	}

	#thinOut(): void {
		if (this.#marks.length > mostMarks) {
			this.#marks = this.#marks.filter((_, index) => index % 2 === 0);
			this.#spacing *= 2;
		}
	}

	#markBefore(reached: Reached): Moment {
		let low = 0;
		let high = this.#marks.length + this.#marksInMirror.length;
		while (low + 1 < high) {
			const middle = (low + high) >> 1;
			if (reached(this.#mark(middle))) {
				high = middle;
			} else {
				low = middle;
			}
		}

		return this.#mark(low);
	}

	#mark(index: number): Moment {
		const image = this.#marksInMirror[index - this.#marks.length];
		return image ? mirrorImage(this.#size, image, this.frontier, this.#stepper) : this.#marks[index]!;
	}

	/** The second half of the search is the first seen in a mirror: when the columns of row 0 up to the centre are done, all is known. */
	#endIfHalfway(moment: Moment, column: number): void {
		if (column === Math.floor(this.#size / 2)) {
			this.#centre = moment;
		}

		if (column === Math.ceil(this.#size / 2)) {
			const total = wholeSearch(this.#centre, moment);
			this.#marksInMirror = this.#marks.filter((mark) => mark.index > 0 && mark.index < this.#centre.index).reverse();
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
