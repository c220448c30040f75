import type {Glyphs} from '../../../components/glyphs.js';
import {run, type StyledRun} from '../../../components/styled-text.js';
import {isAtDeadEnd} from '../../../explorer/stepping.js';
import {attackOn, isDeadEnd, type Moment, nextColumn, type Queens, safeColumns} from '../../../solver/index.js';

/**
 * `path`: its queens are on the board. `tested`: its last square has just been found safe. `untried`: not reached yet.
 * Others have a dead end or a solution, or the search has left the node after it found solutions below (`fruitful`) or
 * none (`explored`).
 */
export type NodeState = 'path' | 'tested' | 'untried' | 'explored' | 'fruitful' | 'dead-end' | 'solution';

const signs = {
	path: {glyph: 'queen', tone: 'accent'},
	tested: {glyph: 'tested', tone: 'strong'},
	untried: {glyph: 'untried', tone: 'line'},
	explored: {glyph: 'explored', tone: undefined},
	fruitful: {glyph: 'fruitful', tone: 'strong'},
	'dead-end': {glyph: 'deadEnd', tone: undefined},
	solution: {glyph: 'solved', tone: 'strong'},
	rejected: {glyph: 'rejected', tone: 'line'},
} as const;

export function nodeRun(state: NodeState | 'rejected', glyphs: Glyphs): StyledRun {
	const {glyph, tone} = signs[state];
	return run(glyphs[glyph], tone);
}

export type TreeNode = {
	readonly queens: Queens;
	readonly state: NodeState;
	readonly children: readonly TreeNode[];
};

/** Only for small boards: a board of size 7 has 552 nodes. With `isFutureHidden`, without nodes not placed yet. */
export function searchTree(size: number, moment: Moment, isFutureHidden = false, queens: Queens = []): TreeNode {
	const children = safeColumns(size, queens).map((column) =>
		searchTree(size, moment, isFutureHidden, [...queens, column]),
	);
	const hasSolution = children.some(({state}) => state === 'fruitful' || state === 'solution');
	const placed = children.filter(({state}) => state !== 'untried' && state !== 'tested');
	return {
		queens,
		state: stateOf(size, moment, queens, () => hasSolution, isFutureHidden),
		children: isFutureHidden ? placed : children,
	};
}

/**
 * By column, in the call below these queens, which are on the path or have just been left; `rejected` where a queen
 * attacks the tested square, so there is no node.
 */
export function childrenOf(
	size: number,
	moment: Moment,
	above: Queens,
	hasSolution: (queens: Queens) => boolean,
	isFutureHidden = false,
): readonly (NodeState | 'rejected')[] {
	// Tested before the next column in the running call; above it, before the queen.
	const depth = above.length;
	const isLeft = reachedBy(size, moment, above) === 'passed';
	const end = isLeft ? size : (moment.queens[depth] ?? nextColumn(size, moment));
	return Array.from({length: size}, (_, column) =>
		column < end && attackOn(above, depth, column)
			? 'rejected'
			: stateOf(size, moment, [...above, column], hasSolution, isFutureHidden),
	);
}

/** With `isFutureHidden` the current node is no dead end: that would tell what follows. */
function stateOf(
	size: number,
	moment: Moment,
	queens: Queens,
	hasSolution: (queens: Queens) => boolean,
	isFutureHidden: boolean,
): NodeState {
	const reached = reachedBy(size, moment, queens);
	if (reached === 'path') {
		const isCurrent = queens.length === moment.queens.length;
		if (isCurrent && moment.step?.type === 'solution') {
			return 'solution';
		}

		return isCurrent && !isFutureHidden && isAtDeadEnd(size, moment) ? 'dead-end' : 'path';
	}

	if (reached !== 'passed') {
		return reached;
	}

	if (queens.length === size || isDeadEnd(size, queens)) {
		return queens.length === size ? 'solution' : 'dead-end';
	}

	return hasSolution(queens) ? 'fruitful' : 'explored';
}

function reachedBy(size: number, moment: Moment, queens: Queens): 'path' | 'passed' | 'tested' | 'untried' {
	const {queens: path, step} = moment;
	const depth = queens.findIndex((column, row) => column !== path[row]);
	const column = queens[depth];
	if (column === undefined) {
		return 'path';
	}

	const isBelow = depth === path.length;
	if (isBelow && step?.type === 'test' && !step.attack && step.column === column && queens.length === depth + 1) {
		return 'tested';
	}

	return column < (path[depth] ?? nextColumn(size, moment)) ? 'passed' : 'untried';
}
