import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {firstAttacked, variants} from '../../solver/index.js';
import type {BruteForceWork, LaneGroup} from '../../text/en/compare.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';
import type {Wordings} from '../../text/width.js';
import {isRace, type Lane, type Race, raceAt} from './race.js';

/** In a race who has found how much, and why; at the same step what scan has done: others can have met another attacker. */
export function sentenceOf(model: Model, knowledge: Knowledge, {label}: Display): Wordings {
	return isRace(model)
		? raceSentence(model, raceAt(model, knowledge), label('play'))
		: narration({...model, variant: variants[0].id}, knowledge, searchMoment(model, knowledge));
}

function raceSentence({size, text}: Model, race: Race, key: string): Wordings {
	const {compare} = text;
	const {lanes, slowest, moment, operations, solutions} = race;
	if (moment.index === 0) {
		return compare.start(key);
	}

	const bruteForce = bruteForceWork(size, race, text);
	if (slowest.state === 'through') {
		const through = lanes.flatMap((lane) =>
			lane.state === 'through' && lane.total !== undefined ? [{lane, value: lane.total}] : [],
		);
		return compare.end(
			grouped(through, (a, b) => a - b, text),
			bruteForce,
		);
	}

	const known = lanes.filter(({state}) => state !== 'beyond');
	const found = grouped(
		known.map((lane) => ({lane, value: lane.solutions})),
		(a, b) => b - a,
		text,
	);
	if (found.length > 1 || found[0]?.value !== 0) {
		const all = lanes.some(({state}) => state === 'through');
		return compare.found(found, solutions, all, bruteForce);
	}

	const steps = known.flatMap((lane) => (lane.id === 'brute-force' ? [] : [{lane, value: lane.moment.index}]));
	return compare.ahead(
		grouped(steps, (a, b) => b - a, text),
		operations,
		bruteForce,
	);
}

/** Lanes of equal value stand together. */
function grouped(
	values: readonly {readonly lane: Lane; readonly value: number}[],
	order: (a: number, b: number) => number,
	{compare}: Text,
): readonly LaneGroup[] {
	return [...new Set(values.map(({value}) => value))].toSorted(order).map((value) => ({
		value,
		names: values
			.filter((other) => other.value === value)
			.map(({lane}) => (lane.id === 'brute-force' ? compare.bruteForce[0] : lane.id)),
	}));
}

function bruteForceWork(size: number, {lanes, slowest}: Race, text: Text): BruteForceWork | undefined {
	return lanes.flatMap((lane): readonly BruteForceWork[] => {
		if (lane.id !== 'brute-force' || lane.state === 'through') {
			return [];
		}

		const attacked = firstAttacked(lane.queens);
		const rowsBelow = attacked ? size - 1 - attacked.row : 0;
		return [
			{
				name: text.compare.bruteForce[0],
				solutions: lane.solutions,
				boards: lane.boards,
				alike: rowsBelow === 0 ? undefined : text.large(BigInt(size) ** BigInt(rowsBelow), 12),
				slowest: slowest.id,
				factor: lane.total && slowest.total ? ratio(BigInt(lane.total), BigInt(slowest.total)) : '',
			},
		];
	})[0];
}
