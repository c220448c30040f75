import {allRules, placementsIn, type Rules, type Tape, TreeCount} from '../solver/index.js';
import type {Reading} from './patience.js';

/** How much work a way to search is: a number, or how much of it has been counted so far. */
export type Rung = {readonly id: RungId; readonly boards?: number | undefined} & (
	| {readonly count: bigint}
	| {readonly count: undefined; readonly reading: Reading}
);

export type RungId =
	| 'any-squares'
	| 'one-a-row'
	| 'permutations'
	| 'tests'
	| 'placements'
	| 'all-rules'
	| 'one-diagonal'
	| 'no-diagonal'
	| 'no-column';

const relaxed = {
	'one-diagonal': {...allRules, diagonal: false},
	'no-column': {...allRules, column: false},
} as const satisfies Partial<Record<RungId, Rules>>;

const counts = new Map<string, TreeCount>();

/** The count of a search with fewer rules. Begun once, and read on in the background. */
function countOf(size: number, id: keyof typeof relaxed): TreeCount {
	const key = `${size} ${id}`;
	const count = counts.get(key) ?? new TreeCount(size, relaxed[id]);
	counts.set(key, count);
	return count;
}

/**
 * The work for a board, from the plainest idea to the best: first how many boards or steps there are to look at, then the
 * nodes of the search tree with fewer and with all rules.
 */
export function rungsOf(size: number, tape: Tape): readonly Rung[] {
	const {end} = tape;
	const placements = end && placementsIn(end);
	const known = (id: RungId, count: bigint, boards?: number): Rung => ({id, count, boards});
	const ofTape = (id: RungId, count: number | undefined): Rung =>
		count === undefined ? {id, count, reading: tape} : known(id, BigInt(count));
	const counted = (id: keyof typeof relaxed): Rung => {
		const reading = countOf(size, id);
		const {nodes, boards} = reading.counted;
		return reading.isDone ? known(id, BigInt(nodes), boards) : {id, count: undefined, reading};
	};
	return [
		known('any-squares', choose(size ** 2, size)),
		known('one-a-row', BigInt(size) ** BigInt(size)),
		known('permutations', arrangements(size, size)),
		ofTape('tests', end?.tests),
		ofTape('placements', placements),
		// The sooner done goes first.
		counted('one-diagonal'),
		counted('no-column'),
		known('no-diagonal', partialArrangements(size), Number(arrangements(size, size))),
		{...ofTape('all-rules', placements === undefined ? undefined : placements + 1), boards: end?.solutions},
	];
}

/** The ways to choose `k` of `n`. */
function choose(n: number, k: number): bigint {
	return arrangements(n, k) / arrangements(k, k);
}

/** The ways to choose `k` of `n` one after the other. */
function arrangements(n: number, k: number): bigint {
	return Array.from({length: k}, (_, index) => BigInt(n - index)).reduce((product, each) => product * each, 1n);
}

/** The nodes of the tree in which only the columns differ: its rows hold all ways to fill the first rows. */
function partialArrangements(size: number): bigint {
	return Array.from({length: size + 1}, (_, rows) => arrangements(size, rows)).reduce((sum, each) => sum + each, 0n);
}
