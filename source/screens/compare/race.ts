import {layoutOf} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model, placeOf} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {highestSpeed, nextSpeed} from '../../explorer/playback.js';
import {compareView} from '../../explorer/step-views.js';
import {costUpTo, operationsUpTo} from '../../explorer/work.js';
import {
	bruteForceAt,
	bruteForceTotal,
	knownEnd,
	type Moment,
	type Queens,
	type Tape,
	type VariantId,
	variantOf,
	variants,
} from '../../solver/index.js';

export type LaneId = VariantId | 'brute-force';

/** How far a program comes with the operations that all may make. */
export type Lane = BruteForceLane | VariantLane;

type BruteForceLane = Reached & {
	readonly id: 'brute-force';
	readonly boards: number;
	readonly state: 'running' | 'through';
};

export type VariantLane = Reached & {
	readonly id: VariantId;
	readonly moment: Moment;
	/** `beyond`: the tape has not been read that far, and what stands here is the last that is known. */
	readonly state: 'running' | 'through' | 'beyond';
};

type Reached = {
	readonly queens: Queens;
	readonly solutions: number;
	readonly checks: number;
	readonly writes: number;
	/** All operations of the program; undefined for large boards, where nobody has counted them. */
	readonly total: number | undefined;
};

export type Race = {
	/** Brute force, then the variants. */
	readonly lanes: readonly Lane[];
	/** It has the most operations in all of the variants, and its steps are those of the keys. */
	readonly slowest: VariantLane;
	readonly moment: Moment;
	/** What each lane may spend. */
	readonly operations: number;
	readonly solutions: number | undefined;
};

/** A small window shows the race only. */
export function isRace(model: Model): boolean {
	return layoutOf(model) === 'compact' || compareView.of(model).shown === 'race';
}

export function endOf(tape: Tape): Moment | undefined {
	return tape.end ?? knownEnd(tape.size);
}

/** While totals are unknown it is scan, as from 7 queens on. */
function slowestIn(tape: Tape): (typeof variants)[number] {
	const end = endOf(tape);
	return variants.reduce((a, b) => (end && operationsUpTo(end, b) > operationsUpTo(end, a) ? b : a));
}

export function raceAt(model: Model, knowledge: Knowledge): Race {
	const {size} = model;
	const tape = knowledge.tape(size);
	const moment = searchMoment(model, knowledge);
	const slowest = slowestIn(tape);
	const operations = operationsUpTo(moment, slowest);
	const lanes = variants.map((variant): VariantLane => {
		// Some steps cost nothing, but at the start nobody has begun.
		const isCursor = variant === slowest || moment.index === 0;
		const reached = isCursor ? moment : tape.within((each) => operationsUpTo(each, variant), operations);
		return laneAt(variant.id, reached, tape);
	});
	return {
		lanes: [bruteForceLane(size, operations), ...lanes],
		slowest: lanes.find(({id}) => id === slowest.id)!,
		moment,
		operations,
		solutions: endOf(tape)?.solutions,
	};
}

/** All variants at the same step. */
export function lanesAtStep(model: Model, knowledge: Knowledge): readonly VariantLane[] {
	const moment = searchMoment(model, knowledge);
	return variants.map(({id}) => laneAt(id, moment, knowledge.tape(model.size)));
}

function laneAt(id: VariantId, reached: Moment | undefined, tape: Tape): VariantLane {
	const moment = reached ?? tape.horizon;
	const end = endOf(tape);
	const running = reached ? 'running' : 'beyond';
	return {
		id,
		moment,
		queens: moment.queens,
		solutions: moment.solutions,
		...costUpTo(moment, variantOf(id)),
		total: end && operationsUpTo(end, variantOf(id)),
		state: moment.index === end?.index ? 'through' : running,
	};
}

function bruteForceLane(size: number, operations: number): BruteForceLane {
	const done = bruteForceAt(size, operations);
	const total = bruteForceTotal(size);
	return {
		id: 'brute-force',
		...done,
		total: total === undefined ? undefined : Number(total),
		state: total !== undefined && operations >= total ? 'through' : 'running',
	};
}

/** From 1 on, once it is through: those with fewer operations in all come before it. */
export function placeIn({lanes}: Race, {state, total}: Lane): number | undefined {
	return state === 'through' && total !== undefined
		? 1 + lanes.filter((lane) => lane.total !== undefined && lane.total < total).length
		: undefined;
}

/** In seconds, about. */
const raceTime = 22;

const raceSpeed = createSlotBySize<{readonly chosen: number | undefined}>('race-speed', {chosen: undefined});

/** The race has a speed of its own, in two digits, with which it ends in time. */
function usualSpeedOf(tape: Tape): number {
	const end = endOf(tape);
	return end ? Math.ceil(Number((end.index / raceTime).toPrecision(2))) : highestSpeed;
}

export function speedOf(model: Model, knowledge: Knowledge): number {
	return isRace(model) ? (raceSpeed.of(model).chosen ?? usualSpeedOf(knowledge.tape(model.size))) : model.speed;
}

export function withSpeed(model: Model, speed: number): Model {
	return isRace(model) ? raceSpeed.with(model, {chosen: speed}) : {...model, speed};
}

/** The usual speed of the race is one of those to choose. */
export function changeSpeed(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const usual = isRace(model) ? usualSpeedOf(knowledge.tape(model.size)) : undefined;
	return {...withSpeed(model, nextSpeed(speedOf(model, knowledge), by, usual)), stepFraction: 0};
}

/** No lane may leave what the tape has read: until then, playback waits. */
export function stepsToRead(model: Model, knowledge: Knowledge): number {
	const tape = knowledge.tape(model.size);
	if (!isRace(model) || tape.end) {
		return Number.POSITIVE_INFINITY;
	}

	const budget = Math.min(...variants.map((variant) => operationsUpTo(tape.horizon, variant)));
	const most = tape.within((moment) => operationsUpTo(moment, slowestIn(tape)), budget);
	return Math.max(0, (most?.index ?? 0) - placeOf(model).step);
}
