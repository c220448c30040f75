import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Reading} from '../../../explorer/knowledge/reading.js';
import {allRules, placementsIn, type Rules} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';

/**
 * The work of one way to search. While the count is unknown, `reading` counts it. `boards` are the full boards among
 * its nodes.
 */
export type SearchSpace = {readonly id: SearchSpaceId; readonly boards?: bigint | undefined} & (
	| {readonly count: bigint}
	| {readonly count: undefined; readonly reading: Reading}
);

export type SearchSpaceId = keyof ReturnType<Text['searchSpaces']['names']>;

/**
 * Search spaces that are counted in the same unit: boards to try one by one, nodes of the tree that backtracking searches
 * with some of its rules, and what it does with all of them. Boards and trees add a rule to those before them, except the last tree.
 */
export const groups = [
	{id: 'boards', ids: ['any-squares', 'one-a-row', 'permutations']},
	{id: 'nodes', ids: ['no-rules', 'no-diagonal', 'one-diagonal', 'all-rules', 'no-column']},
	{id: 'tests', ids: ['tests', 'placements']},
] as const satisfies readonly {readonly id: string; readonly ids: readonly SearchSpaceId[]}[];

/** Searches that leave out one rule. Their search trees must be counted. */
const relaxedRules = {
	'one-diagonal': {...allRules, diagonal: false},
	'no-column': {...allRules, column: false},
} as const satisfies Partial<Record<SearchSpaceId, Rules>>;

/** Returns the search spaces of all groups for one size of board, in the order in which they are to be counted. */
export function searchSpacesOf(size: number, knowledge: Knowledge): readonly SearchSpace[] {
	const tape = knowledge.tape(size);
	const {end} = tape;
	const placements = end && placementsIn(end);
	const known = (id: SearchSpaceId, count: bigint, boards?: bigint): SearchSpace => ({id, count, boards});
	const ofTape = (id: SearchSpaceId, count: number | undefined): SearchSpace =>
		count === undefined ? {id, count, reading: tape} : known(id, BigInt(count));
	const counted = (id: keyof typeof relaxedRules): SearchSpace => {
		const reading = knowledge.treeCount(size, relaxedRules[id]);
		const {nodes, boards} = reading.counted;
		return reading.isDone ? known(id, BigInt(nodes), BigInt(boards)) : {id, count: undefined, reading};
	};
	return [
		known('any-squares', choose(size ** 2, size)),
		known('one-a-row', BigInt(size) ** BigInt(size)),
		known('permutations', arrangements(size, size)),
		ofTape('tests', end?.tests),
		ofTape('placements', placements),
		// Pending counts run in this order, so the faster one stands first.
		counted('one-diagonal'),
		counted('no-column'),
		known('no-rules', powers(size), BigInt(size) ** BigInt(size)),
		known('no-diagonal', partialArrangements(size), arrangements(size, size)),
		{
			...ofTape('all-rules', placements === undefined ? undefined : placements + 1),
			boards: end && BigInt(end.solutions),
		},
	];
}

/** The number of ways to choose `k` of `n` things, in any order. */
function choose(n: number, k: number): bigint {
	return arrangements(n, k) / arrangements(k, k);
}

/** The number of ordered ways to choose `k` of `n` things: n (n - 1) … (n - k + 1). */
function arrangements(n: number, k: number): bigint {
	return Array.from({length: k}, (_, index) => BigInt(n - index)).reduce((product, each) => product * each, 1n);
}

/**
 * The number of nodes of the search tree if only the column rule holds. At depth `k` it has all ordered choices of `k`
 * columns.
 */
function partialArrangements(size: number): bigint {
	return Array.from({length: size + 1}, (_, rows) => arrangements(size, rows)).reduce((sum, each) => sum + each, 0n);
}

/** The number of nodes of the search tree without any rule but one queen a row. At depth `k` it has size^k. */
function powers(size: number): bigint {
	return Array.from({length: size + 1}, (_, rows) => BigInt(size) ** BigInt(rows)).reduce(
		(sum, each) => sum + each,
		0n,
	);
}

/** Returns the counts that are not finished yet. */
export function pendingSearchSpaces(size: number, knowledge: Knowledge): readonly Reading[] {
	return searchSpacesOf(size, knowledge).flatMap((space) => (space.count === undefined ? [space.reading] : []));
}
