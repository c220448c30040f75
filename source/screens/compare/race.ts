import {endOf, type Knowledge} from '../../explorer/knowledge.js';
import {createSlotBySize, type Model, placeOf} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {highestSpeed, nextSpeed, saidSpeed} from '../../explorer/playback.js';
import {costUpTo, operationsUpTo} from '../../explorer/work.js';
import {bruteForceAt, bruteForceTotal} from '../../solver/search/brute-force.js';
import {type VariantId, variantOf, type variants, variantsFor} from '../../solver/search/variants.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Tape} from '../../solver/tape/tape.js';

/** How far a program comes with the operations that all may spend. */
export type Lane = BruteForceLane | VariantLane;

export type BruteForceLane = ReturnType<typeof bruteForceLane>;

export type VariantLane = ReturnType<typeof laneAt>;

export type Race = ReturnType<typeof raceAt>;

/** While totals are unknown it is scan, as from 7 queens on. */
function slowestIn(tape: Tape): (typeof variants)[number] {
	const end = endOf(tape);
	return variantsFor(tape.size).reduce((a, b) => (end && operationsUpTo(end, b) > operationsUpTo(end, a) ? b : a));
}

/** The most operations with which each variant is at a moment that the tape has read. */
function readOperations(tape: Tape): number {
	const costs = variantsFor(tape.size).map((variant) => operationsUpTo(tape.horizon, variant));
	return tape.end ? Number.POSITIVE_INFINITY : Math.min(...costs);
}

/** Totals are undefined for large boards, where nobody has counted them. */
export function raceAt(model: Model, knowledge: Knowledge) {
	const {size} = model;
	const tape = knowledge.tape(size);
	const moment = searchMoment(model, knowledge);
	const cursor = slowestIn(tape);
	const operations = Math.min(operationsUpTo(moment, cursor), readOperations(tape));
	const variantLanes = variantsFor(size).map((variant) => {
		// Some steps cost nothing: programs of equal work stand at the same step.
		const isHere = operationsUpTo(moment, variant) === operations;
		const reached = isHere ? moment : tape.within((at) => operationsUpTo(at, variant), operations);
		return laneAt(variant.id, reached ?? moment, tape);
	});
	return {
		lanes: [bruteForceLane(size, operations), ...variantLanes] as const,
		/** Of the variants, the one with the most operations in all: its steps are those of the keys. */
		slowest: variantLanes.find(({id}) => id === cursor.id)!,
		operations,
		solutions: endOf(tape)?.solutions,
	};
}

function laneAt(id: VariantId, moment: Moment, tape: Tape) {
	const end = endOf(tape);
	const total = end && operationsUpTo(end, variantOf(id));
	const isThrough = moment.index === end?.index;
	return {id, moment, solutions: moment.solutions, ...costUpTo(moment, variantOf(id)), total, isThrough};
}

function bruteForceLane(size: number, operations: number) {
	const all = bruteForceTotal(size);
	const total = all === undefined ? undefined : Number(all);
	const isThrough = total !== undefined && operations >= total;
	return {id: 'brute-force' as const, ...bruteForceAt(size, operations), total, isThrough};
}

/** A race takes about this many seconds. */
const raceTime = 22;

export const raceSpeed = createSlotBySize<{readonly chosen: number | undefined}>('race-speed', {chosen: undefined});

/** The race has a speed of its own, in two digits, with which it ends in time. */
function usualSpeed(tape: Tape): number {
	const end = endOf(tape);
	return end ? Math.ceil(Number((end.index / raceTime).toPrecision(2))) : highestSpeed;
}

export function speedOf(model: Model, knowledge: Knowledge): number {
	return raceSpeed.of(model).chosen ?? usualSpeed(knowledge.tape(model.size));
}

export function played(model: Model, knowledge: Knowledge): Model {
	return {...model, speed: speedOf(model, knowledge)};
}

/** The usual speed of the race is one of those to choose. */
export function changeSpeed(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const before = speedOf(model, knowledge);
	const after = nextSpeed(before, by, usualSpeed(knowledge.tape(model.size)));
	return saidSpeed(raceSpeed.with(model, {chosen: after}), before, after);
}

/** No lane leaves what the tape has read: until then, playback waits. */
export function mostSteps(model: Model, knowledge: Knowledge): number {
	const tape = knowledge.tape(model.size);
	const cursor = slowestIn(tape);
	const last = tape.within((moment) => operationsUpTo(moment, cursor), readOperations(tape));
	return Math.max(0, (last?.index ?? 0) - placeOf(model).step);
}
