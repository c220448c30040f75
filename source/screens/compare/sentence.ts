import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {firstAttacked} from '../../solver/search/brute-force.js';
import type {BruteForceWork, LaneGroup} from '../../text/en/compare.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';
import {type Lane, type Race, raceAt} from './race.js';

/** Who has found how much, and why. */
export function sentenceOf(model: Model, knowledge: Knowledge, {label}: Display): string {
	const {text} = model;
	const {compare} = text;
	const race = raceAt(model, knowledge);
	const {lanes, slowest} = race;
	if (slowest.moment.index === 0) {
		return compare.start(label('play'));
	}

	const groupsBy = (of: (lane: Lane) => number | undefined) => grouped(lanes, of, text);
	const work = workOf(race, text);
	if (slowest.state === 'through') {
		const groups = groupsBy(({state, total}) => (state === 'through' ? total : undefined));
		return compare.end(groups.toReversed(), work);
	}

	// The second sentence is about brute force.
	const groups = groupsBy(({id, solutions}) => (id === 'brute-force' && work ? undefined : solutions));
	return compare.found(groups, work);
}

/** Lanes of equal value stand together, the largest first. */
function grouped(lanes: Race['lanes'], of: (lane: Lane) => number | undefined, {compare}: Text): readonly LaneGroup[] {
	const values = lanes.flatMap((lane) => of(lane) ?? []);
	return [...new Set(values)]
		.toSorted((a, b) => b - a)
		.map((value) => ({
			value,
			names: lanes
				.filter((lane) => of(lane) === value)
				.map(({id}) => (id === 'brute-force' ? compare.bruteForce[0]! : id)),
		}));
}

/** Once brute force is through, too, nothing is to be said of it alone. */
function workOf({lanes: [lane], slowest}: Race, text: Text): BruteForceWork | undefined {
	const {boards, solutions, queens, total = 0, state} = lane;
	const {size} = slowest.moment;
	const attacked = firstAttacked(queens);
	const rowsBelow = attacked ? size - 1 - attacked.row : 0;
	const alike = rowsBelow === 0 ? undefined : text.large(BigInt(size) ** BigInt(rowsBelow), 12);
	const factor = ratio(total, slowest.total ?? 1);
	return state === 'through' ? undefined : {boards, solutions, alike, factor, slowest: slowest.id};
}
