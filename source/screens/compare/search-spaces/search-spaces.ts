import type {Knowledge, Reading} from '../../../explorer/knowledge/knowledge.js';
import {allRules, placementsIn, type Rules} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';

/** `reading` counts an unknown count. `boards` are the full boards among the nodes. */
export type SearchSpace = {readonly boards?: bigint | undefined} & (
	| {readonly count: bigint}
	| {readonly count: undefined; readonly reading: Reading}
);

export type SearchSpaceId = keyof Text['searchSpaces']['names'];
export type SearchSpaces = Readonly<Record<SearchSpaceId, SearchSpace>>;

/**
 * Each group has its unit: boards to try, nodes of the tree with some rules, and what backtracking does with all.
 * Boards and trees add a rule to those before them, except the last tree.
 */
export const groups = [
	{id: 'boards', ids: ['any-squares', 'one-a-row', 'permutations']},
	{id: 'nodes', ids: ['no-rules', 'no-diagonal', 'one-diagonal', 'all-rules', 'no-column']},
	{id: 'tests', ids: ['tests', 'placements']},
] as const satisfies readonly {readonly id: string; readonly ids: readonly SearchSpaceId[]}[];

export function searchSpacesOf(size: number, knowledge: Knowledge): SearchSpaces {
	const tape = knowledge.tape(size);
	const {end} = tape;
	const placements = end && placementsIn(end);
	const ofTape = (count: number | undefined, boards?: bigint): SearchSpace =>
		count === undefined ? {count, reading: tape} : {count: BigInt(count), boards};
	const counted = (rules: Rules): SearchSpace => {
		const reading = knowledge.treeCount(size, rules);
		const {nodes, boards} = reading.counted;
		return reading.isDone ? {count: BigInt(nodes), boards: BigInt(boards)} : {count: undefined, reading};
	};
	return {
		'any-squares': {count: choose(size ** 2, size)},
		'one-a-row': {count: BigInt(size) ** BigInt(size)},
		permutations: {count: arrangements(size, size)},
		tests: ofTape(end?.tests),
		placements: ofTape(placements),
		// The faster one is counted first.
		'one-diagonal': counted({...allRules, diagonal: false}),
		'no-column': counted({...allRules, column: false}),
		// At depth k all choices of k columns, and all ordered choices of k different ones.
		'no-rules': {count: nodesIn(size, (rows) => BigInt(size) ** BigInt(rows)), boards: BigInt(size) ** BigInt(size)},
		'no-diagonal': {count: nodesIn(size, (rows) => arrangements(size, rows)), boards: arrangements(size, size)},
		'all-rules': ofTape(placements === undefined ? undefined : placements + 1, end && BigInt(end.solutions)),
	};
}

function choose(n: number, k: number): bigint {
	return arrangements(n, k) / arrangements(k, k);
}

/** Ordered ways to choose `k` of `n`: n (n - 1) … (n - k + 1). */
function arrangements(n: number, k: number): bigint {
	return Array.from({length: k}, (_, index) => BigInt(n - index)).reduce((product, each) => product * each, 1n);
}

function nodesIn(size: number, countAt: (depth: number) => bigint): bigint {
	return Array.from({length: size + 1}, (_, depth) => countAt(depth)).reduce((sum, each) => sum + each, 0n);
}

export function pendingSearchSpaces(size: number, knowledge: Knowledge): readonly Reading[] {
	const spaces = Object.values(searchSpacesOf(size, knowledge));
	return spaces.flatMap((space) => (space.count === undefined ? [space.reading] : []));
}
