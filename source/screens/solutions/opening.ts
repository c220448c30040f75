import {type BoardRow, rowsOf} from '../../components/board.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {isAtDeadEnd, type Moment, type Tape, treeOf, vainMoments} from '../../solver/index.js';

/** `elapsed` is in milliseconds since the launch. */
const opening = createSlot<{readonly elapsed?: number | undefined; readonly window?: Model['window']}>('opening', {});

/** Larger boards end with their first solution. */
const largestWhole = 9;

/** In milliseconds. No queen comes and goes more than three times a second. */
const searchTime = 180;
/** In milliseconds. No square changes its ground more than three times a second. */
const solutionTime = 350;

export function startOpening(model: Model, knowledge: Knowledge): Model {
	const isKnown = model.size >= 4 && knowledge.tape(model.size).solution(1) !== undefined;
	return isKnown && !model.isMotionReduced ? opening.with(model, {elapsed: 0, window: model.window}) : model;
}

/** The opening lasts as long as the notice that greets newcomers, which any key clears, and until the window changes. */
export function isOpening(model: Model): boolean {
	const {elapsed, window} = opening.of(model);
	return elapsed !== undefined && model.notice === 'new-here' && model.window === window;
}

export function openFor(model: Model, knowledge: Knowledge, milliseconds: number): Model {
	const elapsed = (opening.of(model).elapsed ?? 0) + milliseconds;
	const next = opening.with(model, {elapsed});
	return sceneOf(next, knowledge) ? next : opening.with(model, {elapsed: undefined});
}

/** With the number of solutions so far. What has been tried is tinted, unless it would flash. */
export type Scene = {readonly moment: Moment; readonly solutions: number; readonly hasTints?: boolean};
type Phase = readonly [milliseconds: number, at: (share: number) => Scene];

/** What the opening shows now. Undefined when it is over. */
export function sceneOf(model: Model, knowledge: Knowledge): Scene | undefined {
	const tape = knowledge.tape(model.size);
	let {elapsed = Number.POSITIVE_INFINITY} = opening.of(model);
	for (const [milliseconds, at] of isOpening(model) ? phases(tape, tape.solution(1)!) : []) {
		if (elapsed < milliseconds) {
			return at(elapsed / milliseconds);
		}

		elapsed -= milliseconds;
	}

	return undefined;
}

function phases(tape: Tape, first: Moment): readonly Phase[] {
	const at = (index: number) => ({moment: tape.at(Math.floor(index)) ?? first, solutions: 0, hasTints: true});
	const solution = (number: number, solutions = number) => ({moment: tape.solution(number) ?? first, solutions});
	const last = first.index - 1;
	const deadEnd = Math.min(tape.deadEnd(1)?.index ?? last, last);
	const total = tape.end?.solutions ?? 1;
	const held = (share: number, all: number, scene: number) => Math.floor((share * all) / scene) * (scene / all);
	const reached = (share: number) => 1 + Math.floor((total - 1) * share ** 2);
	const search: readonly Phase[] = [
		[600, () => at(deadEnd)],
		[400, () => at(deadEnd + 1)],
		[
			1800,
			(share) => ({...at(deadEnd + 1 + held(share, 1800, searchTime) ** 3 * (last - deadEnd - 1)), hasTints: false}),
		],
	];
	const others: readonly Phase[] = [
		[2100, (share) => solution(reached(held(share, 2100, solutionTime)), reached(share))],
		[1000, () => solution(total)],
	];
	return [
		[300, () => at(0)],
		[1400, (share) => at(share * deadEnd)],
		...(deadEnd < last ? search : []),
		[900, () => solution(1)],
		...(first.size > largestWhole ? [] : others),
	];
}

/** How many percent of the whole search are in vain, once all of it has been shown. */
export function vainShown({solutions}: Scene, {size, end}: Tape): number | undefined {
	if (!end || solutions < end.solutions) {
		return undefined;
	}

	const moments = end.index + 1;
	return Math.round((100 * vainMoments(treeOf(size, [], 1, moments), moments)) / moments);
}

export function rowsInOpening({moment, hasTints = false}: Scene): readonly BoardRow[] {
	const {size, queens, step} = moment;
	const isStuck = isAtDeadEnd(size, moment);
	const isRemoved = step?.type === 'backtrack';
	const tried = step?.type === 'test' || isRemoved ? step.column + Number(isRemoved || step.attack !== undefined) : 0;
	return rowsOf(size, (row, column) => {
		if (queens[row] === column) {
			return {hasQueen: true, role: step?.type === 'solution' ? 'solution' : undefined};
		}

		const isLast = row === queens.length;
		const isTried = column < (isLast ? tried : (queens[row] ?? 0));
		if (!hasTints || !isTried) {
			return undefined;
		}

		return isLast && isRemoved && column === tried - 1
			? {role: 'returned'}
			: {role: isLast && isStuck ? 'attacked' : 'tried', sign: 'rejected'};
	});
}
