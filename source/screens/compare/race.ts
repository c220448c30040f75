import type {Display} from '../../components/display.js';
import {layoutOf} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlotBySize, type Model, usualSpeed} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {highestSpeed, nextSpeed} from '../../explorer/playback.js';
import {compareView} from '../../explorer/step-views.js';
import {operationsUpTo} from '../../explorer/work.js';
import {type Moment, type Tape, variants} from '../../solver/index.js';
import type {Wordings} from '../../text/width.js';

export type Lane = {
	readonly variant: (typeof variants)[number];
	/** The last one that is known, if the lane is `beyond` what has been read of the search. */
	readonly moment: Moment;
	readonly operations: number;
	readonly state: 'running' | 'through' | 'beyond';
	/** Of its search, or while the end is unknown, of the way of the lane in front; from 0 to 1. */
	readonly share: number;
	/** From 1 on: the variants with fewer operations in all come before it; flags and bitmask share one. Undefined while totals are unknown. */
	readonly place: number | undefined;
};

export type Race = {
	/** In the order of the variants. */
	readonly lanes: readonly Lane[];
	/** Its steps are those of the keys. */
	readonly cursor: Lane;
	readonly front: Lane;
	readonly hindmost: Lane;
	readonly end: Moment | undefined;
};

/** A small window shows the race only. */
export function isRace(model: Model): boolean {
	return layoutOf(model) === 'compact' || compareView.of(model).shown === 'race';
}

/** In a race, each lane is as far as it comes with the operations of the cursor; else all are at the same step. */
export function raceAt(model: Model, knowledge: Knowledge): Race {
	const tape = knowledge.tape(model.size);
	const {end, horizon} = tape;
	const moment = searchMoment(model, knowledge);
	const slowest = slowestVariant(tape);
	const budget = operationsUpTo(moment, slowest);
	// Some steps cost nothing, but at the start nobody has begun.
	const isApart = isRace(model) && moment.index > 0;
	const reached = variants.map((variant) =>
		isApart && variant !== slowest ? tape.within((each) => operationsUpTo(each, variant), budget) : moment,
	);
	const all = end?.index ?? Math.max(1, ...reached.map((each = horizon) => each.index));
	const lanes = variants.map((variant, order): Lane => {
		const shown = reached[order] ?? horizon;
		const before = end && variants.filter((each) => operationsUpTo(end, each) < operationsUpTo(end, variant));
		const running = reached[order] ? 'running' : 'beyond';
		return {
			variant,
			moment: shown,
			operations: operationsUpTo(shown, variant),
			state: shown.index === end?.index ? 'through' : running,
			share: shown.index / all,
			place: before && before.length + 1,
		};
	});
	const [front, , hindmost] = lanes.toSorted((a, b) => b.moment.index - a.moment.index);
	const cursor = lanes.find(({variant}) => variant === slowest);
	return {lanes, cursor: cursor!, front: front!, hindmost: hindmost!, end};
}

/** With the most operations in all; while they are unknown scan, which it is from 7 queens on. */
function slowestVariant({end}: Tape): Lane['variant'] {
	const most = end && Math.max(...variants.map((each) => operationsUpTo(end, each)));
	return variants.find((each) => end && operationsUpTo(end, each) === most) ?? variants[0];
}

/** In seconds, about. */
const raceTime = 40;
/** In steps per second, while nobody knows how many there are. */
const speedOfUnknown = 500;

const raceSpeed = createSlotBySize<{readonly chosen: number | undefined}>('race-speed', {chosen: undefined});

/** A race has a speed of its own, with which it ends in time. */
export function speedOf(model: Model, knowledge: Knowledge): number {
	const {end} = knowledge.tape(model.size);
	const usual = end ? Math.max(usualSpeed, nextSpeed(Math.min(end.index / raceTime, highestSpeed), 1)) : speedOfUnknown;
	return isRace(model) ? (raceSpeed.of(model).chosen ?? usual) : model.speed;
}

export function withSpeed(model: Model, speed: number): Model {
	return isRace(model) ? raceSpeed.with(model, {chosen: speed}) : {...model, speed};
}

/** Who is how far. At the same step, what scan has done: others can have met another attacker. */
export function sentenceOf(model: Model, knowledge: Knowledge, race: Race, {label}: Display): Wordings {
	return isRace(model)
		? raceSentence(model, race, label('play'))
		: narration({...model, variant: variants[0].id}, knowledge, race.cursor.moment);
}

function raceSentence({text: {compare}}: Model, {lanes, cursor, front, hindmost}: Race, key: string): Wordings {
	const firsts = lanes.filter(({place}) => place === 1);
	const [first] = firsts;
	const names = firsts.map(({variant}) => variant.id);
	if (hindmost.moment.index === 0) {
		return compare.start(key);
	}

	if (first && cursor.state === 'through') {
		const others = lanes.toSorted((a, b) => a.operations - b.operations).filter((lane) => !firsts.includes(lane));
		const counts = [...new Set(others.map(({operations}) => operations))];
		return compare.allThrough(
			cursor.moment.solutions,
			names,
			first.operations,
			counts.map((count) => ({
				ids: others.filter(({operations}) => operations === count).map(({variant}) => variant.id),
				factor: count / first.operations,
			})),
		);
	}

	if (first?.state === 'through') {
		return compare.firstThrough(names, first.operations, cursor.variant.id, cursor.operations, {
			found: cursor.moment.solutions,
			all: first.moment.solutions,
		});
	}

	const at = ({moment: {index}}: Lane) =>
		lanes.filter(({moment}) => moment.index === index).map(({variant}) => variant.id);
	return front.moment.index === hindmost.moment.index
		? compare.level(cursor.operations)
		: compare.ahead(cursor.operations, at(front), at(hindmost), {
				factor: front.moment.index / hindmost.moment.index,
				isLeast: front.state === 'beyond',
			});
}
