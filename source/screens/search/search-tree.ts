import {attackOn, type Moment, nextColumn, type Queens, type Tape} from '../../solver/index.js';

/** A node of the search tree: queens that do not attack each other, and the state of the node. */
export type Node = {
	readonly queens: Queens;
	/**
	 * `current`: on the path from the root to the current node. `explored`: the search has left it. `untried`: not
	 * reached yet.
	 */
	readonly state: 'current' | 'explored' | 'untried';
};

/** The state of a column in a call. A column that was tested and is attacked is `rejected` and has no node. */
export type Child = Node['state'] | 'rejected';

/** Returns the state of each column in the call of `place(depth)` on the current path. */
export function childrenOf(size: number, moment: Moment, depth: number): readonly Child[] {
	const {queens} = moment;
	const node = queens.slice(0, depth);
	const next = queens[depth] ?? nextColumn(size, moment);
	return Array.from({length: size}, (_, column) => {
		if (column === queens[depth]) {
			return 'current';
		}

		if (column >= next) {
			return 'untried';
		}

		return attackOn(node, depth, column) ? 'rejected' : 'explored';
	});
}

/**
 * Returns the number of solutions below a node, or undefined if the tape has not been read to the end of that subtree.
 */
export function solutionsBelow(tape: Tape, queens: Queens): number | undefined {
	const begin = tape.placing(queens);
	const end = tape.removing(queens);
	return begin && end && end.solutions - begin.solutions;
}

/** Returns all nodes of the tree in the order of the search. Only for small boards: a board of size 5 has 54 nodes. */
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
