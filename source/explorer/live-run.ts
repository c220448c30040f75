import {
	type Attack,
	attackIn,
	backtrack,
	type Explanation,
	factsOfTest,
	type Guard,
	guardWith,
	isDeadEnd,
	type Moment,
	momentBefore,
	type Position,
	positionAfter,
	type Step,
	type Variant,
	writesUpTo,
} from '../solver/index.js';

/** What a variant did in the step before a moment: what its generator yielded, and what its guard read and remembers. */
export type Work = {
	readonly size: number;
	/** The step that was yielded; undefined at the start. An attack is the one that this variant found, which need not be the uppermost. */
	readonly step: Step | undefined;
	/** The checks that the guard counted in this step. Only tests make checks. */
	readonly checks: number;
	/** The memory after the step. After a test also what that read, in order. */
	readonly memory: Explanation;
	/** The same for the square of the step, before a placement changed the memory. */
	readonly touched: Explanation;
	/** If the step completed a dead end, the attack that the variant finds on each square of the row; else empty. */
	readonly deadEnd: readonly (Attack | undefined)[];
	/** What was wrong on the way to this moment, in this step or in one that has been passed. */
	readonly disagreement: Disagreement | undefined;
};

/** A step in which a variant did something else than the tape says: the variant is wrong. */
export type Disagreement = {
	readonly variant: string;
	readonly index: number;
	/** What the variant did; undefined if its search was over. */
	readonly says: Step | undefined;
	/** What the tape says, computed from the board. */
	readonly tape: Step;
	/** The checks of this step that the variant made, and those that it should have made. */
	readonly checks: {readonly made: number; readonly expected: number};
	/** Whether the memory after the step is not that of the queens on the board. */
	readonly isMemoryWrong: boolean;
};

/** Within this distance a run goes on step by step. Beyond it, it begins again just before its goal. */
const nearbySteps = 100;

/** Where a run stands: its generator, the guard that the generator works with, and the place up to which they have run. */
type Standing = {readonly guard: Guard; readonly steps: Generator<Step, undefined>; readonly place: Place};
/** Without the tally of a moment, which would take longer than the step itself. */
type Place = Position & {readonly size: number; readonly index: number};

/** The run of one variant. */
export class Run {
	readonly #variant: Variant;
	#standing: Standing | undefined;
	#work: Work | undefined;

	constructor(variant: Variant) {
		this.#variant = variant;
	}

	/**
	 * Moves to a moment of the tape, and returns what the variant did in the step before it. Goes on step by step if the moment
	 * follows soon, otherwise begins again one step before it: the last step is always one that the variant did. Begins again
	 * after a disagreement, too, so that a wrong variant does not lead elsewhere.
	 */
	stepTo(moment: Moment): Work {
		if (this.#work && this.#isAt(moment)) {
			return this.#work;
		}

		const passed = this.#approach(moment);
		const standing = passed.standing ?? standingAt(this.#variant, momentBefore(moment) ?? moment);
		const {guard} = standing;
		const {size, queens, step: tape} = moment;
		const before = tape?.type === 'place' ? guard.explain(tape.row, tape.column) : undefined;
		const {step: done, made} = tape ? next(standing) : {step: undefined, made: 0};
		const column = done?.type === 'test' || done?.type === 'backtrack' ? done.column : 0;
		const memory = guard.explain(queens.length, column);
		const step = withAttackIn(done, memory, moment);
		this.#standing = {...standing, place: moment};
		this.#work = {
			size,
			step,
			checks: made,
			memory,
			touched: before ?? memory,
			deadEnd: deadEndOf(guard, moment),
			disagreement:
				passed.disagreement ??
				(tape && this.#compare(standing.place, {step, made}, tape, this.#isMemoryWrong(memory, moment))),
		};
		return this.#work;
	}

	/** What the variant did in the step before a moment. Does not move the run: elsewhere another run does that step. */
	at(moment: Moment): Work {
		return (this.#isAt(moment) ? this : new Run(this.#variant)).stepTo(moment);
	}

	#isAt({size, index}: Moment): boolean {
		return this.#standing?.place.size === size && this.#standing.place.index === index;
	}

	/** Runs to one step before a moment, if that is near. Returns where it stands then, and what was wrong on the way. */
	#approach({size, index}: Moment): Pick<Work, 'disagreement'> & {readonly standing: Standing | undefined} {
		let standing = this.#work?.disagreement ? undefined : this.#standing;
		const distance = standing?.place.size === size ? index - standing.place.index : 0;
		let disagreement: Disagreement | undefined;
		if (distance < 1 || distance > nearbySteps) {
			standing = undefined;
		}

		while (standing && standing.place.index < index - 1) {
			const {place}: Standing = standing;
			// The wanted moment comes later, so there is a next step.
			const after = positionAfter(size, place)!;
			disagreement = this.#compare(place, next(standing), after.step!);
			standing = disagreement ? undefined : {...standing, place: {...after, size, index: place.index + 1}};
		}

		return {standing, disagreement};
	}

	/** Compares what the variant did after a place with the step of the tape. */
	#compare({queens, index}: Place, {step, made}: Done, tape: Step, isMemoryWrong = false): Disagreement | undefined {
		const expected = tape.type === 'test' ? this.#variant.checks(factsOfTest(queens, tape.column)) : 0;
		return isSame(step, tape) && made === expected && !isMemoryWrong
			? undefined
			: {variant: this.#variant.id, index: index + 1, says: step, tape, checks: {made, expected}, isMemoryWrong};
	}

	/** Whether a removal has left something else in the memory than the queens on the board would put into an empty one. */
	#isMemoryWrong(memory: Explanation, {size, queens, step}: Moment): boolean {
		return (
			step?.type === 'backtrack' &&
			remembered(memory) !== remembered(guardWith(size, this.#variant, queens).explain(queens.length, step.column))
		);
	}
}

/** A step that a generator yielded, and the checks that its guard made for it. */
type Done = {readonly step: Step | undefined; readonly made: number};

function next({guard, steps}: Standing): Done {
	const before = guard.checks;
	const step = steps.next().value;
	return {step, made: guard.checks - before};
}

/** The runs of all variants, which stand at the same moment. One object is created at the start, with the knowledge. */
export class Runs {
	readonly #runs: ReadonlyMap<string, Run>;

	constructor(variants: readonly Variant[]) {
		this.#runs = new Map(variants.map((variant) => [variant.id, new Run(variant)]));
	}

	/** Moves to a moment. Called before a frame is drawn: views only read. */
	stepTo(moment: Moment): void {
		for (const run of this.#runs.values()) {
			run.stepTo(moment);
		}
	}

	/** What a variant did in the step before a moment. */
	at(variant: string, moment: Moment): Work {
		return this.#runs.get(variant)!.at(moment);
	}

	/** What variants did wrong in the step before a moment. */
	disagreements(moment: Moment): readonly Disagreement[] {
		return [...this.#runs.values()].flatMap((run) => run.at(moment).disagreement ?? []);
	}
}

function standingAt(variant: Variant, moment: Moment): Standing {
	const {size, queens} = moment;
	const guard = guardWith(size, variant, queens);
	return {guard, steps: backtrack(size, guard, moment), place: moment};
}

/** What a variant remembers, without what its last test has read. */
function remembered(memory: Explanation): string {
	switch (memory.type) {
		case 'comparisons': {
			return String(memory.queens);
		}

		case 'cells': {
			return String(memory.cells.map(({table}) => table));
		}

		case 'masks': {
			return String(memory.masks.map(({mask}) => mask));
		}
	}
}

/** Whether two steps are the same. Variants need not find the same attack, but one by a queen. */
function isSame(a: Step | undefined, b: Step): boolean {
	switch (a?.type) {
		case 'test': {
			return b.type === 'test' && a.row === b.row && a.column === b.column && outcomeOf(a) === outcomeOf(b);
		}

		case 'place':
		case 'backtrack': {
			return a.type === b.type && a.row === b.row && a.column === b.column;
		}

		case 'solution': {
			return b.type === 'solution' && a.number === b.number;
		}

		case undefined: {
			return false;
		}
	}
}

/** An attack from the row of the square itself is one that no queen makes. */
function outcomeOf({row, attack}: Extract<Step, {type: 'test'}>): 'safe' | 'attacked' | 'attacked by no queen' {
	if (!attack) {
		return 'safe';
	}

	return attack.row === row ? 'attacked by no queen' : 'attacked';
}

/** A step names the uppermost attacker. Returns the step with the attack that the variant has found instead. */
function withAttackIn(step: Step | undefined, memory: Explanation, {queens}: Moment): Step | undefined {
	return step?.type === 'test' && step.attack
		? {...step, attack: attackIn(memory, queens, step.column) ?? step.attack}
		: step;
}

function deadEndOf(guard: Guard, {size, queens, step}: Moment): Work['deadEnd'] {
	const row = queens.length;
	const isLast = step?.type === 'test' && step.column === size - 1;
	if (!isLast || !isDeadEnd(size, queens)) {
		return [];
	}

	return Array.from({length: size}, (_, column) =>
		guard.isAttacked(row, column) ? attackIn(guard.explain(row, column), queens, column) : undefined,
	);
}

/** What steps cost a variant. */
export type Cost = {readonly checks: number; readonly writes: number};

/** What the last step has cost a variant: checks if it was a test, writes if it placed or removed a queen. */
export function costHere({step, checks}: Work, {writes}: Variant): Cost {
	const isWriting = step?.type === 'place' || step?.type === 'backtrack';
	return {checks, writes: isWriting ? writes[step.type] : 0};
}

/** What all steps up to a moment have cost a variant. Computed from the tape: nobody could run that many steps again. */
export function costUpTo(moment: Moment, variant: Variant): Cost {
	return {checks: variant.checks(moment), writes: writesUpTo(variant, moment)};
}
