import {attackOn, type Moment, nextColumn, type Queens, type Tape} from '../solver/index.js';

/** A node of the search tree: some queens that do not attack each other, and what has become of it. */
export type Node = {
	readonly queens: Queens;
	/** On the path from the root to where the search stands, done with, or not come to yet. */
	readonly state: 'current' | 'explored' | 'untried';
};

/** What has become of a column in a call on the path: no node if it is attacked, and tested. */
export type Child = Node['state'] | 'rejected';

/** What has become of each column of the row below the first `depth` queens that stand. */
export function childrenOf(size: number, moment: Moment, depth: number): readonly Child[] {
	const {queens} = moment;
	const node = queens.slice(0, depth);
	const done = depth < queens.length ? queens[depth]! : nextColumn(size, moment);
	return Array.from({length: size}, (_, column) => {
		if (column === queens[depth]) {
			return 'current';
		}

		if (column >= done) {
			return 'untried';
		}

		return attackOn(node, depth, column) ? 'rejected' : 'explored';
	});
}

/** How many solutions the search has found, or will find, below a node. */
export function solutionsBelow(tape: Tape, queens: Queens): number | undefined {
	const begin = tape.placing(queens);
	const end = tape.removing(queens);
	return begin && end && end.solutions - begin.solutions;
}

/** All nodes of the tree in the order in which the search comes to them. For small boards: with N = 5 there are 54. */
export function nodesOf(size: number, moment: Moment): readonly Node[] {
	return subtreeOf(size, moment, {queens: [], state: 'current'});
}

function subtreeOf(size: number, moment: Moment, node: Node): readonly Node[] {
	const {queens, state} = node;
	const depth = queens.length;
	const children = state === 'current' ? childrenOf(size, moment, depth) : [];
	const below = depth === size ? [] : Array.from({length: size}, (_, column) => column);
	return [
		node,
		...below
			.filter((column) => !attackOn(queens, depth, column))
			.flatMap((column) => {
				const child = children[column] ?? state;
				return subtreeOf(size, moment, {queens: [...queens, column], state: child === 'rejected' ? state : child});
			}),
	];
}
